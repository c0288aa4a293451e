import { expect, test } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

test('no more than two run together, in order, also after one failed', async () => {
  const turn = fewAtOnce(2);
  let running = 0;
  let most = 0;
  const began: number[] = [];
  const job = (n: number) => async () => {
    began.push(n);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    await Promise.resolve();
    running -= 1;
    if (n === 1) throw new Error('one');
    return n;
  };
  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => turn(job(n))));
  expect(outcomes.map(({ status }) => status)).toStrictEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(began).toStrictEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});
