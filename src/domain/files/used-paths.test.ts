import { expect, test } from 'vitest';
import { offeredPaths, readUsedPaths, addUsedPath, type UsedPath } from './used-paths.ts';

const usedPath = (path: string, server = 'web-01', direction: UsedPath['direction'] = 'download'): UsedPath => ({
  direction,
  server,
  path,
});

test('moves a path that is used again to the start, without duplicates', () => {
  const paths = [usedPath('/a'), usedPath('/b'), usedPath('/a')].reduce<readonly UsedPath[]>(addUsedPath, []);
  expect(paths).toEqual([usedPath('/a'), usedPath('/b')]);
});

// docs/behaviour.md#files "The browser stores the last 50 paths"
test('stores at most 50 paths', () => {
  const paths = Array.from({ length: 60 }, (_, n) => usedPath(`/${n}`)).reduce<readonly UsedPath[]>(addUsedPath, []);
  expect([paths.length, paths[0], paths.at(-1)]).toEqual([50, usedPath('/59'), usedPath('/10')]);
});

// docs/behaviour.md#files "The browser stores the last 50 paths"
test('suggests only paths of the same direction, those on the same server first', () => {
  const paths = [usedPath('/x', 'db-01'), usedPath('/a'), usedPath('/x'), usedPath('/up', 'web-01', 'upload')];
  expect(offeredPaths(paths, { direction: 'download', server: 'web-01' })).toEqual(['/a', '/x']);
  expect(offeredPaths(paths, { direction: 'download', server: 'db-01' })).toEqual(['/x', '/a']);
  expect(offeredPaths(paths, { direction: 'upload', server: 'db-01' })).toEqual(['/up']);
});

test.each([
  [null, []],
  ['', []],
  ['no JSON', []],
  ['{}', []],
  ['[1, null, {"direction":"sideways","path":"/a"}, {"direction":"upload"}]', []],
  ['[{"direction":"upload","server":7,"path":"/a","more":1}]', [usedPath('/a', '', 'upload')]],
  [JSON.stringify([usedPath(`/${'a'.repeat(2000)}`)]), []],
])('parses the stored text %s', (stored, paths) => expect(readUsedPaths(stored)).toEqual(paths));
