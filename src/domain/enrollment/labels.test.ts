import { array, assert, property, record, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { isServed } from './label-matchers.ts';
import { parseLabel, labelTexts, matchersOf, readLabels, readMatchers } from './labels.ts';

test.each([
  ['env: production', { name: 'env', value: 'production' }],
  ['env:production', { name: 'env', value: 'production' }],
  [' a/b : c: d ', { name: 'a/b', value: 'c: d' }],
  ['*: *', { name: '*', value: '*' }],
  ['env', undefined],
  [':production', undefined],
  ['env:', undefined],
  ['', undefined],
])('parses %j as %j', (text, label) => {
  expect(parseLabel(text)).toEqual(label);
});

test('several values of the same name become alternatives', () => {
  const labels = ['env: a', 'team: x', 'env: b'].flatMap((text) => parseLabel(text) ?? []);
  expect(matchersOf(labels)).toEqual({ env: ['a', 'b'], team: ['x'] });
  expect(labelTexts(matchersOf(labels))).toEqual(['env: a', 'env: b', 'team: x']);
});

const word = stringMatching(/^[a-z*][\w./-]{0,8}$/);

test('matchers of typed labels match a database with these labels, in 10,000 random cases', () => {
  const labels = array(record({ name: word, value: word }), { minLength: 1, maxLength: 5 });
  assert(
    property(labels, (labels) => {
      const typedLabels = labels.map(({ name, value }) => `${name}: ${value}`);
      const matchers = matchersOf(typedLabels.flatMap((text) => parseLabel(text) ?? []));
      expect(isServed(labels, matchers)).toBe(true);
      expect(typedLabels).toEqual(expect.arrayContaining(labelTexts(matchers)));
    }),
    { numRuns: 10_000 },
  );
});

test('parses the labels of a record, skips labels without a name, and replaces invalid values by empty ones', () => {
  expect(readLabels([{ name: 'env', value: 'a' }, null, { name: '' }, { name: 'b', value: 7 }])).toEqual([
    { name: 'env', value: 'a' },
    { name: 'b', value: '' },
  ]);
  expect(readLabels(null)).toEqual([]);
});

test('parses matchers with a single value or a list, and ignores other values', () => {
  const raw = { resource_matchers: [{ labels: { env: 'a', team: ['x', 7, 'y'] } }, { labels: null }, 'odd'] };
  expect(readMatchers(raw)).toEqual([{ env: ['a'], team: ['x', 'y'] }, {}, {}]);
  expect(readMatchers({ resource_matchers: null })).toEqual([]);
});
