// The fragment of a page that needs a sign-in first. It may hold a token, so it stays in this tab: no server and no log sees
// it in the address of the sign-in page or of a provider.
import { fieldsOf, parseJson, numberOr } from '#lib/untrusted.ts';
import { tabStore } from './storage.ts';

const FRAGMENT_KEY = 'postern-fragment';

/** A sign-in with a provider and its own questions fits in. */
const MAX_FRAGMENT_AGE_MS = 10 * 60_000;

interface StoredFragment {
  /** Path and query of the page. */
  page: string;
  hash: string;
  at: number;
}

/** What is stored for an address; undefined without a fragment. */
export const storedText = ({ pathname, search, hash }: URL | Location, at: number): string | undefined =>
  hash === '' ? undefined : JSON.stringify({ page: pathname + search, hash, at });

/** The address with its fragment, where that very address was stored with one; a fragment cannot lead anywhere else. */
export function withStoredFragment(stored: string | null, address: string, now: number): string {
  const { page, hash, at } = fieldsOf<StoredFragment>(parseJson(stored ?? ''));
  const age = now - numberOr(at, Number.NEGATIVE_INFINITY);
  const isFresh = age >= 0 && age < MAX_FRAGMENT_AGE_MS;
  return isFresh && page === address && typeof hash === 'string' && hash.startsWith('#') ? address + hash : address;
}

export function storeFragment(address: URL | Location): void {
  const text = storedText(address, Date.now());
  if (text === undefined) tabStore.remove(FRAGMENT_KEY);
  else tabStore.writeIfRoom(FRAGMENT_KEY, text);
}

/** The address with its stored fragment, which is then removed from the storage. */
export function restoreFragment(address: string): string {
  const found = withStoredFragment(tabStore.read(FRAGMENT_KEY), address, Date.now());
  if (found !== address) tabStore.remove(FRAGMENT_KEY);
  return found;
}
