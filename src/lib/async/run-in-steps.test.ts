import { expect, test } from 'vitest';
import { runInSteps } from './run-in-steps.ts';

function* count(steps: number, onStep: () => void = () => undefined): Generator<undefined, number> {
  for (let step = 0; step < steps; step += 1) {
    onStep();
    yield;
  }
  return steps;
}

test('returns the result of the last step', async () =>
  expect(await runInSteps(count(3), new AbortController().signal)).toBe(3));

test('runs no further step after an abort', async () => {
  const controller = new AbortController();
  let steps = 0;
  const onStep = () => {
    steps += 1;
    if (steps === 2) controller.abort();
  };
  await expect(runInSteps(count(5, onStep), controller.signal)).rejects.toThrow('aborted');
  expect(steps).toBe(2);
});
