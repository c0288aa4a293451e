import { SearchQuery } from '@codemirror/search';
import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { MAX_MATCHES, findMatchRanges } from './match-ranges.ts';

const doc = Text.of(['one One', 'one']);

test('finds all matches', () =>
  expect(findMatchRanges(new SearchQuery({ search: 'one' }), doc)).toEqual([
    { from: 0, to: 3 },
    { from: 4, to: 7 },
    { from: 8, to: 11 },
  ]));

test('finds nothing for an invalid expression or an empty text', () => {
  expect(findMatchRanges(new SearchQuery({ search: '(', regexp: true }), doc)).toEqual([]);
  expect(findMatchRanges(new SearchQuery({ search: '' }), doc)).toEqual([]);
});

test('finds at most 1000 matches', () => {
  const many = Text.of(Array.from({ length: MAX_MATCHES + 1 }, () => 'a'));
  expect(findMatchRanges(new SearchQuery({ search: 'a' }), many)).toHaveLength(MAX_MATCHES);
});
