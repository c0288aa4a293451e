// The data that the palette searches: one query per list and cluster, which grows page by page while the palette is
// open.
import { queryOptions } from '@tanstack/react-query';
import pLimit, { type LimitFunction } from 'p-limit';
import { ALWAYS_STALE_MS, FIVE_MINUTES_MS } from '#api/stale-times.ts';
import { keyOf } from '#api/query-keys.ts';
import { resourceLists, listKey, type ResourceList } from '#api/list/resource-lists.ts';
import type { Page } from '#api/list/page.ts';
import { nextKeyOf } from '#api/list/list-stop-reason.ts';
import { parsePage } from '#api/list/paged-query.ts';
import { hasRestarted } from '#api/list/refresh-pages.ts';
import { seedFirstPage, recentPages } from '#api/list/list-state.ts';
import type { Refusal } from '#api/refusal.ts';
import type { SearchableEntry } from '#domain/palette/palette-entry.ts';
import { resourceKinds, type ResourceKind } from '#domain/palette/resource-kinds.ts';
import { resourceEntry } from '#domain/palette/resource-entry.ts';
import { createThrottle } from '#lib/async/throttle.ts';
import { createPaging } from '#lib/paging.ts';

/** The largest page that a proxy returns (docs/protocol/resources.md#1.2). */
const PAGE_SIZE = 1000;

const LISTS_BY_KIND: Readonly<Record<ResourceKind, ResourceList>> = {
  server: resourceLists.servers,
  app: resourceLists.apps,
  kubeCluster: resourceLists.kubeClusters,
  database: resourceLists.databases,
  desktop: resourceLists.desktops,
};

export interface EntrySource {
  kind: ResourceKind;
  cluster: string;
}

/** The entries of one list that have loaded; each page is parsed once, when it arrives. */
interface LoadedEntries {
  pages: readonly (readonly SearchableEntry[])[];
  loaded: number;
  unreadable: number;
  /** `open`: more pages follow; `reached`: all pages are loaded; `cut`: the rest is left out. */
  end: 'open' | 'reached' | 'cut';
}

const NO_ENTRIES: LoadedEntries = { pages: [], loaded: 0, unreadable: 0, end: 'open' };

interface NewPage {
  /** The records of a page that no earlier page contained. */
  items: readonly unknown[];
  end: LoadedEntries['end'];
}

function withPage(previous: LoadedEntries, { items, end }: NewPage, { kind, cluster }: EntrySource): LoadedEntries {
  const parsed = items.map((raw) => resourceEntry(kind, raw, cluster));
  const entries = parsed.filter((entry) => entry !== undefined);
  const loaded = previous.loaded + entries.length;
  const unreadable = previous.unreadable + parsed.length - entries.length;
  return { pages: [...previous.pages, entries], loaded, unreadable, end };
}

// One limiter per cluster: a slow cluster delays only itself, and the page below the palette needs connections too.
const limiters = new Map<string, LimitFunction>();

function limiterOf(cluster: string): LimitFunction {
  const limiter = limiters.get(cluster) ?? pLimit(2);
  limiters.set(cluster, limiter);
  return limiter;
}

/** Loads a list page by page. Uses the pages that a list on screen has cached, and caches the first page for it. */
async function* fetchPages({ kind, cluster }: EntrySource, signal: AbortSignal): AsyncGenerator<Page> {
  const filters = { search: '', query: '', sort: resourceKinds[kind].sort };
  const resourceList = LISTS_BY_KIND[kind];
  const listQueryKey = listKey(resourceList, cluster, filters);
  const cachedPages = await recentPages(listQueryKey, FIVE_MINUTES_MS);
  yield* cachedPages;
  let startKey = nextKeyOf(cachedPages);
  if (cachedPages.length > 0 && startKey === '') return;
  const throttle = createThrottle();
  for (;;) {
    await throttle.waitForTurn(signal);
    const query = { limit: PAGE_SIZE, startKey, ...filters };
    const page = parsePage(await limiterOf(cluster)(() => resourceList.fetchPage(cluster, query, signal)));
    if (query.startKey === '') seedFirstPage(listQueryKey, page);
    yield page;
    startKey = nextKeyOf([page]);
    if (startKey === '') return;
  }
}

/** Yields all loaded entries each time that a page arrives. */
async function* loadEntries(source: EntrySource, signal: AbortSignal): AsyncGenerator<LoadedEntries> {
  const idOf = (raw: unknown) => resourceEntry(source.kind, raw, source.cluster)?.id ?? JSON.stringify(raw);
  let loaded = NO_ENTRIES;
  let paging = createPaging(idOf);
  let firstPage: Page | undefined;
  let hasStartedOver = false;
  for await (const page of fetchPages(source, signal)) {
    // The row of the cursor was deleted, so the list starts again (docs/protocol/resources.md#1.6).
    if (firstPage && !hasStartedOver && hasRestarted([firstPage, page], idOf)) {
      [loaded, paging, hasStartedOver] = [NO_ENTRIES, createPaging(idOf), true];
    }
    firstPage ??= page;
    const nextKey = nextKeyOf([page]);
    const { newItems, stopReason } = paging.addPage(page.items ?? [], nextKey);
    loaded = withPage(
      loaded,
      { items: newItems, end: nextKey === '' ? 'reached' : stopReason ? 'cut' : 'open' },
      source,
    );
    yield loaded;
    if (loaded.end !== 'open') return;
  }
}

/** The query for the entries of one list. Old entries stay until new ones arrive; an unfinished load starts again. */
export const entriesOf = (source: EntrySource) =>
  queryOptions<LoadedEntries, Refusal>({
    queryKey: keyOf(LISTS_BY_KIND[source.kind].path, { path: { cluster: source.cluster } }, 'palette'),
    queryFn: async ({ client, queryKey, signal }) => {
      const isFirst = client.getQueryData(queryKey) === undefined;
      let latestEntries = NO_ENTRIES;
      for await (const loaded of loadEntries(source, signal)) {
        signal.throwIfAborted();
        latestEntries = loaded;
        if (isFirst) client.setQueryData(queryKey, latestEntries);
      }
      return latestEntries;
    },
    staleTime: ({ state }) => (state.data?.end === 'open' ? ALWAYS_STALE_MS : FIVE_MINUTES_MS),
    // Comparing tens of thousands of entries after every page would cost more than rendering them.
    structuralSharing: false,
  });
