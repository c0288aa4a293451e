import { expect, test } from 'vitest';
import { pathsOverlap, parsePath } from './shared-paths.ts';

test.each([
  ['', []],
  ['a', ['a']],
  ['a/b c/d.txt', ['a', 'b c', 'd.txt']],
  ['...', ['...']],
  ['con/a:b?', ['con', 'a:b?']],
  ['a\\..\\b', ['a\\..\\b']],
])('parses the path %j', (text, path) => {
  expect(parsePath(text)).toEqual(path);
});

test.each(['/', '/a', 'a/', 'a//b', '.', '..', 'a/./b', '../a', 'a/..'])('rejects the path %j', (text) => {
  expect(parsePath(text)).toBeUndefined();
});

test('rejects a path of more than 10,240 bytes', () => {
  expect(parsePath('ä'.repeat(5120))).toHaveLength(1);
  expect(parsePath(`${'ä'.repeat(5120)}a`)).toBeUndefined();
});

test.each([
  ['a', 'a', true],
  ['a', 'A', true],
  ['a', 'a/b/c', true],
  ['', 'a', true],
  ['a', 'ab', false],
  ['a/b', 'a/c', false],
])('the paths %j and %j overlap: %j', (first, second, isOverlap) => {
  expect([pathsOverlap(first, second), pathsOverlap(second, first)]).toEqual([isOverlap, isOverlap]);
});
