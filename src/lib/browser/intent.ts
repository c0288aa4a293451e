// A page that opens a session by itself does so only where a click on a page of ours asked for exactly that, and once
// (docs/behaviour.md#links-that-open-sessions). The click leaves a mark that other origins cannot write, and the page
// that opens takes it.
import { fieldsOf, jsonOf, listOf } from '#lib/read.ts';
import { localStore, tabStore } from './storage.ts';

const CLICKS = 'postern-intent';
const RUNNING = 'postern-running';
const GOOD_FOR_MS = 10_000;

interface Mark {
  /** Path, query and fragment of the page. */
  address: string;
  at: number;
}

function freshIn(stored: string | null, now: number): Mark[] {
  return listOf(jsonOf(stored ?? '')).flatMap((raw) => {
    const { address, at } = fieldsOf<Mark>(raw);
    if (typeof address !== 'string' || typeof at !== 'number') return [];
    return now - at >= 0 && now - at < GOOD_FOR_MS ? [{ address, at }] : [];
  });
}

/** The marks that still count, and this one. */
export const withMark = (stored: string | null, mark: Mark): string =>
  JSON.stringify([...freshIn(stored, mark.at), mark]);

interface Arrival {
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

interface Choice {
  isChosen: boolean;
  /** A reload: what ran here may not have ended yet where it ran. */
  isGoingOn: boolean;
}

/**
 * Chosen is what a click of the last seconds asked for, and what a reload finds running in its own tab. Back and forward,
 * a duplicated or restored tab, a copied address and a reload of a page that only asked are asked about
 * (docs/behaviour.md#links-that-open-sessions).
 */
export function judge({ address, now, navigation, clicks, running }: Arrival): Choice & { clicks: string } {
  const marks = freshIn(clicks, now);
  const clicked = marks.findIndex((mark) => mark.address === address);
  const isReload = navigation?.type === 'reload' && navigation.address === address;
  const isGoingOn = isReload && freshIn(running, now).some((mark) => mark.address === address);
  return {
    isChosen: clicked >= 0 || isGoingOn,
    isGoingOn,
    clicks: JSON.stringify(marks.filter((_, at) => at !== clicked)),
  };
}

const shown = ({ pathname, search, hash }: URL | Location): string => pathname + search + hash;

function navigation(): Arrival['navigation'] {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) return undefined;
  return { type: entry.type, address: shown(new URL(entry.name)) };
}

/** Marks that a click chose to open this address, in whichever tab. */
export function announce(address: string, now = Date.now()): void {
  // Without room for the mark, the page that opens asks first.
  localStore.writeIfRoom(CLICKS, withMark(localStore.read(CLICKS), { address, at: now }));
}

/** Marks, as its page is left, that something runs there: a reload goes on with it. */
export function markRunning(): void {
  // Another tab gets a copy at most while the page is being left, and what it then shows is no reload.
  tabStore.writeIfRoom(RUNNING, withMark(null, { address: shown(location), at: Date.now() }));
}

/** How the page that is shown came to open what its address names; asked once, then the choice is used up. */
export function choice(): Choice {
  const address = shown(location);
  const { clicks, ...chosen } = judge({
    address,
    now: Date.now(),
    navigation: navigation(),
    clicks: localStore.read(CLICKS),
    running: tabStore.read(RUNNING),
  });
  localStore.writeIfRoom(CLICKS, clicks);
  tabStore.remove(RUNNING);
  return chosen;
}

/** Whether it may open it. */
export const wasChosen = (): boolean => choice().isChosen;
