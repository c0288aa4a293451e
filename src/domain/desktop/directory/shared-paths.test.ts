import { expect, test } from 'vitest';
import { pathsOverlap, parsePath } from './shared-paths.ts';

test.each([
  ['', []],
  ['a', ['a']],
  ['a/b c/d.txt', ['a', 'b c', 'd.txt']],
  ['...', ['...']],
  ['con/a:b?', ['con', 'a:b?']],
  ['a\\..\\b', ['a\\..\\b']],
])('%j is the way to a file', (text, path) => {
  expect(parsePath(text)).toEqual(path);
});

test.each(['/', '/a', 'a/', 'a//b', '.', '..', 'a/./b', '../a', 'a/..'])('%j leads nowhere', (text) => {
  expect(parsePath(text)).toBeUndefined();
});

test('a path is as long as its bytes allow', () => {
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
])('%j and %j overlap: %j', (one, other, isOverlap) => {
  expect([pathsOverlap(one, other), pathsOverlap(other, one)]).toEqual([isOverlap, isOverlap]);
});
