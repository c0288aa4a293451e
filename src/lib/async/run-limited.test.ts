import { expect, test } from 'vitest';
import { runLimited } from './run-limited.ts';

const nextTick = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

test('runs a few tasks at a time and returns the results in the order of the items', async () => {
  let running = 0;
  let most = 0;
  const results = await runLimited(
    [5, 1, 4, 2, 3],
    async (item) => {
      running += 1;
      most = Math.max(most, running);
      for (let tick = 0; tick < item; tick += 1) await nextTick();
      running -= 1;
      return item * 10;
    },
    { limit: 2 },
  );
  expect(results).toEqual([50, 10, 40, 20, 30]);
  expect(most).toBe(2);
});

test('starts no task after the last result, and finishes the running ones', async () => {
  const results = await runLimited(
    ['a', 'stop', 'b', 'c'],
    async (item) => {
      await nextTick();
      return item;
    },
    { limit: 2, isLast: (item) => item === 'stop' },
  );
  expect(results).toEqual(['a', 'stop', 'b', undefined]);
});

test('runs nothing for no items', async () => {
  expect(await runLimited([], async (item) => item, { limit: 3 })).toEqual([]);
});
