import { beforeEach, expect, test, vi } from 'vitest';
import { hasDroppedUserData, localStore, StorageUnavailable, tabStore } from './storage.ts';
import { fakeStorage } from './test-storage.ts';

beforeEach(() => {
  hasDroppedUserData.set(false);
  vi.unstubAllGlobals();
  vi.stubGlobal('localStorage', fakeStorage(200));
  vi.stubGlobal('sessionStorage', fakeStorage(200));
});

const block = (get: () => unknown) => Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });

test('stores, reads, lists and removes text', () => {
  expect(localStore.read('token')).toBeNull();
  expect(localStore.write('token', 'abc')).toBe(true);
  expect(localStore.read('token')).toBe('abc');
  expect(localStore.keys()).toEqual(['token']);
  expect(tabStore.keys()).toEqual([]);
  localStore.remove('token');
  expect(localStore.keys()).toEqual([]);
});

// docs/behaviour.md#browser-storage "If the storage is full, less important"
test('drops recent pages first, then recent sessions and the largest settings, until a text fits', () => {
  localStore.write('postern-settings:alice:views', 'v'.repeat(60));
  localStore.write('postern-settings:alice:zone', 'utc');
  localStore.write('postern-recent-sessions', '[]');
  localStore.write('postern-palette', 'p'.repeat(30));
  expect(localStore.write('token', 't'.repeat(20))).toBe(true);
  expect(localStore.keys()).not.toContain('postern-palette');
  expect(localStore.keys()).toContain('postern-recent-sessions');
  expect(localStore.keys()).toContain('postern-settings:alice:views');
  expect(hasDroppedUserData.get()).toBe(false);
  expect(localStore.write('token', 't'.repeat(120))).toBe(true);
  expect(localStore.keys().toSorted()).toEqual(['postern-settings:alice:zone', 'token']);
  expect(hasDroppedUserData.get()).toBe(true);
});

test('drops the drafts of a tab last', () => {
  tabStore.write('postern-draft:["alice","role",""]', 'd'.repeat(20));
  tabStore.write('postern-settings:alice:views', 'v'.repeat(60));
  expect(tabStore.write('postern-launch', 'l'.repeat(80))).toBe(true);
  expect(tabStore.keys()).toEqual(['postern-draft:["alice","role",""]', 'postern-launch']);
  expect(tabStore.write('postern-launch', 'l'.repeat(150))).toBe(true);
  expect(tabStore.keys()).toEqual(['postern-launch']);
});

test('returns false and keeps the old text when a text does not fit', () => {
  localStore.write('of-another-console', 'x'.repeat(150));
  localStore.write('token', 'old');
  expect(localStore.write('token', 't'.repeat(100))).toBe(false);
  expect(localStore.read('token')).toBe('old');
  expect(localStore.keys()).toContain('of-another-console');
});

test('drops nothing for an optional entry', () => {
  localStore.write('postern-palette', 'p'.repeat(100));
  expect(localStore.writeIfRoom('postern-settings:alice:views', 'v'.repeat(100))).toBe(false);
  expect(localStore.keys()).toEqual(['postern-palette']);
});

test.each([
  [
    'throws on access',
    () => {
      throw new DOMException("Failed to read the 'localStorage' property", 'SecurityError');
    },
  ],
  ['is null', () => null],
  ['is missing', () => undefined],
])('reports that storage is blocked when it %s', (_how, get) => {
  block(get);
  for (const action of [
    () => localStore.read('token'),
    () => localStore.remove('token'),
    () => localStore.keys(),
    () => localStore.write('token', 'abc'),
    () => localStore.writeIfRoom('token', 'abc'),
  ]) {
    expect(action).toThrow(StorageUnavailable);
    expect(action).toThrow(expect.objectContaining({ reason: 'blocked' }));
  }
});

test('reports that storage is blocked when a damaged profile throws on use', () => {
  const setItem = () => {
    throw new DOMException('', 'NS_ERROR_FILE_CORRUPTED');
  };
  block(() => ({ setItem }));
  expect(() => localStore.write('token', 'abc')).toThrow(StorageUnavailable);
});
