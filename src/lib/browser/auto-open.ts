// A page that opens a session by itself does so only where a click on a page of ours asked for exactly that, and once
// (docs/behaviour.md#links-that-open-sessions). The click leaves a mark that other origins cannot write, and the page
// that opens takes it.
import { fieldsOf, parseJson, listOf } from '#lib/untrusted.ts';
import { localStore, tabStore } from './storage.ts';

const CLICKS_KEY = 'postern-intent';
const RUNNING_KEY = 'postern-running';
const MAX_MARK_AGE_MS = 10_000;

interface ClickMark {
  /** Path, query and fragment of the page. */
  address: string;
  at: number;
}

function freshMarks(stored: string | null, now: number): ClickMark[] {
  return listOf(parseJson(stored ?? '')).flatMap((raw) => {
    const { address, at } = fieldsOf<ClickMark>(raw);
    if (typeof address !== 'string' || typeof at !== 'number') return [];
    return now - at >= 0 && now - at < MAX_MARK_AGE_MS ? [{ address, at }] : [];
  });
}

/** The marks that still count, and this one. */
export const addMark = (stored: string | null, mark: ClickMark): string =>
  JSON.stringify([...freshMarks(stored, mark.at), mark]);

interface PageLoad {
  /** Of the page that would open something. */
  address: string;
  now: number;
  /** How the browser came by the document, and at which address; a page may be shown by one that came as another. */
  navigation: { type: string; address: string } | undefined;
  /** The marks of clicks. A new tab has nothing else in common with the one it was opened from, so every tab sees them. */
  clicks: string | null;
  /** The mark of what this tab ran when its page was left. */
  running: string | null;
}

interface AutoOpen {
  isAllowed: boolean;
  /** A reload: what ran here may not have ended yet where it ran. */
  isResumed: boolean;
}

/**
 * Chosen is what a click of the last seconds asked for, and what a reload finds running in its own tab. Back and forward,
 * a duplicated or restored tab, a copied address and a reload of a page that only asked are asked about
 * (docs/behaviour.md#links-that-open-sessions).
 */
export function evaluateAutoOpen({
  address,
  now,
  navigation,
  clicks,
  running,
}: PageLoad): AutoOpen & { clicks: string } {
  const marks = freshMarks(clicks, now);
  const clickedIndex = marks.findIndex((mark) => mark.address === address);
  const isReload = navigation?.type === 'reload' && navigation.address === address;
  const isResumed = isReload && freshMarks(running, now).some((mark) => mark.address === address);
  return {
    isAllowed: clickedIndex >= 0 || isResumed,
    isResumed,
    clicks: JSON.stringify(marks.filter((_, at) => at !== clickedIndex)),
  };
}

const relativeAddress = ({ pathname, search, hash }: URL | Location): string => pathname + search + hash;

function lastNavigation(): PageLoad['navigation'] {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) return undefined;
  return { type: entry.type, address: relativeAddress(new URL(entry.name)) };
}

/** Marks that a click chose to open this address, in whichever tab. */
export function allowAutoOpen(address: string, now = Date.now()): void {
  // Without room for the mark, the page that opens asks first.
  localStore.writeIfRoom(CLICKS_KEY, addMark(localStore.read(CLICKS_KEY), { address, at: now }));
}

/** Marks, as its page is left, that something runs there: a reload goes on with it. */
export function markRunningBeforeUnload(): void {
  // Another tab gets a copy at most while the page is being left, and what it then shows is no reload.
  tabStore.writeIfRoom(RUNNING_KEY, addMark(null, { address: relativeAddress(location), at: Date.now() }));
}

/** How the page that is shown came to open what its address names; asked once, then the choice is used up. */
export function consumeAutoOpen(): AutoOpen {
  const address = relativeAddress(location);
  const { clicks, ...autoOpen } = evaluateAutoOpen({
    address,
    now: Date.now(),
    navigation: lastNavigation(),
    clicks: localStore.read(CLICKS_KEY),
    running: tabStore.read(RUNNING_KEY),
  });
  localStore.writeIfRoom(CLICKS_KEY, clicks);
  tabStore.remove(RUNNING_KEY);
  return autoOpen;
}

/** Whether it may open it. */
export const canAutoOpen = (): boolean => consumeAutoOpen().isAllowed;
