import { afterEach, expect, test, vi } from 'vitest';
import { allowAutoOpen, evaluateAutoOpen, addMark } from './auto-open.ts';
import { localStore } from './storage.ts';
import { fakeStorage } from './test-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const WEB = '/web/cluster/one/console/node/web-01/root';
const SESSION = '/web/cluster/one/console/session/0b1c?mode=peer';
const NOW = 1_800_000_000_000;

const serializedMark = (address: string, ago = 1_000) => JSON.stringify([{ address, at: NOW - ago }]);
const navigationOf = (type: string, address = WEB) => ({ type, address });

interface PageLoadCase {
  clicks?: string;
  running?: string;
  navigation?: { type: string; address: string };
}

const isAutoOpenAllowed = ({ clicks, running, navigation = navigationOf('navigate') }: PageLoadCase, address = WEB) =>
  evaluateAutoOpen({ address, now: NOW, navigation, clicks: clicks ?? null, running: running ?? null }).isAllowed;

// docs/behaviour.md#links-that-open-sessions "only when a click in this console"
test.each<[string, boolean, PageLoadCase]>([
  ['a click of ours in another tab or this one', true, { clicks: serializedMark(WEB) }],
  [
    'a click of ours within a page that was reloaded before',
    true,
    { clicks: serializedMark(WEB), navigation: navigationOf('reload') },
  ],
  ['a click that the browser was slow to follow', false, { clicks: serializedMark(WEB, 10_000) }],
  ['a click of the time to come', false, { clicks: serializedMark(WEB, -1) }],
  ['a click on another login', false, { clicks: serializedMark(`${WEB}2`) }],
  ['a click on the same server, with more behind the address', false, { clicks: serializedMark(`${WEB}?mode=peer`) }],
  ['no click, as from a link of another origin or a bookmark', false, {}],
  [
    'the reload of a page where something ran',
    true,
    { running: serializedMark(WEB), navigation: navigationOf('reload') },
  ],
  ['the reload of a page that only asked', false, { navigation: navigationOf('reload') }],
  ['the reload of another page', false, { running: serializedMark('/web'), navigation: navigationOf('reload') }],
  [
    'a page shown by a document that was reloaded elsewhere',
    false,
    { running: serializedMark(WEB), navigation: navigationOf('reload', '/web') },
  ],
  [
    'back, forward, or a duplicated tab',
    false,
    { running: serializedMark(WEB), navigation: navigationOf('back_forward') },
  ],
  [
    'a foreign link in the tab where something ran',
    false,
    { running: serializedMark(WEB), navigation: navigationOf('navigate') },
  ],
  ['a tab that is restored later', false, { running: serializedMark(WEB, 10_000), navigation: navigationOf('reload') }],
  ['marks of somebody’s making', false, { clicks: '{"address":', running: '[null,7,{"address":7,"at":"now"}]' }],
])('%s: chosen is %s', (_, expected, given) => expect(isAutoOpenAllowed(given)).toBe(expected));

test('a browser that does not say how a page came asks', () => {
  const arrival = { address: WEB, now: NOW, navigation: undefined, clicks: null, running: serializedMark(WEB) };
  expect(evaluateAutoOpen(arrival).isAllowed).toBe(false);
});

test('a click is used up by what it opens, and leaves those of other targets', () => {
  const both = addMark(serializedMark(WEB), { address: SESSION, at: NOW });
  const { clicks } = evaluateAutoOpen({ address: WEB, now: NOW, navigation: undefined, clicks: both, running: null });
  expect(isAutoOpenAllowed({ clicks })).toBe(false);
  expect(isAutoOpenAllowed({ clicks }, SESSION)).toBe(true);
});

test('a page that nobody chose leaves the choice to the one that somebody did', () => {
  const { clicks } = evaluateAutoOpen({
    address: WEB,
    now: NOW,
    navigation: undefined,
    clicks: serializedMark(SESSION),
    running: null,
  });
  expect(isAutoOpenAllowed({ clicks }, SESSION)).toBe(true);
});

test('two clicks on one target open two', () => {
  const twice = addMark(serializedMark(WEB), { address: WEB, at: NOW });
  const { clicks } = evaluateAutoOpen({ address: WEB, now: NOW, navigation: undefined, clicks: twice, running: null });
  expect(isAutoOpenAllowed({ clicks })).toBe(true);
});

// docs/behaviour.md#what-the-browser-keeps "Where the storage is full"
test('a click keeps named views when the storage has no room for its mark', () => {
  vi.stubGlobal('localStorage', fakeStorage(80));
  localStore.write('postern-settings:alice:views', 'v'.repeat(40));
  allowAutoOpen(WEB, NOW);
  expect(localStore.keys()).toEqual(['postern-settings:alice:views']);
});
