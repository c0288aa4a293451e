import { expect, test } from 'vitest';
import { serializeFragment, withStoredFragment } from './fragment-storage.ts';

const PAGE = '/web/launch/grafana.example.com?path=%2Fd';
const NOW = 1_800_000_000_000;
const storedFragment = serializeFragment(new URL(`${PAGE}#access_token=1`, 'https://console.example.com'), NOW) ?? null;

const OTHER_APP = '/web/launch/evil.example.com?path=%2Fd';
const OTHER_QUERY = '/web/launch/grafana.example.com';
const NO_FRAGMENT = JSON.stringify({ page: PAGE, hash: '.evil.example', storedAt: NOW });

// docs/behaviour.md#redirects "The tab stores the fragment of the page"
test.each([
  { title: 'restores the fragment of the page', found: `${PAGE}#access_token=1` },
  { title: 'does not add the fragment to another page', address: OTHER_APP, found: OTHER_APP },
  { title: 'does not add the fragment to another query', address: OTHER_QUERY, found: OTHER_QUERY },
  { title: 'forgets the fragment after ten minutes', age: 600_000 },
  { title: 'ignores a fragment that was stored in the future', age: -1 },
  { title: 'adds nothing if no fragment is stored', stored: null },
  { title: 'ignores invalid JSON', stored: '{' },
  { title: 'ignores a stored text that is no fragment', stored: NO_FRAGMENT },
])('$title', ({ stored = storedFragment, address = PAGE, age = 0, found = PAGE }) => {
  expect(withStoredFragment(stored, address, NOW + age)).toBe(found);
});

test('stores nothing for an address without a fragment', () => {
  expect(serializeFragment(new URL('https://console.example.com/web/users?a=b'), NOW)).toBeUndefined();
});
