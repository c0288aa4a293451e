// The fragment of a page that needs a sign-in first. It may hold a token, so it stays in this tab: no server and no log sees
// it in the address of the sign-in page or of a provider.
import { fieldsOf, jsonOf, numberOr } from '#lib/read.ts';
import { tabStore } from './storage.ts';

const KEY = 'postern-fragment';

/** A sign-in with a provider and its own questions fits in. */
const GOOD_FOR_MS = 10 * 60_000;

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
  const { page, hash, at } = fieldsOf<StoredFragment>(jsonOf(stored ?? ''));
  const age = now - numberOr(at, Number.NEGATIVE_INFINITY);
  const isFresh = age >= 0 && age < GOOD_FOR_MS;
  return isFresh && page === address && typeof hash === 'string' && hash.startsWith('#') ? address + hash : address;
}

export function storeFragment(address: URL | Location): void {
  const text = storedText(address, Date.now());
  if (text === undefined) tabStore.remove(KEY);
  else tabStore.writeIfRoom(KEY, text);
}

/** The address with its stored fragment, which is then removed from the storage. */
export function restoreFragment(address: string): string {
  const found = withStoredFragment(tabStore.read(KEY), address, Date.now());
  if (found !== address) tabStore.remove(KEY);
  return found;
}
