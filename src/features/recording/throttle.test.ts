import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottled } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs the first call immediately and later calls once per 50 ms', () => {
  let value = 0;
  const reportedValues: number[] = [];
  const throttled = createThrottled(() => void reportedValues.push(value));
  for (value = 1; value < 1000; value += 1) throttled();
  expect(reportedValues).toEqual([1]);
  vi.advanceTimersByTime(50);
  expect(reportedValues).toEqual([1, 1000]);
  vi.advanceTimersByTime(1000);
  expect(reportedValues).toEqual([1, 1000]);
  throttled();
  expect(reportedValues).toHaveLength(3);
});
