import { expect, test, vi } from 'vitest';
import { addPendingCall, hasPendingCalls, stopPendingCalls } from './pending-calls.ts';

test('stops each pending call once', () => {
  const [stop, stopAnsweredCall] = [vi.fn<() => void>(), vi.fn<() => void>()];
  addPendingCall(stop);
  addPendingCall(stop);
  const remove = addPendingCall(stopAnsweredCall);
  remove();
  expect(hasPendingCalls()).toBe(true);
  stopPendingCalls();
  stopPendingCalls();
  expect(stop).toHaveBeenCalledTimes(2);
  expect(stopAnsweredCall).not.toHaveBeenCalled();
  expect(hasPendingCalls()).toBe(false);
});
