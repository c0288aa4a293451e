import { describe, expect, test } from 'vitest';
import { arrived, newestIn, NO_TAIL, revealed, woven } from './tail.ts';
import { broken, idsOf, rowOf } from '#domain/audit/test-rows.ts';

const BEGIN = Date.parse('2030-01-02T03:00:00Z');
const at = (uid: string, second: number, ei = 0) =>
  rowOf({ uid, ei, time: new Date(BEGIN + second * 1000).toISOString() });
const [a, b, c, d] = [at('a', 1), at('b', 2), at('c', 3), at('d', 4)];

const poll = { known: [b, a], fresh: [d, c, b, a], since: BEGIN, isHeld: false };

describe('what a poll brings', () => {
  test('stands in the log, without what was there', () => {
    const tail = arrived(NO_TAIL, poll);
    expect(idsOf(tail.shown)).toEqual(['d', 'c']);
    expect(tail.waiting).toEqual([]);
  });

  test('waits where it would move what is looked at, until it is shown', () => {
    const held = arrived(arrived(NO_TAIL, { ...poll, fresh: [c, b], isHeld: true }), { ...poll, isHeld: true });
    expect(held.shown).toEqual([]);
    expect(idsOf(held.waiting)).toEqual(['d', 'c']);
    expect(idsOf(revealed(held).shown)).toEqual(['d', 'c']);
    // The next poll shows it too, once nobody is looking.
    expect(idsOf(arrived(held, { ...poll, fresh: [] }).shown)).toEqual(['d', 'c']);
  });

  test('is the same tail where it is nothing new, so that nothing is drawn again', () => {
    const tail = arrived(NO_TAIL, poll);
    expect(arrived(tail, poll)).toBe(tail);
    expect(arrived(tail, { ...poll, isHeld: true })).toBe(tail);
    expect(revealed(tail).shown).toBe(tail.shown);
  });

  test('that was late stands at its time', () => {
    const tail = arrived({ shown: [d, b], waiting: [] }, { ...poll, known: [a], fresh: [d, c, b, a] });
    expect(idsOf(tail.shown)).toEqual(['d', 'c', 'b']);
  });

  test('holds records that cannot be read once, however often they come', () => {
    const half = broken({ half: 1 });
    const tail = arrived(NO_TAIL, { ...poll, fresh: [half, c] });
    expect(arrived(tail, { ...poll, fresh: [half, c] })).toBe(tail);
    expect(tail.shown).toEqual([half, c]);
  });
});

// docs/behaviour.md#audit-events "At equal times"
test('two lists become one, and the place in a session decides at equal times', () => {
  const [first, second] = [at('first', 5, 1), at('second', 5, 2)];
  expect(idsOf(woven([second, c], [first, d, b]))).toEqual(['second', 'first', 'd', 'c', 'b']);
  expect(idsOf(woven([first], [second]))).toEqual(['second', 'first']);
  expect(idsOf(woven([], [b, a]))).toEqual(['b', 'a']);
});

test.each([
  [[], undefined],
  [[broken()], undefined],
  [[broken(), b, d, a], BEGIN + 4000],
])('the newest of %# is found', (rows, newest) => expect(newestIn(rows)).toBe(newest));
