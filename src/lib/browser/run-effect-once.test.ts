import { expect, test } from 'vitest';
import { runEffectOnce } from './run-effect-once.ts';

function createRecordingEffect() {
  const begun: AbortSignal[] = [];
  return { begun, begin: (signal: AbortSignal) => void begun.push(signal) };
}

test('runs once when strict mode mounts an effect twice', async () => {
  const { begun, begin } = createRecordingEffect();
  runEffectOnce(begin)();
  runEffectOnce(begin);
  await Promise.resolve();
  expect(begun.map(({ aborted }) => aborted)).toEqual([false]);
});

test('aborts a running effect on unmount', async () => {
  const { begun, begin } = createRecordingEffect();
  const leave = runEffectOnce(begin);
  await Promise.resolve();
  leave();
  expect(begun.map(({ aborted }) => aborted)).toEqual([true]);
});
