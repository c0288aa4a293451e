import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsIn, type Citation } from './citations.ts';
import { sectionsOf, type Section } from './statements.ts';

const CITING = ['src', 'e2e', 'fixtures'];

const filesIn = (root: string): string[] =>
  CITING.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
    // The test of citations has some that lead nowhere.
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('citations.test.ts'))
    .toSorted();

/** What is stated in this repository, and who cites it. */
export const readCoverage = (root: string): { sections: Section[]; citations: Citation[] } => ({
  sections: sectionsOf(readFileSync(join(root, 'docs/behaviour.md'), 'utf8')),
  citations: filesIn(root).flatMap((path) => citationsIn(path, readFileSync(join(root, path), 'utf8'))),
});
