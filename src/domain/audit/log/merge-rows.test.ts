import { describe, expect, test } from 'vitest';
import { mergeRows, newRowsIn, sortRows } from './merge-rows.ts';
import { unreadableRow, idsOf, rowOf } from '#domain/audit/test-rows.ts';

const a = rowOf({ uid: 'a' });
const b = rowOf({ uid: 'b' });
const c = rowOf({ uid: 'c' });

// docs/behaviour.md#audit-events "The console merges overlapping pages", "Records without a uid are equal only if all"
describe('two polls that overlap', () => {
  test('are one list, each record in it once and in the order of its coming', () => {
    expect(idsOf(mergeRows([c, b], [b, a, c]))).toEqual(['c', 'b', 'a']);
  });

  test('keep what was known as it was', () => {
    const again = rowOf({ uid: 'a', user: 'someone else' });
    expect(mergeRows([a], [again])[0]).toBe(a);
  });

  test('one answer that holds a record twice brings it once', () =>
    expect(idsOf(newRowsIn([], [a, b, a]))).toEqual(['a', 'b']));

  test('nothing is new in what is known', () => expect(newRowsIn([a, b, c], [c, b, a])).toEqual([]));

  test('what cannot be read stays, and does not come again with every poll', () => {
    const known = [a, unreadableRow({ half: 1 }, 1), unreadableRow({ half: 1 }, 2), unreadableRow({ half: 2 }, 3)];
    const fresh = [
      unreadableRow({ half: 1 }, 0),
      unreadableRow({ half: 1 }, 1),
      unreadableRow({ half: 1 }, 2),
      unreadableRow({ half: 3 }, 3),
    ];
    expect(mergeRows(known, fresh).map(({ raw }) => (raw as { half?: number }).half)).toEqual([
      undefined,
      1,
      1,
      2,
      1,
      3,
    ]);
  });

  test('records without a uid that share type and time are still several', () => {
    const [ada, ben] = [rowOf(), rowOf({ user: 'ben' })];
    expect(ada.id).toBe(ben.id);
    expect(mergeRows([ada], [ada, ben, ben])).toEqual([ada, ben, ben]);
    expect(mergeRows([ada, ben, ben], [ada, ben, ben])).toHaveLength(3);
  });
});

describe('in the order of time', () => {
  const at = (uid: string, second: number, ei = 0) => rowOf({ uid, ei, time: `2030-01-02T03:04:0${second}.000Z` });
  const rows = [
    unreadableRow(7, 1),
    at('two', 2),
    at('upload', 1, 2_147_483_647),
    at('one', 1, 3),
    unreadableRow(8, 2),
    at('same', 2),
  ];

  test('from the first on', () =>
    expect(idsOf(sortRows(rows, 'asc'))).toEqual(['one', 'upload', 'two', 'same', 'row 1', 'row 2']));

  test('from the last on', () =>
    expect(idsOf(sortRows(rows, 'desc'))).toEqual(['two', 'same', 'upload', 'one', 'row 1', 'row 2']));

  test('instants count, not how they are written', () => {
    const early = rowOf({ uid: 'early', time: '2030-01-02T04:00:00+02:00' });
    const late = rowOf({ uid: 'late', time: '2030-01-02T03:00:00Z' });
    expect(idsOf(sortRows([late, early], 'asc'))).toEqual(['early', 'late']);
  });
});
