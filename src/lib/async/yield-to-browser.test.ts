import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createYieldToBrowser } from './yield-to-browser.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a promise has resolved after the pending microtasks. */
const isResolved = async (promise: Promise<void>): Promise<boolean> => {
  let hasResolved = false;
  void promise.then(() => (hasResolved = true));
  await Promise.resolve();
  await Promise.resolve();
  return hasResolved;
};

test('yields only when the task has run for 8 ms', async () => {
  const yieldToBrowser = createYieldToBrowser();
  vi.advanceTimersByTime(7);
  expect(await isResolved(yieldToBrowser())).toBe(true);
  vi.advanceTimersByTime(1);
  const pause = yieldToBrowser();
  expect(await isResolved(pause)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await isResolved(pause)).toBe(true);
});

test('measures the next task from the end of the pause', async () => {
  const yieldToBrowser = createYieldToBrowser();
  vi.advanceTimersByTime(8);
  const pause = yieldToBrowser();
  vi.advanceTimersByTime(5);
  await pause;
  vi.advanceTimersByTime(7);
  expect(await isResolved(yieldToBrowser())).toBe(true);
});
