import { afterEach, expect, test, vi } from 'vitest';
import { allowAutoOpen, evaluateAutoOpen, addMark } from './auto-open.ts';
import { localStore } from './storage.ts';
import { fakeStorage } from './test-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const WEB = '/web/cluster/one/console/node/web-01/root';
const SESSION = '/web/cluster/one/console/session/0b1c?mode=peer';
const NOW = 1_800_000_000_000;

const serializedMark = (address: string, ageMs = 1_000) => JSON.stringify([{ address, openedAt: NOW - ageMs }]);
const navigationOf = (type: string, address = WEB) => ({ type, address });

interface PageLoadCase {
  clicks?: string;
  running?: string;
  navigation?: { type: string; address: string };
}

const isAutoOpenAllowed = ({ clicks, running, navigation = navigationOf('navigate') }: PageLoadCase, address = WEB) =>
  evaluateAutoOpen({ address, now: NOW, navigation, clicks: clicks ?? null, running: running ?? null }).isAllowed;

// docs/behaviour.md#links-that-open-sessions "A page that opens a session (terminal, joining, application, desktop)"
test.each<[string, boolean, PageLoadCase]>([
  ['a click in another tab or this one', true, { clicks: serializedMark(WEB) }],
  [
    'a click in a page that was reloaded before',
    true,
    { clicks: serializedMark(WEB), navigation: navigationOf('reload') },
  ],
  ['a click ten seconds ago', false, { clicks: serializedMark(WEB, 10_000) }],
  ['a click in the future', false, { clicks: serializedMark(WEB, -1) }],
  ['a click on another login', false, { clicks: serializedMark(`${WEB}2`) }],
  ['a click on the same address with a query', false, { clicks: serializedMark(`${WEB}?mode=peer`) }],
  ['no click, as from a link of another origin or a bookmark', false, {}],
  [
    'the reload of a page with a running session',
    true,
    { running: serializedMark(WEB), navigation: navigationOf('reload') },
  ],
  ['the reload of the prompt', false, { navigation: navigationOf('reload') }],
  ['the reload of another page', false, { running: serializedMark('/web'), navigation: navigationOf('reload') }],
  [
    'the reload of another page and a navigation to this one',
    false,
    { running: serializedMark(WEB), navigation: navigationOf('reload', '/web') },
  ],
  [
    'back, forward, or a duplicated tab',
    false,
    { running: serializedMark(WEB), navigation: navigationOf('back_forward') },
  ],
  [
    'a foreign link in the tab of a running session',
    false,
    { running: serializedMark(WEB), navigation: navigationOf('navigate') },
  ],
  ['a tab that is restored later', false, { running: serializedMark(WEB, 10_000), navigation: navigationOf('reload') }],
  ['invalid marks', false, { clicks: '{"address":', running: '[null,7,{"address":7,"at":"now"}]' }],
])('after %s, opening is allowed: %s', (_, expected, pageLoad) => expect(isAutoOpenAllowed(pageLoad)).toBe(expected));

test('does not allow opening when the browser reports no navigation', () => {
  const pageLoad = { address: WEB, now: NOW, navigation: undefined, clicks: null, running: serializedMark(WEB) };
  expect(evaluateAutoOpen(pageLoad).isAllowed).toBe(false);
});

test('removes the mark of the opened page and keeps the marks of other pages', () => {
  const both = addMark(serializedMark(WEB), { address: SESSION, openedAt: NOW });
  const { clicks } = evaluateAutoOpen({ address: WEB, now: NOW, navigation: undefined, clicks: both, running: null });
  expect(isAutoOpenAllowed({ clicks })).toBe(false);
  expect(isAutoOpenAllowed({ clicks }, SESSION)).toBe(true);
});

test('keeps the mark of a clicked page when another page loads', () => {
  const { clicks } = evaluateAutoOpen({
    address: WEB,
    now: NOW,
    navigation: undefined,
    clicks: serializedMark(SESSION),
    running: null,
  });
  expect(isAutoOpenAllowed({ clicks }, SESSION)).toBe(true);
});

test('allows two pages after two clicks on the same link', () => {
  const twice = addMark(serializedMark(WEB), { address: WEB, openedAt: NOW });
  const { clicks } = evaluateAutoOpen({ address: WEB, now: NOW, navigation: undefined, clicks: twice, running: null });
  expect(isAutoOpenAllowed({ clicks })).toBe(true);
});

// docs/behaviour.md#browser-storage "If the storage is full, less important"
test('keeps named views when the storage has no room for a mark', () => {
  vi.stubGlobal('localStorage', fakeStorage(80));
  localStore.write('postern-settings:alice:views', 'v'.repeat(40));
  allowAutoOpen(WEB, NOW);
  expect(localStore.keys()).toEqual(['postern-settings:alice:views']);
});
