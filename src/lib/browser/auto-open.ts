// A page opens a session without a prompt only if the user has just clicked a link to it in this console
// (docs/behaviour.md#links-that-open-sessions). The click stores a mark, which other origins cannot write. The opened
// page removes the mark, so that each click opens one session.
import { fieldsOf, parseJson, listOf } from '#lib/untrusted.ts';
import { localStore, tabStore } from './storage.ts';

const CLICKS_KEY = 'postern-intent';
const RUNNING_KEY = 'postern-running';
const MAX_MARK_AGE_MS = 10_000;

interface ClickMark {
  /** Path, query and fragment of the page. */
  address: string;
  /** The time of the click, or of the unload of the page, in epoch milliseconds. */
  openedAt: number;
}

function freshMarks(stored: string | null, now: number): ClickMark[] {
  return listOf(parseJson(stored ?? '')).flatMap((raw) => {
    const { address, openedAt } = fieldsOf<ClickMark>(raw);
    if (typeof address !== 'string' || typeof openedAt !== 'number') return [];
    return now - openedAt >= 0 && now - openedAt < MAX_MARK_AGE_MS ? [{ address, openedAt }] : [];
  });
}

/** Returns the stored marks that have not expired, and the new one, as the text to store. */
export const addMark = (stored: string | null, mark: ClickMark): string =>
  JSON.stringify([...freshMarks(stored, mark.openedAt), mark]);

interface PageLoad {
  /** The page that would open a session. */
  address: string;
  now: number;
  /** How the browser loaded the document, and at which address. The router may have changed the address since then. */
  navigation: { type: string; address: string } | undefined;
  /** The marks of clicks in all tabs, because a new tab shares no other storage with the tab that opened it. */
  clicks: string | null;
  /** The mark of the session that this tab ran when its page was unloaded. */
  running: string | null;
}

interface AutoOpen {
  isAllowed: boolean;
  /** Whether the page was reloaded while its session was running. That session may still run on the server. */
  isResumed: boolean;
}

/**
 * Decides whether a page may open its session without the prompt. It may do so within ten seconds of a click, and after
 * a reload of a tab in which the session was running. It may not do so after back and forward, in a duplicated or
 * restored tab, for a copied address, or after a reload of the prompt (docs/behaviour.md#links-that-open-sessions).
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
    clicks: JSON.stringify(marks.filter((_, index) => index !== clickedIndex)),
  };
}

const relativeAddress = ({ pathname, search, hash }: URL | Location): string => pathname + search + hash;

function lastNavigation(): PageLoad['navigation'] {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) return undefined;
  return { type: entry.type, address: relativeAddress(new URL(entry.name)) };
}

/** Stores the mark of a click on a link to this address, for any tab. */
export function allowAutoOpen(address: string, now = Date.now()): void {
  // Without room for the mark, the opened page shows the prompt.
  localStore.writeIfRoom(CLICKS_KEY, addMark(localStore.read(CLICKS_KEY), { address, openedAt: now }));
}

/** Stores on unload that a session is running, so that a reload continues it. */
export function markRunningBeforeUnload(): void {
  // A tab that is duplicated during the unload gets a copy of the mark, but its navigation is no reload.
  tabStore.writeIfRoom(RUNNING_KEY, addMark(null, { address: relativeAddress(location), openedAt: Date.now() }));
}

/** Evaluates the current page and removes its marks, so that each click counts once. */
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

/** Whether the current page may open its session without the prompt. The call uses up the click that allows it. */
export const canAutoOpen = (): boolean => consumeAutoOpen().isAllowed;
