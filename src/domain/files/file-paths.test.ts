import { describe, expect, test } from 'vitest';
import { isFilePath, suggestedName, uploadLocation } from './file-paths.ts';

// docs/behaviour.md#files "An upload to a folder (a path that ends in /, ~, . or .., or any path for several files)"
describe('the target path of an upload', () => {
  test.each([
    ['', '~/a.txt'],
    ['~/', '~/a.txt'],
    ['~', '~/a.txt'],
    ['.', './a.txt'],
    ['..', '../a.txt'],
    ['/', '/a.txt'],
    ['/tmp/', '/tmp/a.txt'],
    ['/tmp//', '/tmp/a.txt'],
    ['/tmp/b.txt', '/tmp/b.txt'],
    ['b.txt', 'b.txt'],
  ])('to %j is %s', (destination, location) => {
    expect(uploadLocation(destination, 'a.txt', false)).toBe(location);
  });
  test.each([
    ['/tmp', '/tmp/a.txt'],
    ['folder', 'folder/a.txt'],
    ['~/', '~/a.txt'],
  ])('of several files to %j is %s', (destination, location) => {
    expect(uploadLocation(destination, 'a.txt', true)).toBe(location);
  });
  test('of a file whose name starts with a tilde is in the home folder', () => {
    expect(uploadLocation('', '~bob', false)).toBe('~/~bob');
  });
});

test.each([
  ['', false],
  ['~', false],
  ['~/', false],
  ['/tmp/', false],
  ['/tmp/..', false],
  ['/tmp', true],
  ['~/a', true],
  ['*.log', true],
])('%j can be downloaded: %s', (path, isFile) => expect(isFilePath(path)).toBe(isFile));

test.each([
  ['/tmp/a.txt', 'a.txt'],
  ['*.log', '_.log'],
  ['~/say "hi": why?', 'say _hi__ why_'],
  ['/tmp/bill\u202egpj.exe', 'billU+202Egpj.exe'],
  ['/tmp/', 'download'],
  [`/tmp/${'a'.repeat(500)}`, 'a'.repeat(200)],
])('the suggested name for %j is %j', (path, name) => expect(suggestedName(path)).toBe(name));
