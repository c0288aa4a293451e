import { infiniteQueryOptions, type Query } from '@tanstack/react-query';
import { fieldsOf, isRecord, listOf, textOr } from '#lib/read.ts';
import { isSignedIn } from '#api/identity/credentials.ts';
import { notAList } from '#api/refusal.ts';
import { queries } from '#api/queries.ts';
import { freshPages, nextKeyOf } from './list-stop.ts';
import { paceOf } from './pace.ts';
import type { Page } from './page.ts';
import { hasRestarted, refreshed, type Loaded } from './refresh-pages.ts';
import { looksOf } from './sight.ts';

interface Asking<T> {
  /** Asks for one page, which should be a `T`; the answer of `http.GET` fits. As many rows as usual are wanted where `limit` is left out. */
  ask: (from: { startKey: string; limit?: number | undefined }, signal: AbortSignal) => Promise<{ data?: unknown }>;
  /** What tells one record from another. */
  idOf: (item: unknown) => string;
  /** Changes what is loaded after each answer. */
  edit?: (pages: readonly T[]) => readonly T[];
}

export function answered({ data }: { data?: unknown }): Page {
  // Refusals are thrown by the client already; no items at all are an empty list.
  const { items, startKey } = fieldsOf<Page>(data);
  if (!isRecord(data) || !Array.isArray(items ?? [])) throw notAList(data);
  return { ...data, items: listOf(items), startKey: textOr(startKey, '') };
}

/** What is in sight of a list is asked for again. */
async function refresh<T extends Page>(
  query: Query,
  signal: AbortSignal,
  { ask, idOf }: Asking<T>,
): Promise<Loaded<T>> {
  const known = looksOf(query);
  const cursors: string[] = [];
  // What `pages` below puts there.
  const list = await refreshed(query.state.data as Loaded<T>, known.sight ?? { from: 0, to: 0 }, {
    ask: async (startKey, limit) => {
      cursors.push(startKey);
      await paceOf(query.queryKey).turn(signal);
      return answered(await ask({ startKey, limit }, signal)) as T;
    },
    idOf,
  });
  known.refreshedAt = Date.now();
  for (const cursor of cursors) known.askedAt.set(cursor, known.refreshedAt);
  return list;
}

interface Growing<T extends Page> {
  /** As the library asks: the first page, or one more. */
  grow: () => Promise<Loaded<T>>;
  again: () => Promise<Loaded<T>>;
  idOf: (item: unknown) => string;
}

async function fetched<T extends Page>(query: Query, { grow, again, idOf }: Growing<T>): Promise<Loaded<T>> {
  const { data, fetchMeta } = query.state;
  if (data !== undefined && fetchMeta?.fetchMore === undefined) return again();
  const list = await grow();
  // The row of the cursor was deleted: the end, which is in sight, is requested again and says where the list goes on.
  if (hasRestarted(list.pages, idOf)) {
    const deadKey = list.pageParams.at(-1);
    const refreshed = await again();
    return nextKeyOf(refreshed.pages) === deadKey ? { ...refreshed, deadKey } : refreshed;
  }
  const { askedAt } = looksOf(query);
  for (const cursor of list.pageParams) if (!askedAt.has(cursor)) askedAt.set(cursor, Date.now());
  return list;
}

/** Caches the IDs of a list: reading a record takes long, and every page is compared with all earlier ones. */
function cachedIds(query: Query, idOf: (item: unknown) => string): (item: unknown) => string {
  const { ids } = looksOf(query);
  return (item) => {
    if (typeof item !== 'object' || item === null) return idOf(item);
    const id = ids.get(item) ?? idOf(item);
    ids.set(item, id);
    return id;
  };
}

/** A list as it grows page by page; the cursor stays in here and never reaches an address. */
export const pages = <T extends Page>(queryKey: readonly unknown[], asking: Asking<T>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<T> =>
      answered(await asking.ask({ startKey: pageParam }, signal)) as T,
    // The library would ask for every loaded page again, one after the other. Here is the one place where it fetches the whole
    // of an infinite query; by its types that is one page.
    persister: async (all, context, query) => {
      const { data, fetchMeta } = query.state;
      const before = data as Loaded<T> | undefined; // as it is returned below
      const isGrown = before === undefined || fetchMeta?.fetchMore !== undefined;
      const list = await fetched(query, {
        grow: async () => {
          await paceOf(query.queryKey).turn(context.signal);
          return (await all({ ...context, pageParam: '', direction: 'forward' })) as unknown as Loaded<T>;
        },
        again: () => refresh(query, context.signal, asking),
        idOf: asking.idOf,
      });
      const edited = asking.edit?.(list.pages) ?? list.pages;
      return {
        ...list,
        ...freshPages({ pages: edited, before, isGrown }, cachedIds(query, asking.idOf)),
      } as unknown as T;
    },
    initialPageParam: '',
    // A list that stops by itself still has a next page, which the user can load.
    getNextPageParam: (_, all) => nextKeyOf(all) || undefined,
  });

// About what one does not notice: a page that has its rows by then is drawn once, and not first with their place held.
const SOON_MS = 50;

/** Begins a list before the screen that reads it is drawn, and waits a moment for it. */
export async function startPages<T extends Page>(options: ReturnType<typeof pages<T>>): Promise<null> {
  if (!isSignedIn()) return null;
  await Promise.race([queries.prefetchInfiniteQuery(options), new Promise((resolve) => setTimeout(resolve, SOON_MS))]);
  return null;
}
