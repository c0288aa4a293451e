import { describe, expect, test } from 'vitest';
import { merged, newIn, sorted } from './merge.ts';
import { broken, idsOf, rowOf } from '#domain/audit/test-rows.ts';

const a = rowOf({ uid: 'a' });
const b = rowOf({ uid: 'b' });
const c = rowOf({ uid: 'c' });

// docs/behaviour.md#audit-events "Pages and polls that overlap"
describe('two polls that overlap', () => {
  test('are one list, each record in it once and in the order of its coming', () => {
    expect(idsOf(merged([c, b], [b, a, c]))).toEqual(['c', 'b', 'a']);
  });

  test('keep what was known as it was', () => {
    const again = rowOf({ uid: 'a', user: 'someone else' });
    expect(merged([a], [again])[0]).toBe(a);
  });

  test('one answer that holds a record twice brings it once', () =>
    expect(idsOf(newIn([], [a, b, a]))).toEqual(['a', 'b']));

  test('nothing is new in what is known', () => expect(newIn([a, b, c], [c, b, a])).toEqual([]));

  test('what cannot be read stays, and does not come again with every poll', () => {
    const known = [a, broken({ half: 1 }, 1), broken({ half: 1 }, 2), broken({ half: 2 }, 3)];
    const fresh = [broken({ half: 1 }, 0), broken({ half: 1 }, 1), broken({ half: 1 }, 2), broken({ half: 3 }, 3)];
    expect(merged(known, fresh).map(({ raw }) => (raw as { half?: number }).half)).toEqual([undefined, 1, 1, 2, 1, 3]);
  });

  test('records without a uid that share type and time are still several', () => {
    const [ada, ben] = [rowOf(), rowOf({ user: 'ben' })];
    expect(ada.id).toBe(ben.id);
    expect(merged([ada], [ada, ben, ben])).toEqual([ada, ben, ben]);
    expect(merged([ada, ben, ben], [ada, ben, ben])).toHaveLength(3);
  });
});

describe('in the order of time', () => {
  const at = (uid: string, second: number, ei = 0) => rowOf({ uid, ei, time: `2030-01-02T03:04:0${second}.000Z` });
  const rows = [
    broken(7, 1),
    at('two', 2),
    at('upload', 1, 2_147_483_647),
    at('one', 1, 3),
    broken(8, 2),
    at('same', 2),
  ];

  test('from the first on', () =>
    expect(idsOf(sorted(rows, 'asc'))).toEqual(['one', 'upload', 'two', 'same', 'row 1', 'row 2']));

  test('from the last on', () =>
    expect(idsOf(sorted(rows, 'desc'))).toEqual(['two', 'same', 'upload', 'one', 'row 1', 'row 2']));

  test('instants count, not how they are written', () => {
    const early = rowOf({ uid: 'early', time: '2030-01-02T04:00:00+02:00' });
    const late = rowOf({ uid: 'late', time: '2030-01-02T03:00:00Z' });
    expect(idsOf(sorted([late, early], 'asc'))).toEqual(['early', 'late']);
  });
});
