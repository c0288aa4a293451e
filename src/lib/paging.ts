// When a list stops requesting further pages automatically, and how fast it may request them
// (docs/behaviour.md#further-pages).

/** How many records a list loads automatically. */
export const MAX_ROWS = 50_000;

/** After how many consecutive pages without a new record a list stops. */
const MAX_IDLE_PAGES = 3;

/** How many pages per second a list requests automatically. */
export const MAX_PAGES_PER_SECOND = 4;
const SECOND_MS = 1000;

/** Why a list no longer requests pages automatically. */
export type StopReason = 'repeated key' | 'nothing new' | 'too many rows';

interface PagingProgress {
  /** The keys of all requested pages. */
  keys: ReadonlySet<unknown>;
  /** The key of the next page; empty at the end of the list. */
  next: string;
  rows: number;
  /** How many consecutive pages, up to the last one, added no new record. */
  idlePages: number;
}

/** Why the list stops requesting pages; undefined while it may continue, and at its end. */
export function stopReasonOf({ keys, next, rows, idlePages }: PagingProgress): StopReason | undefined {
  if (next === '') return undefined;
  if (keys.has(next)) return 'repeated key';
  if (idlePages >= MAX_IDLE_PAGES) return 'nothing new';
  return rows >= MAX_ROWS ? 'too many rows' : undefined;
}

export interface Paging<T> {
  /** Returns the records that no earlier page had, and why the list stops, if it does. */
  addPage: (items: readonly T[], next: string) => { newItems: T[]; stopReason: StopReason | undefined };
}

/** Tracks the pages of a list. `isCounted: false` removes the row limit, for rows that do not stay in memory. */
export function createPaging<T>(idOf: (item: T) => string, { isCounted: isRowLimited = true } = {}): Paging<T> {
  const keys = new Set(['']);
  const ids = new Set<string>();
  let rows = 0;
  let idlePages = 0;
  return {
    addPage(items, next) {
      const itemIds = items.map((item) => idOf(item));
      const newItems = items.filter((_, index) => !ids.has(itemIds[index] ?? ''));
      // Without a row limit, as in an export, all IDs together would fill the memory.
      if (!isRowLimited && ids.size > MAX_ROWS) ids.clear();
      for (const id of itemIds) ids.add(id);
      if (isRowLimited) rows += newItems.length;
      idlePages = newItems.length > 0 ? 0 : idlePages + 1;
      const stopReason = stopReasonOf({ keys, next, rows, idlePages });
      keys.add(next);
      return { newItems, stopReason };
    },
  };
}

/** Milliseconds that the next request waits. `sentAt` has the times of earlier requests, oldest first. */
export function throttleDelayMs(sentAt: readonly number[], now: number): number {
  const windowStartedAt = sentAt.at(-MAX_PAGES_PER_SECOND);
  // At most a second, even if the system clock was set back.
  return windowStartedAt === undefined ? 0 : Math.min(SECOND_MS, Math.max(0, windowStartedAt + SECOND_MS - now));
}
