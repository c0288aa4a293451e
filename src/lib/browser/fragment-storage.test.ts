import { expect, test } from 'vitest';
import { storedText, withStoredFragment } from './fragment-storage.ts';

const PAGE = '/web/launch/grafana.example.com?path=%2Fd';
const NOW = 1_800_000_000_000;
const storedFragment = storedText(new URL(`${PAGE}#access_token=1`, 'https://console.example.com'), NOW) ?? null;

const OTHER_APP = '/web/launch/evil.example.com?path=%2Fd';
const OTHER_QUERY = '/web/launch/grafana.example.com';
const NO_FRAGMENT = JSON.stringify({ page: PAGE, hash: '.evil.example', at: NOW });

// docs/behaviour.md#redirects "The fragment of the page"
test.each([
  { what: 'restores the fragment of the page', found: `${PAGE}#access_token=1` },
  { what: 'adds the fragment to no other page', address: OTHER_APP, found: OTHER_APP },
  { what: 'adds the fragment to no other query', address: OTHER_QUERY, found: OTHER_QUERY },
  { what: 'forgets the fragment after ten minutes', age: 600_000 },
  { what: 'ignores a time in the future', age: -1 },
  { what: 'adds nothing where nothing is stored', stored: null },
  { what: 'adds nothing of a broken text', stored: '{' },
  { what: 'adds nothing but a fragment', stored: NO_FRAGMENT },
])('$what', ({ stored = storedFragment, address = PAGE, age = 0, found = PAGE }) => {
  expect(withStoredFragment(stored, address, NOW + age)).toBe(found);
});

test('stores nothing without a fragment', () => {
  expect(storedText(new URL('https://console.example.com/web/users?a=b'), NOW)).toBeUndefined();
});
