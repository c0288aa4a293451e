import { describe, expect, test } from 'vitest';
import { unreadableRow, idsOf, rowOf } from '#domain/audit/test-rows.ts';
import { indexEvents, rowsOfPages, timeSpanOf } from './loaded-events.ts';

const page = (...rows: ReturnType<typeof rowOf>[]) => ({ rows });

describe('loaded pages', () => {
  // docs/behaviour.md#audit-events "The console merges overlapping pages",
  // "Records without a uid are equal only if all"
  test('contain each event of overlapping pages once', () => {
    const rows = rowsOfPages([
      page(rowOf({ uid: 'a' }), rowOf({ uid: 'b' })),
      page(rowOf({ uid: 'b' }), rowOf({ uid: 'c' })),
    ]);
    expect(idsOf(rows)).toEqual(['a', 'b', 'c']);
  });

  test('give each row a unique key even if IDs repeat', () => {
    const loaded = indexEvents(
      rowsOfPages([page(rowOf(), rowOf({ user: 'bob' }), unreadableRow(1, 0)), page(unreadableRow(2, 0))]),
    );
    const id = 'user.login:2030-01-02T03:04:05.000Z';
    expect([...loaded.keys.values()]).toEqual([id, `${id}~2`, 'row 0', 'row 0~2']);
    expect(loaded.events.get(`${id}~2`)?.user).toBe('bob');
    expect(loaded.events.has('row 0')).toBe(false);
  });

  test('are empty without events', () => {
    expect(indexEvents(rowsOfPages([]))).toEqual({ rows: [], keys: new Map(), events: new Map(), span: undefined });
  });
});

test('the time span reaches from the first to the last event and ignores records without a time', () => {
  const early = rowOf({ time: '2030-01-01T00:00:00Z' });
  const late = rowOf({ time: '2030-01-03T00:00:00Z' });
  expect(timeSpanOf([late, unreadableRow(), early])).toEqual({
    from: Date.parse('2030-01-01T00:00:00Z'),
    to: Date.parse('2030-01-03T00:00:00Z'),
  });
  expect(timeSpanOf([unreadableRow()])).toBeUndefined();
});
