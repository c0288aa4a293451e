import { expect, test } from 'vitest';
import { runEffectOnce } from './run-effect-once.ts';

function createRecordingEffect() {
  const started: AbortSignal[] = [];
  return { started, begin: (signal: AbortSignal) => void started.push(signal) };
}

test('runs once when strict mode mounts an effect twice', async () => {
  const { started, begin } = createRecordingEffect();
  runEffectOnce(begin)();
  runEffectOnce(begin);
  await Promise.resolve();
  expect(started.map(({ aborted }) => aborted)).toEqual([false]);
});

test('aborts a running effect on unmount', async () => {
  const { started, begin } = createRecordingEffect();
  const unmount = runEffectOnce(begin);
  await Promise.resolve();
  unmount();
  expect(started.map(({ aborted }) => aborted)).toEqual([true]);
});
