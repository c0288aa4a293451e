import { beforeEach, expect, test, vi } from 'vitest';
import { SETTINGS_PREFIX } from './settings.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

// docs/behaviour.md#what-the-browser-keeps "So do settings that people make"
test('each user sees what is their own', async () => {
  const { ownSettings, readSetting, writeSetting } = await import('./settings.ts');
  ownSettings('alice');
  writeSetting('views', 'hers');
  ownSettings('bob');
  expect(readSetting('views')).toBeNull();
  ownSettings('alice');
  expect(readSetting('views')).toBe('hers');
  expect([...kept.keys()].filter((key) => key.startsWith(SETTINGS_PREFIX))).toHaveLength(1);
  writeSetting('views', null);
  expect(kept.size).toBe(0);
});

test('what is set before anybody is known becomes theirs', async () => {
  const { ownSettings, readSetting, writeSetting } = await import('./settings.ts');
  writeSetting('read out', 'on');
  expect(readSetting('read out')).toBe('on');
  expect(kept.size).toBe(0);
  ownSettings('alice');
  expect(readSetting('read out')).toBe('on');
  expect(kept.size).toBe(1);
});

// docs/behaviour.md#what-the-browser-keeps "A setting without room holds until the page is left"
test('a setting for which there is no room holds on this page, for its user only', async () => {
  const { ownSettings, readSetting, writeSetting } = await import('./settings.ts');
  ownSettings('alice');
  writeSetting('views', 'old');
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  writeSetting('views', 'new');
  expect(readSetting('views')).toBe('new');
  expect([...kept.values()]).toEqual(['old']);
  ownSettings('bob');
  expect(readSetting('views')).toBeNull();
  ownSettings('alice');
  localStorage.setItem = setItem;
  writeSetting('views', 'newer');
  expect(readSetting('views')).toBe('newer');
  expect([...kept.values()]).toEqual(['newer']);
});

test('users whose names look like settings stay apart', async () => {
  const { ownSettings, readSetting, writeSetting } = await import('./settings.ts');
  ownSettings('a:views');
  writeSetting('columns', 'theirs');
  ownSettings('a');
  expect(readSetting('columns')).toBeNull();
});
