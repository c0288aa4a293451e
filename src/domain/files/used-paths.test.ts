import { expect, test } from 'vitest';
import { offeredPaths, readUsedPaths, addUsedPath, type UsedPath } from './used-paths.ts';

const used = (path: string, server = 'web-01', direction: UsedPath['direction'] = 'download'): UsedPath => ({
  direction,
  server,
  path,
});

test('puts the latest path first, without duplicates', () => {
  const paths = [used('/a'), used('/b'), used('/a')].reduce<readonly UsedPath[]>(addUsedPath, []);
  expect(paths).toEqual([used('/a'), used('/b')]);
});

// docs/behaviour.md#files "The browser stores the last 50 paths"
test('stores at most 50 paths', () => {
  const many = Array.from({ length: 60 }, (_, n) => used(`/${n}`)).reduce<readonly UsedPath[]>(addUsedPath, []);
  expect([many.length, many[0], many.at(-1)]).toEqual([50, used('/59'), used('/10')]);
});

// docs/behaviour.md#files "The browser stores the last 50 paths"
test('suggests only paths of the same direction, those on the same server first', () => {
  const paths = [used('/x', 'db-01'), used('/a'), used('/x'), used('/up', 'web-01', 'upload')];
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
  ['[{"direction":"upload","server":7,"path":"/a","more":1}]', [used('/a', '', 'upload')]],
  [JSON.stringify([used(`/${'a'.repeat(2000)}`)]), []],
])('parses the stored text %s', (stored, paths) => expect(readUsedPaths(stored)).toEqual(paths));
