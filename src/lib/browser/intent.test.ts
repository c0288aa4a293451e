import { afterEach, expect, test, vi } from 'vitest';
import { announce, judge, withMark } from './intent.ts';
import { localStore } from './storage.ts';
import { fakeStorage } from './test-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const WEB = '/web/cluster/one/console/node/web-01/root';
const SESSION = '/web/cluster/one/console/session/0b1c?mode=peer';
const NOW = 1_800_000_000_000;

const mark = (address: string, ago = 1_000) => JSON.stringify([{ address, at: NOW - ago }]);
const loaded = (type: string, address = WEB) => ({ type, address });

interface Given {
  clicks?: string;
  running?: string;
  navigation?: { type: string; address: string };
}

const isChosen = ({ clicks, running, navigation = loaded('navigate') }: Given, address = WEB) =>
  judge({ address, now: NOW, navigation, clicks: clicks ?? null, running: running ?? null }).isChosen;

// docs/behaviour.md#links-that-open-sessions "only when a click in this console"
test.each<[string, boolean, Given]>([
  ['a click of ours in another tab or this one', true, { clicks: mark(WEB) }],
  ['a click of ours within a page that was reloaded before', true, { clicks: mark(WEB), navigation: loaded('reload') }],
  ['a click that the browser was slow to follow', false, { clicks: mark(WEB, 10_000) }],
  ['a click of the time to come', false, { clicks: mark(WEB, -1) }],
  ['a click on another login', false, { clicks: mark(`${WEB}2`) }],
  ['a click on the same server, with more behind the address', false, { clicks: mark(`${WEB}?mode=peer`) }],
  ['no click, as from a link of another origin or a bookmark', false, {}],
  ['the reload of a page where something ran', true, { running: mark(WEB), navigation: loaded('reload') }],
  ['the reload of a page that only asked', false, { navigation: loaded('reload') }],
  ['the reload of another page', false, { running: mark('/web'), navigation: loaded('reload') }],
  [
    'a page shown by a document that was reloaded elsewhere',
    false,
    { running: mark(WEB), navigation: loaded('reload', '/web') },
  ],
  ['back, forward, or a duplicated tab', false, { running: mark(WEB), navigation: loaded('back_forward') }],
  ['a foreign link in the tab where something ran', false, { running: mark(WEB), navigation: loaded('navigate') }],
  ['a tab that is restored later', false, { running: mark(WEB, 10_000), navigation: loaded('reload') }],
  ['marks of somebody’s making', false, { clicks: '{"address":', running: '[null,7,{"address":7,"at":"now"}]' }],
])('%s: chosen is %s', (_, expected, given) => expect(isChosen(given)).toBe(expected));

test('a browser that does not say how a page came asks', () => {
  const arrival = { address: WEB, now: NOW, navigation: undefined, clicks: null, running: mark(WEB) };
  expect(judge(arrival).isChosen).toBe(false);
});

test('a click is used up by what it opens, and leaves those of other targets', () => {
  const both = withMark(mark(WEB), { address: SESSION, at: NOW });
  const { clicks } = judge({ address: WEB, now: NOW, navigation: undefined, clicks: both, running: null });
  expect(isChosen({ clicks })).toBe(false);
  expect(isChosen({ clicks }, SESSION)).toBe(true);
});

test('a page that nobody chose leaves the choice to the one that somebody did', () => {
  const { clicks } = judge({ address: WEB, now: NOW, navigation: undefined, clicks: mark(SESSION), running: null });
  expect(isChosen({ clicks }, SESSION)).toBe(true);
});

test('two clicks on one target open two', () => {
  const twice = withMark(mark(WEB), { address: WEB, at: NOW });
  const { clicks } = judge({ address: WEB, now: NOW, navigation: undefined, clicks: twice, running: null });
  expect(isChosen({ clicks })).toBe(true);
});

// docs/behaviour.md#what-the-browser-keeps "Where the storage is full"
test('a click keeps named views when the storage has no room for its mark', () => {
  vi.stubGlobal('localStorage', fakeStorage(80));
  localStore.write('postern-settings:alice:views', 'v'.repeat(40));
  announce(WEB, NOW);
  expect(localStore.keys()).toEqual(['postern-settings:alice:views']);
});
