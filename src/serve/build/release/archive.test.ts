import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseTarGzip } from 'nanotar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packFolder } from './archive.ts';

const OPTIONS = { prefix: 'postern-demo-1.0.0', mtime: Date.UTC(2026, 10, 28) };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
  await mkdir(join(folder, 'web'));
  await writeFile(join(folder, 'web/index.html'), '<!doctype html>');
  await writeFile(join(folder, '404.html'), 'missing');
});

afterEach(() => rm(folder, { recursive: true }));

test('the archive has the sorted files of the folder, with one time and no owner', async () => {
  const files = await parseTarGzip(await packFolder(folder, OPTIONS));
  expect(files.map(({ name, text }) => [name, text])).toEqual([
    ['postern-demo-1.0.0/404.html', 'missing'],
    ['postern-demo-1.0.0/web/index.html', '<!doctype html>'],
  ]);
  for (const { attrs } of files) expect(attrs).toMatchObject({ uid: 0, gid: 0, mtime: OPTIONS.mtime / 1000 });
});

test('the archive is the same when the files are written at another time', async () => {
  const first = await packFolder(folder, OPTIONS);
  await utimes(join(folder, '404.html'), new Date(0), new Date(0));
  expect(await packFolder(folder, OPTIONS)).toEqual(first);
});

test('packing fails if a name is too long for a tar file', async () => {
  await writeFile(join(folder, 'a'.repeat(90)), '');
  await expect(packFolder(folder, OPTIONS)).rejects.toThrow('is too long for a tar file');
});
