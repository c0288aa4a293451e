import { afterEach, expect, test, vi } from 'vitest';
import { allowAutoOpen, evaluateAutoOpen, addMark } from './auto-open.ts';
import { localStore } from './storage.ts';
import { fakeStorage } from './test-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const TERMINAL = '/web/cluster/one/console/node/web-01/root';
const JOINED_SESSION = '/web/cluster/one/console/session/0b1c?mode=peer';
const NOW = 1_800_000_000_000;

const serializedMark = (address: string, ageMs = 1_000) => JSON.stringify([{ address, openedAt: NOW - ageMs }]);
const navigationOf = (type: string, address = TERMINAL) => ({ type, address });

interface PageLoadCase {
  clicks?: string;
  running?: string;
  navigation?: { type: string; address: string };
}

const isAutoOpenAllowed = (
  { clicks, running, navigation = navigationOf('navigate') }: PageLoadCase,
  address = TERMINAL,
) => evaluateAutoOpen({ address, now: NOW, navigation, clicks: clicks ?? null, running: running ?? null }).isAllowed;

// docs/behaviour.md#links-that-open-sessions "A page that opens a session (terminal, joining, application, desktop)"
test.each<[string, boolean, PageLoadCase]>([
  ['a click on a link to the page', true, { clicks: serializedMark(TERMINAL) }],
  [
    'a click in a page that was reloaded before',
    true,
    { clicks: serializedMark(TERMINAL), navigation: navigationOf('reload') },
  ],
  ['a click ten seconds ago', false, { clicks: serializedMark(TERMINAL, 10_000) }],
  ['a click in the future', false, { clicks: serializedMark(TERMINAL, -1) }],
  ['a click on another login', false, { clicks: serializedMark(`${TERMINAL}2`) }],
  ['a click on the same address with a query', false, { clicks: serializedMark(`${TERMINAL}?mode=peer`) }],
  ['no click, as from a link of another origin or a bookmark', false, {}],
  [
    'the reload of a page with a running session',
    true,
    { running: serializedMark(TERMINAL), navigation: navigationOf('reload') },
  ],
  ['the reload of the prompt', false, { navigation: navigationOf('reload') }],
  ['the reload of another page', false, { running: serializedMark('/web'), navigation: navigationOf('reload') }],
  [
    'the reload of another page and a navigation to this one',
    false,
    { running: serializedMark(TERMINAL), navigation: navigationOf('reload', '/web') },
  ],
  [
    'back, forward, or a duplicated tab',
    false,
    { running: serializedMark(TERMINAL), navigation: navigationOf('back_forward') },
  ],
  [
    'a foreign link in the tab of a running session',
    false,
    { running: serializedMark(TERMINAL), navigation: navigationOf('navigate') },
  ],
  [
    'a tab that is restored later',
    false,
    { running: serializedMark(TERMINAL, 10_000), navigation: navigationOf('reload') },
  ],
  ['invalid marks', false, { clicks: '{"address":', running: '[null,7,{"address":7,"at":"now"}]' }],
])('after %s, opening is allowed: %s', (_, expected, pageLoad) => expect(isAutoOpenAllowed(pageLoad)).toBe(expected));

test('does not allow opening when the browser reports no navigation', () => {
  const pageLoad = {
    address: TERMINAL,
    now: NOW,
    navigation: undefined,
    clicks: null,
    running: serializedMark(TERMINAL),
  };
  expect(evaluateAutoOpen(pageLoad).isAllowed).toBe(false);
});

test('removes the mark of the opened page and keeps the marks of other pages', () => {
  const both = addMark(serializedMark(TERMINAL), { address: JOINED_SESSION, openedAt: NOW });
  const { clicks } = evaluateAutoOpen({
    address: TERMINAL,
    now: NOW,
    navigation: undefined,
    clicks: both,
    running: null,
  });
  expect(isAutoOpenAllowed({ clicks })).toBe(false);
  expect(isAutoOpenAllowed({ clicks }, JOINED_SESSION)).toBe(true);
});

test('keeps the mark of a clicked page when another page loads', () => {
  const { clicks } = evaluateAutoOpen({
    address: TERMINAL,
    now: NOW,
    navigation: undefined,
    clicks: serializedMark(JOINED_SESSION),
    running: null,
  });
  expect(isAutoOpenAllowed({ clicks }, JOINED_SESSION)).toBe(true);
});

test('allows two pages after two clicks on the same link', () => {
  const twice = addMark(serializedMark(TERMINAL), { address: TERMINAL, openedAt: NOW });
  const { clicks } = evaluateAutoOpen({
    address: TERMINAL,
    now: NOW,
    navigation: undefined,
    clicks: twice,
    running: null,
  });
  expect(isAutoOpenAllowed({ clicks })).toBe(true);
});

// docs/behaviour.md#browser-storage "If the storage is full, less important"
test('keeps named views when the storage has no room for a mark', () => {
  vi.stubGlobal('localStorage', fakeStorage(80));
  localStore.write('postern-settings:alice:views', 'v'.repeat(40));
  allowAutoOpen(TERMINAL, NOW);
  expect(localStore.keys()).toEqual(['postern-settings:alice:views']);
});
