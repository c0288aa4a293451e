import { describe, expect, test } from 'vitest';
import { mergeRows, newRowsIn, sortRows } from './merge-rows.ts';
import { unreadableRow, idsOf, rowOf } from '#domain/audit/test-rows.ts';

const a = rowOf({ uid: 'a' });
const b = rowOf({ uid: 'b' });
const c = rowOf({ uid: 'c' });

// docs/behaviour.md#audit-events "The console merges overlapping pages", "Records without a uid are equal only if all"
describe('overlapping responses', () => {
  test('are merged without duplicates, in the order of arrival', () => {
    expect(idsOf(mergeRows([c, b], [b, a, c]))).toEqual(['c', 'b', 'a']);
  });

  test('do not replace the existing row object when a record arrives again', () => {
    const repeatedRow = rowOf({ uid: 'a', user: 'someone else' });
    expect(mergeRows([a], [repeatedRow])[0]).toBe(a);
  });

  test('add a record only once if one response contains it twice', () =>
    expect(idsOf(newRowsIn([], [a, b, a]))).toEqual(['a', 'b']));

  test('add nothing if all records exist already', () => expect(newRowsIn([a, b, c], [c, b, a])).toEqual([]));

  test('add an unreadable record if a response contains more copies of it than exist already', () => {
    const existing = [a, unreadableRow({ half: 1 }, 1), unreadableRow({ half: 1 }, 2), unreadableRow({ half: 2 }, 3)];
    const fresh = [
      unreadableRow({ half: 1 }, 0),
      unreadableRow({ half: 1 }, 1),
      unreadableRow({ half: 1 }, 2),
      unreadableRow({ half: 3 }, 3),
    ];
    expect(mergeRows(existing, fresh).map(({ raw }) => (raw as { half?: number }).half)).toEqual([
      undefined,
      1,
      1,
      2,
      1,
      3,
    ]);
  });

  test('keep different records without a uid that share type and time', () => {
    const [ada, ben] = [rowOf(), rowOf({ user: 'ben' })];
    expect(ada.id).toBe(ben.id);
    expect(mergeRows([ada], [ada, ben, ben])).toEqual([ada, ben, ben]);
    expect(mergeRows([ada, ben, ben], [ada, ben, ben])).toHaveLength(3);
  });
});

describe('the sorted list of rows', () => {
  const rowAt = (uid: string, second: number, ei = 0) => rowOf({ uid, ei, time: `2030-01-02T03:04:0${second}.000Z` });
  const rows = [
    unreadableRow(7, 1),
    rowAt('two', 2),
    rowAt('upload', 1, 2_147_483_647),
    rowAt('one', 1, 3),
    unreadableRow(8, 2),
    rowAt('same', 2),
  ];

  test('starts with the oldest row in ascending order and ends with unreadable records', () =>
    expect(idsOf(sortRows(rows, 'asc'))).toEqual(['one', 'upload', 'two', 'same', 'row 1', 'row 2']));

  test('starts with the newest row in descending order and ends with unreadable records', () =>
    expect(idsOf(sortRows(rows, 'desc'))).toEqual(['two', 'same', 'upload', 'one', 'row 1', 'row 2']));

  test('is sorted by instants, not by their texts', () => {
    const early = rowOf({ uid: 'early', time: '2030-01-02T04:00:00+02:00' });
    const late = rowOf({ uid: 'late', time: '2030-01-02T03:00:00Z' });
    expect(idsOf(sortRows([late, early], 'asc'))).toEqual(['early', 'late']);
  });
});
