import { describe, expect, test } from 'vitest';
import { expressionOf, matchBeside, matchesIn, matchNear } from './find.ts';

const found = (line: string, text: string, { isRegex = false, isCaseSensitive = false } = {}) => {
  const expression = expressionOf({ text, isRegex, isCaseSensitive });
  return expression && matchesIn(line, expression).map(({ at, length }) => line.slice(at, at + length));
};

describe('as text', () => {
  test.each([
    ['Error and error', 'error', ['Error', 'error']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['a.b axb', 'a.b', ['a.b']],
    ['C:\\x [1] (2) $3 ^4 a|b a+ a*', '\\x [1] (2) $3 ^4 a|b a+ a*', ['\\x [1] (2) $3 ^4 a|b a+ a*']],
    ['a-b/c', 'a-b/c', ['a-b/c']],
    ['日本 語', '本', ['本']],
    ['nothing', 'some', []],
  ])('%j has %j: %j', (line, text, matches) => expect(found(line, text)).toEqual(matches));

  test('the case counts where it is asked for', () => {
    expect(found('Error and error', 'error', { isCaseSensitive: true })).toEqual(['error']);
  });
});

describe('as a regular expression', () => {
  test.each([
    ['web-01 web-12', String.raw`\d+`, ['01', '12']],
    ['one one', '^one', ['one']],
    ['ERROR', 'err', ['ERR']],
    ['abc', 'x*', []],
    ['a-b', String.raw`\-`, ['-']],
  ])('%j has %j: %j', (line, text, matches) => expect(found(line, text, { isRegex: true })).toEqual(matches));

  test.each(['(', '[a', 'a**', String.raw`\\(`])('%j is none', (text) => {
    expect(found('a', text, { isRegex: true })).toBeUndefined();
  });
});

describe('the match to show', () => {
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
  ])('near %j is %i', (place, at) => expect(matchNear(matches, place)).toBe(at));

  test('is none where there is none', () => expect(matchNear([], { row: 0, col: 0 })).toBe(-1));

  test.each([
    [0, 1, 1],
    [2, 1, 0],
    [0, -1, 2],
  ] as const)('after %i by %i is %i', (current, step, next) => expect(matchBeside(current, step, 3)).toBe(next));
});
