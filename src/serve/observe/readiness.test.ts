import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('concurrent callers share one check, and its result is reused for a second', async () => {
  const check = vi.fn<() => Promise<string[]>>(async () => ['down']);
  const { problems } = createReadiness(check);
  expect(await Promise.all([problems(), problems()])).toEqual([['down'], ['down']]);
  await vi.advanceTimersByTimeAsync(999);
  expect(await problems()).toEqual(['down']);
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  check.mockResolvedValue([]);
  expect(await problems()).toEqual([]);
  expect(check).toHaveBeenCalledTimes(2);
});

test('a slow check is not started again before it ends', async () => {
  const check = vi.fn<() => Promise<string[]>>(() => new Promise((resolve) => setTimeout(() => resolve([]), 6000)));
  const { problems } = createReadiness(check);
  const first = problems();
  await vi.advanceTimersByTimeAsync(5000);
  const second = problems();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all([first, second])).toEqual([[], []]);
  expect(check).toHaveBeenCalledTimes(1);
});

test('a draining server is not ready and checks nothing', async () => {
  const check = vi.fn<() => Promise<string[]>>(async () => []);
  const { problems, startDraining } = createReadiness(check);
  startDraining();
  expect(await problems()).toEqual(['draining']);
  expect(check).not.toHaveBeenCalled();
});
