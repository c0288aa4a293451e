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
])('%s fits %s: %s', (pattern, value, fits) => {
  const asked = valueMatcherOf(pattern);
  expect(asked(value)).toBe(fits);
  expect(asked(value)).toBe(fits);
});

test.each([
  [{ '*': ['*'] }, true],
  [{ '*': ['*'], env: ['prod'] }, true],
  [{ '*': ['prod'] }, false],
  [{ '*': ['*', 'prod'] }, false],
  [{ env: ['*'] }, false],
  [{}, false],
])('%j is everything: %s', (selector, is) => expect(matchesEverything(selector)).toBe(is));

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
])('%j selects by %j', (value, selector) => expect(parseSelector(value)).toEqual(selector));

test('one text is as good as a list of one', () => {
  expect(toTexts('a')).toEqual(['a']);
  expect(toTexts(null)).toEqual([]);
  expect(toTexts([{}])).toBeUndefined();
});
