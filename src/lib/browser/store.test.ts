import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('notifies listeners once of each change until they unsubscribe', () => {
  const store = createStore('a');
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  store.set('b');
  store.set('b');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe('b');
  unsubscribe();
  store.set('c');
  expect(listener).toHaveBeenCalledTimes(1);
});
