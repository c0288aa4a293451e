import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimeSlice, createTurnScheduler } from './scheduling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [one, other] = [{}, {}];

async function isDueWithin(ms: number, turn: Promise<void>): Promise<boolean> {
  const due = vi.fn<() => void>();
  void turn.then(due);
  await vi.advanceTimersByTimeAsync(ms);
  return due.mock.calls.length > 0;
}

const createNow = () => createTurnScheduler(() => Promise.resolve());

test('a terminal that prints alone goes on at once, with and without the focus', async () => {
  const turns = createNow();
  expect(await isDueWithin(1, turns(one, true))).toBe(true);
  expect(await isDueWithin(1, turns(one, false))).toBe(true);
});

// docs/behaviour.md#the-console-workspace "When several sessions print at the same"
test('of several that print the one in front goes on at once, and others rest', async () => {
  const turns = createNow();
  void turns(one, true);
  expect(await isDueWithin(50, turns(other, false))).toBe(false);
  expect(await isDueWithin(1, turns(one, true))).toBe(true);
});

test('a terminal that has stopped printing keeps nobody waiting', async () => {
  const turns = createNow();
  void turns(one, true);
  await vi.advanceTimersByTimeAsync(501);
  expect(await isDueWithin(1, turns(other, false))).toBe(true);
});

// docs/behaviour.md#streams "The console reads waiting messages"
test('waiting frames are read for 40 ms before the page has its turn', async () => {
  let turns = 0;
  const share = createTimeSlice(async () => void (turns += 1));
  for (let frame = 0; frame < 100; frame += 1) {
    await share();
    vi.advanceTimersByTime(4);
  }
  expect(turns).toBe(10);
});
