import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createYieldToBrowser } from './yield-to-browser.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isOver = async (pause: Promise<void>): Promise<boolean> => {
  let hasResolved = false;
  void pause.then(() => (hasResolved = true));
  await Promise.resolve();
  await Promise.resolve();
  return hasResolved;
};

test('yields once the task has used up its time', async () => {
  const yieldToBrowser = createYieldToBrowser();
  vi.advanceTimersByTime(7);
  expect(await isOver(yieldToBrowser())).toBe(true);
  vi.advanceTimersByTime(1);
  const pause = yieldToBrowser();
  expect(await isOver(pause)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await isOver(pause)).toBe(true);
});

test('measures the next task from the end of the pause', async () => {
  const yieldToBrowser = createYieldToBrowser();
  vi.advanceTimersByTime(8);
  const pause = yieldToBrowser();
  vi.advanceTimersByTime(5);
  await pause;
  vi.advanceTimersByTime(7);
  expect(await isOver(yieldToBrowser())).toBe(true);
});
