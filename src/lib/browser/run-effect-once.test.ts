import { expect, test } from 'vitest';
import { runEffectOnce } from './run-effect-once.ts';

function createRecordingEffect() {
  const begun: AbortSignal[] = [];
  return { begun, begin: (signal: AbortSignal) => void begun.push(signal) };
}

test('what strict mode begins, undoes and begins again is begun once', async () => {
  const { begun, begin } = createRecordingEffect();
  runEffectOnce(begin)();
  runEffectOnce(begin);
  await Promise.resolve();
  expect(begun.map(({ aborted }) => aborted)).toEqual([false]);
});

test('leaving takes back what is under way', async () => {
  const { begun, begin } = createRecordingEffect();
  const leave = runEffectOnce(begin);
  await Promise.resolve();
  leave();
  expect(begun.map(({ aborted }) => aborted)).toEqual([true]);
});
