import { afterEach, expect, test, vi } from 'vitest';
import { storageKeys } from '#domain/session/session-record.ts';
import { localStore } from '#lib/browser/storage.ts';
import { fakeStorage } from '#lib/browser/test-storage.ts';
import { showTheme, currentTheme } from './theme.ts';

const VIEWS_KEY = 'postern-settings:alice:views';

afterEach(() => vi.unstubAllGlobals());

// docs/behaviour.md#browser-storage "A setting that can't be stored stays"
test('shows a theme that does not fit into the storage, without removing named views', () => {
  vi.stubGlobal('localStorage', fakeStorage(60));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  localStore.write(VIEWS_KEY, 'v'.repeat(30));
  showTheme('dark');
  expect(currentTheme()).toBe('dark');
  expect(localStore.read(storageKeys.theme)).toBeNull();
  expect(localStore.keys()).toEqual([VIEWS_KEY]);
  localStore.remove(VIEWS_KEY);
  showTheme('light');
  expect(localStore.read(storageKeys.theme)).toBe('light');
});
