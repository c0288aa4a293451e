import { expect, test, vi } from 'vitest';
import { holdWork, isWorkOpen, onWork } from './open-work.ts';

test('work is open until everything that was opened is closed', () => {
  expect(isWorkOpen()).toBe(false);
  const form = holdWork();
  const shell = holdWork();
  form();
  expect(isWorkOpen()).toBe(true);
  shell();
  expect(isWorkOpen()).toBe(false);
});

test('closing twice is closing once', () => {
  const form = holdWork();
  const shell = holdWork();
  form();
  form();
  expect(isWorkOpen()).toBe(true);
  shell();
});

test('a listener hears of everything that opens, and at once of what is open', () => {
  const listener = vi.fn<() => void>();
  const stop = onWork(listener);
  expect(listener).not.toHaveBeenCalled();
  const form = holdWork();
  expect(listener).toHaveBeenCalledTimes(1);
  const late = vi.fn<() => void>();
  onWork(late)();
  expect(late).toHaveBeenCalledTimes(1);
  stop();
  holdWork()();
  expect(listener).toHaveBeenCalledTimes(1);
  form();
});
