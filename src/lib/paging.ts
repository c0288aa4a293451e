// When a list that comes page by page stops requesting pages by itself, and how fast it may request them
// (docs/behaviour.md#further-pages).

/** How many records a list loads by itself. */
export const MAX_ROWS = 50_000;

/** How many pages in a row may add no new record. */
const MAX_IDLE_PAGES = 3;

/** How many pages a list requests by itself in a second. */
export const MAX_PAGES_PER_SECOND = 4;
const SECOND_MS = 1000;

/** Why a list requests no further page by itself. */
export type StopReason = 'repeated key' | 'nothing new' | 'too many rows';

interface PagingProgress {
  /** The keys of all pages that were requested. */
  keys: ReadonlySet<unknown>;
  /** The key of the next page; empty at the end of the list. */
  next: string;
  rows: number;
  /** How many pages in a row, up to the last one, added no new record. */
  idlePages: number;
}

/** Undefined while the list may go on, and at its end. */
export function stopReasonOf({ keys, next, rows, idlePages }: PagingProgress): StopReason | undefined {
  if (next === '') return undefined;
  if (keys.has(next)) return 'repeated key';
  if (idlePages >= MAX_IDLE_PAGES) return 'nothing new';
  return rows >= MAX_ROWS ? 'too many rows' : undefined;
}

export interface Paging<T> {
  /** Takes the next page: its records that no earlier page had, and why the list stops here. */
  addPage: (items: readonly T[], next: string) => { newItems: T[]; stopReason: StopReason | undefined };
}

/** Follows a list from its first page on. Where rows are not counted, because nobody keeps them, it has no largest number. */
export function createPaging<T>(idOf: (item: T) => string, { isCounted: isRowLimited = true } = {}): Paging<T> {
  const keys = new Set(['']);
  const ids = new Set<string>();
  let rows = 0;
  let idlePages = 0;
  return {
    addPage(items, next) {
      const itemIds = items.map((item) => idOf(item));
      const newItems = items.filter((_, index) => !ids.has(itemIds[index] ?? ''));
      // Without this the IDs of an export would fill the memory.
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

/** Milliseconds that the next request waits, by the times of those before it, the last one last. */
export function throttleDelayMs(sentAt: readonly number[], now: number): number {
  const slotStartedAt = sentAt.at(-MAX_PAGES_PER_SECOND);
  // At most a second, also where the clock of the computer was set back.
  return slotStartedAt === undefined ? 0 : Math.min(SECOND_MS, Math.max(0, slotStartedAt + SECOND_MS - now));
}
