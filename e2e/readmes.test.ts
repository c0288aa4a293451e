// The README of a folder names every folder in it, except for areas (see below), and no folder or file that does not
// exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const DOCUMENTED_ROOTS = ['src', 'fixtures', 'openapi', 'e2e', 'deploy'];
/** Whether this is the folder of one area or page. The README of the parent folder describes these as a whole. */
const isArea = (folder: string): boolean =>
  folder.startsWith('src/screens/') || readdirSync(folder).some((file) => file.endsWith('.e2e.ts'));

const readmes = DOCUMENTED_ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|\/)README\.md$/.test(path))
    .map((path) => join(root, path)),
);

/** Names of folders in code spans, such as `list/`: below the folder of the README, or paths from the root. */
const namedFolders = (text: string): string[] =>
  [...text.matchAll(/`(?!#)([\w.-][\w./-]*)\/`/g)].map(([, name = '']) => name);

/** Names of source files in code spans, such as `links.ts`: below any of the folders. */
const namedFiles = (text: string): string[] =>
  [...text.matchAll(/`([\w-][\w./-]*\.(?:tsx?|yaml|json|md))`/g)].map(([, name = '']) => name);

const files = [...DOCUMENTED_ROOTS, 'docs'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => `/${root}/${path}`),
);

test('finds more than 15 READMEs', () => expect(readmes.length).toBeGreaterThan(15));

test.each(readmes)('%s names its folders', (path) => {
  const folder = dirname(path);
  const text = readFileSync(path, 'utf8');
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isArea(join(folder, entry.name)))
    .map(({ name }) => name);
  expect(folders.filter((name) => !text.includes(`\`${name}/`) && !text.includes(`\`${name}\``))).toEqual([]);
});

test.each(readmes)('%s names no folder that does not exist', (path) => {
  const folder = dirname(path);
  const pathsInFolder = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const missing = namedFolders(readFileSync(path, 'utf8')).filter(
    (name) => !existsSync(name) && !pathsInFolder.some((file) => `/${file}`.endsWith(`/${name}`)),
  );
  expect(missing).toEqual([]);
});

test.each(readmes)('%s names no file that does not exist', (path) => {
  const missing = namedFiles(readFileSync(path, 'utf8')).filter(
    (name) => !files.some((file) => file.endsWith(`/${name}`)),
  );
  expect(missing).toEqual([]);
});
