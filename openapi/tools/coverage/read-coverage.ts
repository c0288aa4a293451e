import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCitations, type Citation } from './citations.ts';
import { parseSections, type Section } from './statements.ts';

const CITING_FOLDERS = ['src', 'e2e', 'fixtures'];

const sourceFilesIn = (root: string): string[] =>
  CITING_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
    // The test of citations contains invalid citations.
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('citations.test.ts'))
    .toSorted();

/** Reads the sections of docs/behaviour.md, and all citations of them in the repository at `root`. */
export const loadCoverage = (root: string): { sections: Section[]; citations: Citation[] } => ({
  sections: parseSections(readFileSync(join(root, 'docs/behaviour.md'), 'utf8')),
  citations: sourceFilesIn(root).flatMap((path) => findCitations(path, readFileSync(join(root, path), 'utf8'))),
});
