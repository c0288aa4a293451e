import { expect, onTestFinished, test } from 'vitest';
import { signalWithTimeout } from './signal-with-timeout.ts';

test('goes on while the signal and the time do', () => {
  expect(signalWithTimeout(new AbortController().signal, 60_000).aborted).toBe(false);
});

test('ends with the signal, for the same reason', () => {
  const given = new AbortController();
  const either = signalWithTimeout(given.signal, 60_000);
  given.abort('left');
  expect(either.reason).toBe('left');
});

test('ends at once where the signal has', () => {
  expect(signalWithTimeout(AbortSignal.abort('gone'), 60_000).reason).toBe('gone');
});

test('ends when the time is up', async () => {
  const either = signalWithTimeout(new AbortController().signal, 5);
  await expect.poll(() => either.aborted).toBe(true);
  expect(either.reason).toMatchObject({ name: 'TimeoutError' });
});

test('needs nothing that Safari 17.0 lacks', () => {
  const { any } = AbortSignal;
  onTestFinished(() => void Object.assign(AbortSignal, { any }));
  Object.assign(AbortSignal, { any: undefined });
  expect(signalWithTimeout(AbortSignal.abort(), 1).aborted).toBe(true);
});
