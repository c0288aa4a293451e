import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimeSlice, createTurnScheduler } from './scheduling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [firstTerminal, secondTerminal] = [{}, {}];

async function isDueWithin(ms: number, turn: Promise<void>): Promise<boolean> {
  const due = vi.fn<() => void>();
  void turn.then(due);
  await vi.advanceTimersByTimeAsync(ms);
  return due.mock.calls.length > 0;
}

const createImmediateScheduler = () => createTurnScheduler(() => Promise.resolve());

test('a terminal does not wait while it is the only one that prints, with and without the focus', async () => {
  const turns = createImmediateScheduler();
  expect(await isDueWithin(1, turns(firstTerminal, true))).toBe(true);
  expect(await isDueWithin(1, turns(firstTerminal, false))).toBe(true);
});

// docs/behaviour.md#the-console-workspace "When several sessions print at the same"
test('the focused terminal does not wait while other terminals print, but they do', async () => {
  const turns = createImmediateScheduler();
  void turns(firstTerminal, true);
  expect(await isDueWithin(50, turns(secondTerminal, false))).toBe(false);
  expect(await isDueWithin(1, turns(firstTerminal, true))).toBe(true);
});

test('a terminal that stopped printing delays no other terminal', async () => {
  const turns = createImmediateScheduler();
  void turns(firstTerminal, true);
  await vi.advanceTimersByTimeAsync(501);
  expect(await isDueWithin(1, turns(secondTerminal, false))).toBe(true);
});

// docs/behaviour.md#streams "The console reads waiting messages"
test('reads waiting frames for 40 ms before the page may draw', async () => {
  let turns = 0;
  const waitForSlice = createTimeSlice(async () => void (turns += 1));
  for (let frame = 0; frame < 100; frame += 1) {
    await waitForSlice();
    vi.advanceTimersByTime(4);
  }
  expect(turns).toBe(10);
});
