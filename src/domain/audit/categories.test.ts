import { expect, test } from 'vitest';
import { CATEGORIES, OUTCOMES } from './categories.ts';
import { FAMILIES } from './codes/families.ts';

test('every category and every outcome has a unique name', () => {
  for (const table of [CATEGORIES, OUTCOMES])
    expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length);
});

test('every category and every outcome is used by a code', () => {
  const entries = FAMILIES.flatMap((family) => Object.values(family));
  expect(new Set(entries.map(({ category }) => category))).toEqual(new Set(Object.keys(CATEGORIES)));
  expect(new Set(entries.map(({ outcome }) => outcome))).toEqual(new Set(Object.keys(OUTCOMES)));
});
