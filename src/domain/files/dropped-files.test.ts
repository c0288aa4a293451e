import { expect, test } from 'vitest';
import { readDroppedItems } from './dropped-files.ts';

const file = new File(['a'], 'a.txt');
const item = (kind: string, entry?: { isDirectory: boolean; name: string } | null) => ({
  kind,
  ...(entry === undefined ? {} : { webkitGetAsEntry: () => entry }),
  getAsFile: () => (kind === 'file' ? file : null),
});

test.each([
  ['a file', [item('file', { isDirectory: false, name: 'a.txt' })], { files: [file], folders: [] }],
  ['a folder', [item('file', { isDirectory: true, name: 'src' })], { files: [], folders: ['src'] }],
  [
    'a file and a folder',
    [item('file', { isDirectory: true, name: 'src' }), item('file', null)],
    { files: [file], folders: ['src'] },
  ],
  ['a file in a browser without file system entries', [item('file')], { files: [file], folders: [] }],
  ['text', [item('string')], { files: [], folders: [] }],
])('reads %s', (_, items, dropped) => expect(readDroppedItems(items)).toEqual(dropped));
