import { expect, onTestFinished, test } from 'vitest';
import { signalWithTimeout } from './signal-with-timeout.ts';

test('is not aborted before the signal and the timeout', () => {
  expect(signalWithTimeout(new AbortController().signal, 60_000).aborted).toBe(false);
});

test('aborts with the reason of the signal', () => {
  const given = new AbortController();
  const either = signalWithTimeout(given.signal, 60_000);
  given.abort('left');
  expect(either.reason).toBe('left');
});

test('aborts immediately when the signal is already aborted', () => {
  expect(signalWithTimeout(AbortSignal.abort('left the page'), 60_000).reason).toBe('left the page');
});

test('aborts after the timeout', async () => {
  const either = signalWithTimeout(new AbortController().signal, 5);
  await expect.poll(() => either.aborted).toBe(true);
  expect(either.reason).toMatchObject({ name: 'TimeoutError' });
});

test('works without AbortSignal.any, which Safari 17.0 lacks', () => {
  const { any } = AbortSignal;
  onTestFinished(() => void Object.assign(AbortSignal, { any }));
  Object.assign(AbortSignal, { any: undefined });
  expect(signalWithTimeout(AbortSignal.abort(), 1).aborted).toBe(true);
});
