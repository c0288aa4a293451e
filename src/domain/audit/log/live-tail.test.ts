import { describe, expect, test } from 'vitest';
import { addPolledRows, newestTimeOf, EMPTY_TAIL, showPending, mergeNewestFirst } from './live-tail.ts';
import { unreadableRow, idsOf, rowOf } from '#domain/audit/test-rows.ts';

const START_MS = Date.parse('2030-01-02T03:00:00Z');
const rowAt = (uid: string, second: number, ei = 0) =>
  rowOf({ uid, ei, time: new Date(START_MS + second * 1000).toISOString() });
const [a, b, c, d] = [rowAt('a', 1), rowAt('b', 2), rowAt('c', 3), rowAt('d', 4)];

const poll = { known: [b, a], fresh: [d, c, b, a], since: START_MS, isPaused: false };

describe('a poll of the live tail', () => {
  test('adds only the rows that are not yet loaded', () => {
    const tail = addPolledRows(EMPTY_TAIL, poll);
    expect(idsOf(tail.shown)).toEqual(['d', 'c']);
    expect(tail.pending).toEqual([]);
  });

  test('keeps new rows pending while paused, until they are requested or a poll is not paused', () => {
    const pausedTail = addPolledRows(addPolledRows(EMPTY_TAIL, { ...poll, fresh: [c, b], isPaused: true }), {
      ...poll,
      isPaused: true,
    });
    expect(pausedTail.shown).toEqual([]);
    expect(idsOf(pausedTail.pending)).toEqual(['d', 'c']);
    expect(idsOf(showPending(pausedTail).shown)).toEqual(['d', 'c']);
    // A poll that is not paused shows the pending rows too.
    expect(idsOf(addPolledRows(pausedTail, { ...poll, fresh: [] }).shown)).toEqual(['d', 'c']);
  });

  test('returns the same tail if nothing is new, so that nothing is rendered again', () => {
    const tail = addPolledRows(EMPTY_TAIL, poll);
    expect(addPolledRows(tail, poll)).toBe(tail);
    expect(addPolledRows(tail, { ...poll, isPaused: true })).toBe(tail);
    expect(showPending(tail).shown).toBe(tail.shown);
  });

  test('inserts an event that arrives late at the position of its time', () => {
    const tail = addPolledRows({ shown: [d, b], pending: [] }, { ...poll, known: [a], fresh: [d, c, b, a] });
    expect(idsOf(tail.shown)).toEqual(['d', 'c', 'b']);
  });

  test('adds the same unreadable record only once', () => {
    const half = unreadableRow({ half: 1 });
    const tail = addPolledRows(EMPTY_TAIL, { ...poll, fresh: [half, c] });
    expect(addPolledRows(tail, { ...poll, fresh: [half, c] })).toBe(tail);
    expect(tail.shown).toEqual([half, c]);
  });
});

// docs/behaviour.md#audit-events "For equal times, the index within the session"
test('merges two lists and sorts equal times by the index within the session', () => {
  const [first, second] = [rowAt('first', 5, 1), rowAt('second', 5, 2)];
  expect(idsOf(mergeNewestFirst([second, c], [first, d, b]))).toEqual(['second', 'first', 'd', 'c', 'b']);
  expect(idsOf(mergeNewestFirst([first], [second]))).toEqual(['second', 'first']);
  expect(idsOf(mergeNewestFirst([], [b, a]))).toEqual(['b', 'a']);
});

test.each([
  [[], undefined],
  [[unreadableRow()], undefined],
  [[unreadableRow(), b, d, a], START_MS + 4000],
])('finds the newest time in list %#, undefined without readable rows', (rows, newest) =>
  expect(newestTimeOf(rows)).toBe(newest),
);
