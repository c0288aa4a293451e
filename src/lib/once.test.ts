import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('nothing is made before it is asked for, and then once', () => {
  const make = vi.fn<() => undefined>();
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([made(), made()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});
