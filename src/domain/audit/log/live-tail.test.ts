import { describe, expect, test } from 'vitest';
import { addPolledRows, newestTimeOf, EMPTY_TAIL, showPending, mergeNewestFirst } from './live-tail.ts';
import { unreadableRow, idsOf, rowOf } from '#domain/audit/test-rows.ts';

const BEGIN = Date.parse('2030-01-02T03:00:00Z');
const rowAt = (uid: string, second: number, ei = 0) =>
  rowOf({ uid, ei, time: new Date(BEGIN + second * 1000).toISOString() });
const [a, b, c, d] = [rowAt('a', 1), rowAt('b', 2), rowAt('c', 3), rowAt('d', 4)];

const poll = { known: [b, a], fresh: [d, c, b, a], since: BEGIN, isPaused: false };

describe('what a poll brings', () => {
  test('stands in the log, without what was there', () => {
    const tail = addPolledRows(EMPTY_TAIL, poll);
    expect(idsOf(tail.shown)).toEqual(['d', 'c']);
    expect(tail.pending).toEqual([]);
  });

  test('waits where it would move what is looked at, until it is shown', () => {
    const held = addPolledRows(addPolledRows(EMPTY_TAIL, { ...poll, fresh: [c, b], isPaused: true }), {
      ...poll,
      isPaused: true,
    });
    expect(held.shown).toEqual([]);
    expect(idsOf(held.pending)).toEqual(['d', 'c']);
    expect(idsOf(showPending(held).shown)).toEqual(['d', 'c']);
    // The next poll shows it too, once nobody is looking.
    expect(idsOf(addPolledRows(held, { ...poll, fresh: [] }).shown)).toEqual(['d', 'c']);
  });

  test('is the same tail where it is nothing new, so that nothing is drawn again', () => {
    const tail = addPolledRows(EMPTY_TAIL, poll);
    expect(addPolledRows(tail, poll)).toBe(tail);
    expect(addPolledRows(tail, { ...poll, isPaused: true })).toBe(tail);
    expect(showPending(tail).shown).toBe(tail.shown);
  });

  test('that was late stands at its time', () => {
    const tail = addPolledRows({ shown: [d, b], pending: [] }, { ...poll, known: [a], fresh: [d, c, b, a] });
    expect(idsOf(tail.shown)).toEqual(['d', 'c', 'b']);
  });

  test('holds records that cannot be read once, however often they come', () => {
    const half = unreadableRow({ half: 1 });
    const tail = addPolledRows(EMPTY_TAIL, { ...poll, fresh: [half, c] });
    expect(addPolledRows(tail, { ...poll, fresh: [half, c] })).toBe(tail);
    expect(tail.shown).toEqual([half, c]);
  });
});

// docs/behaviour.md#audit-events "For equal times, the index within the session"
test('two lists become one, and the place in a session decides at equal times', () => {
  const [first, second] = [rowAt('first', 5, 1), rowAt('second', 5, 2)];
  expect(idsOf(mergeNewestFirst([second, c], [first, d, b]))).toEqual(['second', 'first', 'd', 'c', 'b']);
  expect(idsOf(mergeNewestFirst([first], [second]))).toEqual(['second', 'first']);
  expect(idsOf(mergeNewestFirst([], [b, a]))).toEqual(['b', 'a']);
});

test.each([
  [[], undefined],
  [[unreadableRow()], undefined],
  [[unreadableRow(), b, d, a], BEGIN + 4000],
])('the newest of %# is found', (rows, newest) => expect(newestTimeOf(rows)).toBe(newest));
