import { describe, expect, test } from 'vitest';
import { toSearchPattern, adjacentMatchIndex, findLineMatches, nearestMatchIndex } from './find-in-output.ts';

const matchTexts = (line: string, text: string, { isRegex = false, isCaseSensitive = false } = {}) => {
  const expression = toSearchPattern({ text, isRegex, isCaseSensitive });
  return expression && findLineMatches(line, expression).map(({ start, length }) => line.slice(start, start + length));
};

describe('a text search', () => {
  test.each([
    ['Error and error', 'error', ['Error', 'error']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['a.b axb', 'a.b', ['a.b']],
    ['C:\\x [1] (2) $3 ^4 a|b a+ a*', '\\x [1] (2) $3 ^4 a|b a+ a*', ['\\x [1] (2) $3 ^4 a|b a+ a*']],
    ['a-b/c', 'a-b/c', ['a-b/c']],
    ['日本 語', '本', ['本']],
    ['nothing', 'some', []],
  ])('in %j for %j finds %j', (line, text, matches) => expect(matchTexts(line, text)).toEqual(matches));

  test('is case-sensitive on request', () => {
    expect(matchTexts('Error and error', 'error', { isCaseSensitive: true })).toEqual(['error']);
  });
});

describe('a search for a regular expression', () => {
  test.each([
    ['web-01 web-12', String.raw`\d+`, ['01', '12']],
    ['one one', '^one', ['one']],
    ['ERROR', 'err', ['ERR']],
    ['abc', 'x*', []],
    ['a-b', String.raw`\-`, ['-']],
  ])('in %j for %j finds %j', (line, text, matches) =>
    expect(matchTexts(line, text, { isRegex: true })).toEqual(matches),
  );

  test.each(['(', '[a', 'a**', String.raw`\\(`])('rejects the invalid expression %j', (text) => {
    expect(matchTexts('a', text, { isRegex: true })).toBeUndefined();
  });
});

describe('the selected match', () => {
  const matches = [
    { row: 1, col: 5 },
    { row: 3, col: 0 },
    { row: 3, col: 8 },
  ];

  test.each([
    [{ row: 9, col: 0 }, 2],
    [{ row: 3, col: 8 }, 2],
    [{ row: 3, col: 7 }, 1],
    [{ row: 2, col: 0 }, 0],
    [{ row: 0, col: 0 }, 2],
  ])('nearest to %j has the index %i', (position, index) => expect(nearestMatchIndex(matches, position)).toBe(index));

  test('has the index -1 if there are no matches', () => expect(nearestMatchIndex([], { row: 0, col: 0 })).toBe(-1));

  test.each([
    [0, 1, 1],
    [2, 1, 0],
    [0, -1, 2],
  ] as const)('after index %i with step %i has the index %i', (current, step, next) =>
    expect(adjacentMatchIndex(current, step, 3)).toBe(next),
  );
});
