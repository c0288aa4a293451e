import { beforeEach, expect, test, vi } from 'vitest';
import { SETTINGS_PREFIX } from './settings.ts';

let storedTexts: Map<string, string>;

beforeEach(() => {
  storedTexts = new Map();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storedTexts.get(key) ?? null,
    setItem: (key: string, text: string) => storedTexts.set(key, text),
    removeItem: (key: string) => storedTexts.delete(key),
  });
});

// docs/behaviour.md#browser-storage "They are stored under the user's name"
test('returns the settings of the current user only', async () => {
  const { setSettingsOwner, readSetting, writeSetting } = await import('./settings.ts');
  setSettingsOwner('alice');
  writeSetting('views', 'hers');
  setSettingsOwner('bob');
  expect(readSetting('views')).toBeNull();
  setSettingsOwner('alice');
  expect(readSetting('views')).toBe('hers');
  expect([...storedTexts.keys()].filter((key) => key.startsWith(SETTINGS_PREFIX))).toHaveLength(1);
  writeSetting('views', null);
  expect(storedTexts.size).toBe(0);
});

test('assigns settings from before the sign-in to the user who signs in', async () => {
  const { setSettingsOwner, readSetting, writeSetting } = await import('./settings.ts');
  writeSetting('read out', 'on');
  expect(readSetting('read out')).toBe('on');
  expect(storedTexts.size).toBe(0);
  setSettingsOwner('alice');
  expect(readSetting('read out')).toBe('on');
  expect(storedTexts.size).toBe(1);
});

// docs/behaviour.md#browser-storage "A setting that can't be stored stays"
test('keeps a setting in memory, for its user only, when the storage is full', async () => {
  const { setSettingsOwner, readSetting, writeSetting } = await import('./settings.ts');
  setSettingsOwner('alice');
  writeSetting('views', 'old');
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  writeSetting('views', 'new');
  expect(readSetting('views')).toBe('new');
  expect([...storedTexts.values()]).toEqual(['old']);
  setSettingsOwner('bob');
  expect(readSetting('views')).toBeNull();
  setSettingsOwner('alice');
  localStorage.setItem = setItem;
  writeSetting('views', 'newer');
  expect(readSetting('views')).toBe('newer');
  expect([...storedTexts.values()]).toEqual(['newer']);
});

test('separates a user from another whose name continues with a colon and the name of a setting', async () => {
  const { setSettingsOwner, readSetting, writeSetting } = await import('./settings.ts');
  setSettingsOwner('a:views');
  writeSetting('columns', 'theirs');
  setSettingsOwner('a');
  expect(readSetting('columns')).toBeNull();
});
