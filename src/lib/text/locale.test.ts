import { expect, test } from 'vitest';
import { compareNames, counted } from './locale.ts';

test.each([
  [0, '0 servers'],
  [1, '1 server'],
  [1204, '1,204 servers'],
])('%i are said to be %s', (count, words) => expect(counted('1 server', 'servers')(count)).toBe(words));

test('names are ordered by the numbers in them', () =>
  expect(['web-10', 'Web-3', 'web-2'].toSorted(compareNames)).toEqual(['web-2', 'Web-3', 'web-10']));
