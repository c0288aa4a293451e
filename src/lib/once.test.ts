import { expect, test, vi } from 'vitest';
import { once, onceAsync } from './once.ts';

test('nothing is made before it is asked for, and then once', () => {
  const make = vi.fn<() => undefined>();
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([made(), made()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});

test('what came is kept for all who ask', async () => {
  const fetch = vi.fn<() => Promise<object>>(async () => ({}));
  const there = onceAsync(fetch);
  const [first, second] = await Promise.all([there(), there()]);
  expect(second).toBe(first);
  await expect(there()).resolves.toBe(first);
  expect(fetch).toHaveBeenCalledOnce();
});

test('what did not come is fetched again', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('cut')).mockResolvedValue('there');
  const there = onceAsync(fetch);
  await expect(there()).rejects.toThrow('cut');
  await expect(there()).resolves.toBe('there');
});
