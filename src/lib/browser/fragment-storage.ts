// Stores the fragment of a page that requires sign-in. The fragment may contain a token, so it stays in this tab and
// appears in no address that the proxy, an identity provider or a log sees.
import { fieldsOf, parseJson, numberOr } from '#lib/untrusted.ts';
import { tabStore } from './storage.ts';

const FRAGMENT_KEY = 'postern-fragment';

/** Long enough for a sign-in with an identity provider. */
const MAX_FRAGMENT_AGE_MS = 10 * 60_000;

interface StoredFragment {
  /** Path and query of the page. */
  page: string;
  hash: string;
  /** When the fragment was stored, in epoch milliseconds. */
  storedAt: number;
}

/** The text to store for an address; undefined if the address has no fragment. */
export const serializeFragment = ({ pathname, search, hash }: URL | Location, storedAt: number): string | undefined =>
  hash === '' ? undefined : JSON.stringify({ page: pathname + search, hash, storedAt });

/** The address with its stored fragment. A fragment that was stored for another address is ignored. */
export function withStoredFragment(stored: string | null, address: string, now: number): string {
  const { page, hash, storedAt } = fieldsOf<StoredFragment>(parseJson(stored ?? ''));
  const age = now - numberOr(storedAt, Number.NEGATIVE_INFINITY);
  const isFresh = age >= 0 && age < MAX_FRAGMENT_AGE_MS;
  return isFresh && page === address && typeof hash === 'string' && hash.startsWith('#') ? address + hash : address;
}

export function storeFragment(address: URL | Location): void {
  const text = serializeFragment(address, Date.now());
  if (text === undefined) tabStore.remove(FRAGMENT_KEY);
  else tabStore.writeIfRoom(FRAGMENT_KEY, text);
}

/** The address with its stored fragment, which is then removed from the storage. */
export function restoreFragment(address: string): string {
  const restoredAddress = withStoredFragment(tabStore.read(FRAGMENT_KEY), address, Date.now());
  if (restoredAddress !== address) tabStore.remove(FRAGMENT_KEY);
  return restoredAddress;
}
