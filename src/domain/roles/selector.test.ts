import { expect, test } from 'vitest';
import { valueMatcherOf, matchesEverything, parseSelector, toTexts } from './selector.ts';

test.each<[string, string, boolean | undefined]>([
  ['prod', 'prod', true],
  ['prod', 'production', false],
  ['prod', 'Prod', false],
  ['*', '', true],
  ['us-west-*', 'us-west-1', true],
  ['us-west-*', 'us-west-', true],
  ['us-west-*', 'eu-us-west-1', false],
  ['*.example.com', 'a.example.com', true],
  ['*.example.com', 'a.exampleXcom', false],
  ['a*b*c', 'axxbxxc', true],
  ['a+b*', 'a+bc', true],
  ['a+b*', 'aab', false],
  ['^us-west-1|eu-central-1$', 'eu-central-1', true],
  ['^data-[a-z-]+$', 'data-eng', true],
  ['^data-[a-z-]+$', 'data-9', false],
  ['^(?i)prod$', 'PROD', true],
  ['^(?P<env>prod)$', 'prod', true],
  ['^(unclosed$', 'x', undefined],
  ['^prod', '^prod', true],
  ['^prod', 'prod', false],
  ['{{internal.logins}}', 'x', undefined],
  ['[a]', '[a]', true],
])('the pattern %s matches %s: %s', (pattern, value, expected) => {
  const matches = valueMatcherOf(pattern);
  expect(matches(value)).toBe(expected);
  // The second result comes from the cache.
  expect(matches(value)).toBe(expected);
});

test.each([
  [{ '*': ['*'] }, true],
  [{ '*': ['*'], env: ['prod'] }, true],
  [{ '*': ['prod'] }, false],
  [{ '*': ['*', 'prod'] }, false],
  [{ env: ['*'] }, false],
  [{}, false],
])('the selector %j matches everything: %s', (selector, expected) =>
  expect(matchesEverything(selector)).toBe(expected),
);

test.each<[unknown, unknown]>([
  [
    { env: 'a', team: ['b', 'c'], uid: 7, pci: true },
    { env: ['a'], team: ['b', 'c'], uid: ['7'], pci: ['true'] },
  ],
  [{ env: null }, { env: [] }],
  [{ env: { a: 1 } }, undefined],
  [{ env: [['a']] }, undefined],
  [['env'], undefined],
  ['env', undefined],
  [null, undefined],
])('%j is parsed to the selector %j', (value, selector) => expect(parseSelector(value)).toEqual(selector));

test('converts a text to a list, null to an empty list, and a list with a map to undefined', () => {
  expect(toTexts('a')).toEqual(['a']);
  expect(toTexts(null)).toEqual([]);
  expect(toTexts([{}])).toBeUndefined();
});
