import { expect, test } from 'vitest';
import { beginOnce } from './begin-once.ts';

function beginner() {
  const begun: AbortSignal[] = [];
  return { begun, begin: (signal: AbortSignal) => void begun.push(signal) };
}

test('what strict mode begins, undoes and begins again is begun once', async () => {
  const { begun, begin } = beginner();
  beginOnce(begin)();
  beginOnce(begin);
  await Promise.resolve();
  expect(begun.map(({ aborted }) => aborted)).toEqual([false]);
});

test('leaving takes back what is under way', async () => {
  const { begun, begin } = beginner();
  const leave = beginOnce(begin);
  await Promise.resolve();
  leave();
  expect(begun.map(({ aborted }) => aborted)).toEqual([true]);
});
