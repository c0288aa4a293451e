import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isFresh } from './build.ts';

/** A project whose files were changed at these seconds. */
async function project(files: Record<string, number>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'postern-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, second] of Object.entries(files)) {
    const file = join(root, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '');
    await utimes(file, second, second);
  }
  for (const folder of ['src/ui', 'src', 'fixtures', 'openapi'])
    if (Object.keys(files).some((name) => name.startsWith(`${folder}/`))) await utimes(join(root, folder), 1, 1);
  return root;
}

test.each([
  ['there is none', false, { 'src/main.tsx': 10 }],
  ['it is newer than all sources', true, { 'src/main.tsx': 10, 'src/ui/tag.tsx': 11, 'dist/index.html': 12 }],
  ['a source far down is newer', false, { 'src/main.tsx': 10, 'src/ui/tag.tsx': 13, 'dist/index.html': 12 }],
  ['a setting is newer', false, { 'src/main.tsx': 10, 'vite.config.ts': 13, 'dist/index.html': 12 }],
  ['something else is newer', true, { 'src/main.tsx': 10, 'README.md': 13, 'dist/index.html': 12 }],
  ['there are no sources to be behind of', true, { 'dist/index.html': 12 }],
])('a build when %s: fresh is %s', async (_when, fresh, files) => {
  expect(await isFresh(await project(files))).toBe(fresh);
});
