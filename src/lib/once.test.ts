import { expect, test, vi } from 'vitest';
import { once, onceAsync } from './once.ts';

test('creates the value once, on first use', () => {
  const create = vi.fn<() => undefined>();
  const getValue = once(create);
  expect(create).not.toHaveBeenCalled();
  expect([getValue(), getValue()]).toEqual([undefined, undefined]);
  expect(create).toHaveBeenCalledOnce();
});

test('shares a loaded value between all callers', async () => {
  const fetch = vi.fn<() => Promise<object>>(async () => ({}));
  const getValue = onceAsync(fetch);
  const [first, second] = await Promise.all([getValue(), getValue()]);
  expect(second).toBe(first);
  await expect(getValue()).resolves.toBe(first);
  expect(fetch).toHaveBeenCalledOnce();
});

test('loads the value again after a failure', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('cut')).mockResolvedValue('there');
  const getValue = onceAsync(fetch);
  await expect(getValue()).rejects.toThrow('cut');
  await expect(getValue()).resolves.toBe('there');
});
