import { expect, test, vi } from 'vitest';
import { trackUnsavedWork, hasUnsavedWork, onUnsavedWork } from './unsaved-work.ts';

test('work is open until everything that was opened is closed', () => {
  expect(hasUnsavedWork()).toBe(false);
  const form = trackUnsavedWork();
  const shell = trackUnsavedWork();
  form();
  expect(hasUnsavedWork()).toBe(true);
  shell();
  expect(hasUnsavedWork()).toBe(false);
});

test('closing twice is closing once', () => {
  const form = trackUnsavedWork();
  const shell = trackUnsavedWork();
  form();
  form();
  expect(hasUnsavedWork()).toBe(true);
  shell();
});

test('a listener hears of everything that opens, and at once of what is open', () => {
  const listener = vi.fn<() => void>();
  const stop = onUnsavedWork(listener);
  expect(listener).not.toHaveBeenCalled();
  const form = trackUnsavedWork();
  expect(listener).toHaveBeenCalledTimes(1);
  const late = vi.fn<() => void>();
  onUnsavedWork(late)();
  expect(late).toHaveBeenCalledTimes(1);
  stop();
  trackUnsavedWork()();
  expect(listener).toHaveBeenCalledTimes(1);
  form();
});
