import { expect, test } from 'vitest';
import { activeUploadPaths, findConflicts, resolveConflicts, type ConflictChoice } from './conflicts.ts';
import { uploadLocation } from './file-paths.ts';
import type { Transfer, TransferState } from './transfer.ts';

/** Uploads to the same folder. `id` distinguishes files with the same name. */
const uploadsOf = (...names: string[]) =>
  names.map((name, id) => ({ file: { name, id }, filename: name, location: uploadLocation('/tmp/', name, true) }));

const transfer = (location: string, filename: string, state: TransferState): Transfer => ({
  id: 1,
  direction: 'upload',
  location,
  filename,
  state,
});

// docs/behaviour.md#files "If a second file goes to the same"
test.each<{ title: string; names: string[]; activePaths?: string[]; renamed: string[] }>([
  { title: 'different names', names: ['a.txt', 'b.txt'], renamed: [] },
  { title: 'names that differ in case', names: ['a.txt', 'A.txt'], renamed: [] },
  { title: 'the same name twice', names: ['a.txt', 'a.txt'], renamed: ['/tmp/a-2.txt'] },
  { title: 'the same name three times', names: ['a.txt', 'a.txt', 'a.txt'], renamed: ['/tmp/a-2.txt', '/tmp/a-3.txt'] },
  {
    title: 'a name whose numbered form is also uploaded',
    names: ['a.txt', 'a.txt', 'a-2.txt'],
    renamed: ['/tmp/a-3.txt'],
  },
  {
    title: 'a path of an active upload',
    names: ['a.txt', 'b.txt'],
    activePaths: ['/tmp/a.txt', '/tmp/a-2.txt'],
    renamed: ['/tmp/a-3.txt'],
  },
  { title: 'two extensions', names: ['logs.tar.gz', 'logs.tar.gz'], renamed: ['/tmp/logs-2.tar.gz'] },
  { title: 'no extension', names: ['Makefile', 'Makefile'], renamed: ['/tmp/Makefile-2'] },
  { title: 'a hidden file', names: ['.bashrc', '.bashrc'], renamed: ['/tmp/.bashrc-2'] },
  { title: 'a dot at the end', names: ['odd.', 'odd.'], renamed: ['/tmp/odd.-2'] },
  { title: 'a line break', names: ['a\nb.txt', 'a\nb.txt'], renamed: ['/tmp/a\nb-2.txt'] },
])('finds the conflicts of uploads with $title', ({ names, activePaths = [], renamed: expected }) => {
  const conflicts = findConflicts(uploadsOf(...names), activePaths);
  expect(conflicts.map(({ renamed }) => renamed.location)).toEqual(expected);
  for (const { renamed } of conflicts) expect(renamed.location).toBe(`/tmp/${renamed.filename}`);
});

test('a path that may be a folder is not a conflict', () => {
  const upload = { file: { name: 'a.txt' }, filename: 'a.txt', location: '/srv/app' };
  expect(findConflicts([upload], ['/srv/app'])).toEqual([]);
});

test.each<[ConflictChoice[], [path: string, id: number][]]>([
  [
    ['keep', 'keep'],
    [
      ['/tmp/a.txt', 0],
      ['/tmp/b.txt', 1],
      ['/tmp/a-2.txt', 2],
      ['/tmp/a-3.txt', 3],
    ],
  ],
  [
    ['skip', 'skip'],
    [
      ['/tmp/a.txt', 0],
      ['/tmp/b.txt', 1],
    ],
  ],
  [
    ['replace', 'skip'],
    [
      ['/tmp/a.txt', 2],
      ['/tmp/b.txt', 1],
    ],
  ],
  [
    ['skip', 'replace'],
    [
      ['/tmp/a.txt', 3],
      ['/tmp/b.txt', 1],
    ],
  ],
  [
    ['replace', 'keep'],
    [
      ['/tmp/a.txt', 2],
      ['/tmp/b.txt', 1],
      ['/tmp/a-3.txt', 3],
    ],
  ],
])('the choices %j lead to the uploads %j', (choices, expected) => {
  const uploads = uploadsOf('a.txt', 'b.txt', 'a.txt', 'a.txt');
  const conflicts = findConflicts(uploads, []);
  const remaining = resolveConflicts(uploads, conflicts, (conflict) => choices[conflicts.indexOf(conflict)] ?? 'skip');
  expect(remaining.map(({ location, file }) => [location, file.id])).toEqual(expected);
});

// docs/behaviour.md#files "The other file belongs to the same", "The proxy reports no other files"
test('active upload paths include only full paths of uploads that have not ended', () => {
  const queued: TransferState = { status: 'queued' };
  expect(
    activeUploadPaths([
      transfer('/tmp/a.txt', 'a.txt', queued),
      transfer('/tmp/b.txt', 'b.txt', { status: 'done', size: 1 }),
      transfer('/tmp/c.txt', 'c.txt', { status: 'cancelled' }),
      transfer('/srv/app', 'd.txt', queued),
      { ...transfer('/tmp/e.txt', 'e.txt', queued), direction: 'download' },
    ]),
  ).toEqual(['/tmp/a.txt']);
});
