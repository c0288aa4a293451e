import { SearchQuery } from '@codemirror/search';
import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { MOST_MATCHES, matchPlaces } from './match-places.ts';

const doc = Text.of(['one One', 'one']);

test('finds all places', () =>
  expect(matchPlaces(new SearchQuery({ search: 'one' }), doc)).toEqual([
    { from: 0, to: 3 },
    { from: 4, to: 7 },
    { from: 8, to: 11 },
  ]));

test('finds nothing for an invalid expression or no text', () => {
  expect(matchPlaces(new SearchQuery({ search: '(', regexp: true }), doc)).toEqual([]);
  expect(matchPlaces(new SearchQuery({ search: '' }), doc)).toEqual([]);
});

test('stops counting at a limit', () => {
  const many = Text.of(Array.from({ length: MOST_MATCHES + 1 }, () => 'a'));
  expect(matchPlaces(new SearchQuery({ search: 'a' }), many)).toHaveLength(MOST_MATCHES);
});
