import { describe, expect, test } from 'vitest';
import { columnsBetween, moveEdge, columnsInSpan, spanOf, type Edge } from './brush.ts';

/** Four columns with a length of ten each. */
const bars = [0, 10, 20, 30].map((from) => ({ from, to: from + 10, total: 1, marked: 0 }));

describe('selected columns', () => {
  test.each([
    [
      { from: 10, to: 19 },
      { start: 1, end: 2 },
    ],
    [
      { from: 12, to: 25 },
      { start: 1, end: 3 },
    ],
    [
      { from: -5, to: 5 },
      { start: 0, end: 1 },
    ],
    [undefined, { start: 0, end: 4 }],
    // A span outside of the columns counts as no selection, which is the same as all columns.
    [
      { from: 50, to: 60 },
      { start: 0, end: 4 },
    ],
    [
      { from: -60, to: -50 },
      { start: 0, end: 4 },
    ],
  ])('of the span %j are %j', (span, expected) => expect(columnsInSpan(bars, span)).toEqual(expected));

  test('have a span that ends before the next column, and no span if all columns are selected', () => {
    expect(spanOf(bars, { start: 1, end: 3 })).toEqual({ from: 10, to: 29 });
    expect(spanOf(bars, { start: 2, end: 4 })).toEqual({ from: 20, to: 39 });
    expect(spanOf(bars, { start: 0, end: 4 })).toBeUndefined();
    expect(spanOf([], columnsInSpan([], undefined))).toBeUndefined();
  });

  test('include all columns between two columns in either order', () => {
    expect(columnsBetween(1, 2)).toEqual({ start: 1, end: 3 });
    expect(columnsBetween(2, 1)).toEqual({ start: 1, end: 3 });
    expect(columnsBetween(2, 2)).toEqual({ start: 2, end: 3 });
  });
});

test.each<[Edge, string, object | undefined]>([
  ['start', 'ArrowRight', { start: 2, end: 8 }],
  ['start', 'ArrowUp', { start: 2, end: 8 }],
  ['start', 'ArrowLeft', { start: 0, end: 8 }],
  ['start', 'PageUp', { start: 7, end: 8 }],
  ['start', 'End', { start: 7, end: 8 }],
  ['start', 'Home', { start: 0, end: 8 }],
  ['end', 'ArrowDown', { start: 1, end: 7 }],
  ['end', 'PageDown', { start: 1, end: 2 }],
  ['end', 'Home', { start: 1, end: 2 }],
  ['end', 'End', { start: 1, end: 10 }],
  ['end', 'a', undefined],
  ['end', 'constructor', undefined],
])('at the %s of the selection, the key %s results in the selection %j', (edge, key, expected) =>
  expect(moveEdge({ start: 1, end: 8 }, edge, { key, count: 10 })).toEqual(expected),
);
