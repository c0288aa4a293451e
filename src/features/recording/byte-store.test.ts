import { expect, test } from 'vitest';
import { createByteStore } from './byte-store.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

test('reads ranges across the chunks in which they arrived', () => {
  const store = createByteStore(() => 0);
  store.add(bytes(0, 1, 2));
  store.add(bytes(3));
  store.add(bytes(4, 5));
  expect([store.end(), store.read(0, 6), store.read(2, 5), store.read(4, 5)]).toEqual([
    6,
    bytes(0, 1, 2, 3, 4, 5),
    bytes(2, 3, 4),
    bytes(4),
  ]);
  expect([store.read(5, 7), store.read(6, 8), store.read(6, 6)]).toEqual([undefined, undefined, bytes()]);
});

test('evicts the chunk that is farthest from the position, and can restore it', () => {
  let position = 0;
  const store = createByteStore(() => position, 4);
  store.add(bytes(0, 1));
  store.add(bytes(2, 3));
  position = 3;
  store.add(bytes(4, 5));
  expect([store.end(), store.read(0, 2), store.read(2, 6)]).toEqual([6, undefined, bytes(2, 3, 4, 5)]);
  expect([store.evictedIn(1, 4), store.evictedIn(0, 1)]).toMatchObject([{ offset: 0 }, { offset: 0, length: 2 }]);
  expect(store.evictedIn(2, 6)).toBeUndefined();
  position = 0;
  store.restore({ offset: 0, length: 2 }, bytes(0, 1));
  expect([store.read(0, 2), store.read(4, 6)]).toEqual([bytes(0, 1), undefined]);
});

test('does not restore a chunk of another length, which would shift all later bytes', () => {
  const store = createByteStore(() => 9, 2);
  store.add(bytes(0, 1));
  store.add(bytes(2, 3));
  store.restore({ offset: 0, length: 2 }, bytes(7));
  expect(store.read(0, 2)).toBeUndefined();
});
