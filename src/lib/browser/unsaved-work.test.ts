import { expect, test, vi } from 'vitest';
import { trackUnsavedWork, hasUnsavedWork, onUnsavedWork } from './unsaved-work.ts';

test('reports unsaved work until all work is closed', () => {
  expect(hasUnsavedWork()).toBe(false);
  const form = trackUnsavedWork();
  const shell = trackUnsavedWork();
  form();
  expect(hasUnsavedWork()).toBe(true);
  shell();
  expect(hasUnsavedWork()).toBe(false);
});

test('ignores a second close', () => {
  const form = trackUnsavedWork();
  const shell = trackUnsavedWork();
  form();
  form();
  expect(hasUnsavedWork()).toBe(true);
  shell();
});

test('notifies a listener of open work immediately and of new work later', () => {
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
