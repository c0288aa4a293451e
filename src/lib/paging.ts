// When a list that comes page by page stops requesting pages by itself, and how fast it may request them
// (docs/behaviour.md#further-pages).

/** How many records a list loads by itself. */
export const MOST_ROWS = 50_000;

/** How many pages in a row may add no new record. */
const MOST_IDLE_PAGES = 3;

/** How many pages a list requests by itself in a second. */
export const MOST_PER_SECOND = 4;
const SECOND_MS = 1000;

/** Why a list requests no further page by itself. */
export type Stop = 'repeated key' | 'nothing new' | 'too many rows';

interface Progress {
  /** The keys of all pages that were requested. */
  keys: ReadonlySet<unknown>;
  /** The key of the next page; empty at the end of the list. */
  next: string;
  rows: number;
  /** How many pages in a row, up to the last one, added no new record. */
  idlePages: number;
}

/** Undefined while the list may go on, and at its end. */
export function stopOf({ keys, next, rows, idlePages }: Progress): Stop | undefined {
  if (next === '') return undefined;
  if (keys.has(next)) return 'repeated key';
  if (idlePages >= MOST_IDLE_PAGES) return 'nothing new';
  return rows >= MOST_ROWS ? 'too many rows' : undefined;
}

export interface Paging<T> {
  /** Takes the next page: its records that no earlier page had, and why the list stops here. */
  take: (items: readonly T[], next: string) => { fresh: T[]; stop: Stop | undefined };
}

/** Follows a list from its first page on. Where rows are not counted, because nobody keeps them, it has no largest number. */
export function createPaging<T>(idOf: (item: T) => string, { isCounted = true } = {}): Paging<T> {
  const keys = new Set(['']);
  const ids = new Set<string>();
  let rows = 0;
  let idlePages = 0;
  return {
    take(items, next) {
      const itemIds = items.map((item) => idOf(item));
      const fresh = items.filter((_, index) => !ids.has(itemIds[index] ?? ''));
      // Without this the IDs of an export would fill the memory.
      if (!isCounted && ids.size > MOST_ROWS) ids.clear();
      for (const id of itemIds) ids.add(id);
      if (isCounted) rows += fresh.length;
      idlePages = fresh.length > 0 ? 0 : idlePages + 1;
      const stop = stopOf({ keys, next, rows, idlePages });
      keys.add(next);
      return { fresh, stop };
    },
  };
}

/** Milliseconds that the next request waits, by the times of those before it, the last one last. */
export function waitMs(sent: readonly number[], now: number): number {
  const earlier = sent.at(-MOST_PER_SECOND);
  // At most a second, also where the clock of the computer was set back.
  return earlier === undefined ? 0 : Math.min(SECOND_MS, Math.max(0, earlier + SECOND_MS - now));
}
