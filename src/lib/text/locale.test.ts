import { expect, test } from 'vitest';
import { compareNames, countFormatter, formatCount, LOCALE, plural } from './locale.ts';

test.each([
  [0, '0 servers'],
  [1, '1 server'],
  [999, '999 servers'],
  [1000, '1,000 servers'],
  [1204, '1,204 servers'],
])('formats a count of %i as %s', (count, expected) =>
  expect(countFormatter('1 server', 'servers')(count)).toBe(expected),
);

test('sorts names by the numbers in them', () =>
  expect(['web-10', 'Web-3', 'web-2'].toSorted(compareNames)).toEqual(['web-2', 'Web-3', 'web-10']));

test.each([
  [0, 'Searched 0 servers.'],
  [1, 'Searched 1 server.'],
  [2, 'Searched 2 servers.'],
])('picks the sentence for a count of %d', (count, expected) => {
  expect(plural(count, { one: 'Searched 1 server.', other: `Searched ${count} servers.` })).toBe(expected);
});

test.each([0, 7, 42, 999, 1_000, 65_535, 100_000, 1_234_567, 9_007_199_254_740_991])('formats %d like Intl', (count) =>
  expect(formatCount(count)).toBe(new Intl.NumberFormat(LOCALE).format(count)),
);

test('sorts lowercase names like the collator', () => {
  const names = ['root', 'r', 'roots', 'deploy', '', 'ubuntu', 'ec', 'admin', 'administrator', 'zz', 'a'];
  const byCollator = names.toSorted(new Intl.Collator(LOCALE, { numeric: true }).compare);
  expect(names.toSorted(compareNames)).toEqual(byCollator);
  expect(compareNames('root', 'root')).toBe(0);
});

test.each([0, 1, 2, 11, 101])('picks the same plural form as Intl for %d', (count) => {
  const form = new Intl.PluralRules(LOCALE).select(count);
  expect(plural(count, { one: 'one', other: 'other' })).toBe(form);
});
