import { expect, test, vi } from 'vitest';
import { once, onceAsync } from './once.ts';

test('creates the value once, on first use', () => {
  const make = vi.fn<() => undefined>();
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([made(), made()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});

test('shares a loaded value between all callers', async () => {
  const fetch = vi.fn<() => Promise<object>>(async () => ({}));
  const there = onceAsync(fetch);
  const [first, second] = await Promise.all([there(), there()]);
  expect(second).toBe(first);
  await expect(there()).resolves.toBe(first);
  expect(fetch).toHaveBeenCalledOnce();
});

test('loads the value again after a failure', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('cut')).mockResolvedValue('there');
  const there = onceAsync(fetch);
  await expect(there()).rejects.toThrow('cut');
  await expect(there()).resolves.toBe('there');
});
