import { expect, onTestFinished, test } from 'vitest';
import { signalWithTimeout } from './signal-with-timeout.ts';

test('is not aborted before the signal and the timeout', () => {
  expect(signalWithTimeout(new AbortController().signal, 60_000).aborted).toBe(false);
});

test('aborts with the reason of the signal', () => {
  const controller = new AbortController();
  const combined = signalWithTimeout(controller.signal, 60_000);
  controller.abort('left');
  expect(combined.reason).toBe('left');
});

test('aborts immediately when the signal is already aborted', () => {
  expect(signalWithTimeout(AbortSignal.abort('left the page'), 60_000).reason).toBe('left the page');
});

test('aborts after the timeout', async () => {
  const combined = signalWithTimeout(new AbortController().signal, 5);
  await expect.poll(() => combined.aborted).toBe(true);
  expect(combined.reason).toMatchObject({ name: 'TimeoutError' });
});

test('works without AbortSignal.any, which Safari 17.0 lacks', () => {
  const { any } = AbortSignal;
  onTestFinished(() => void Object.assign(AbortSignal, { any }));
  Object.assign(AbortSignal, { any: undefined });
  expect(signalWithTimeout(AbortSignal.abort(), 1).aborted).toBe(true);
});
