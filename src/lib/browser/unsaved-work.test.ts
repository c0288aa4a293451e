import { expect, test, vi } from 'vitest';
import { trackUnsavedWork, hasUnsavedWork, onUnsavedWork } from './unsaved-work.ts';

test('reports unsaved work until all work is closed', () => {
  expect(hasUnsavedWork()).toBe(false);
  const closeForm = trackUnsavedWork();
  const closeShell = trackUnsavedWork();
  closeForm();
  expect(hasUnsavedWork()).toBe(true);
  closeShell();
  expect(hasUnsavedWork()).toBe(false);
});

test('ignores a second close', () => {
  const closeForm = trackUnsavedWork();
  const closeShell = trackUnsavedWork();
  closeForm();
  closeForm();
  expect(hasUnsavedWork()).toBe(true);
  closeShell();
});

test('notifies a listener of open work immediately and of new work later', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = onUnsavedWork(listener);
  expect(listener).not.toHaveBeenCalled();
  const closeForm = trackUnsavedWork();
  expect(listener).toHaveBeenCalledTimes(1);
  const lateListener = vi.fn<() => void>();
  onUnsavedWork(lateListener)();
  expect(lateListener).toHaveBeenCalledTimes(1);
  unsubscribe();
  trackUnsavedWork()();
  expect(listener).toHaveBeenCalledTimes(1);
  closeForm();
});
