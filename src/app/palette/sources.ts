// What the palette searches: one query for each list of each cluster, which grows page by page while it is open.
import { queryOptions } from '@tanstack/react-query';
import pLimit, { type LimitFunction } from 'p-limit';
import { LIVE_MS, RARELY_MS } from '#api/freshness.ts';
import { keyOf } from '#api/keys.ts';
import { listings, listKey, type Listing } from '#api/list/listings.ts';
import type { Page } from '#api/list/page.ts';
import { nextKeyOf } from '#api/list/list-stop.ts';
import { answered } from '#api/list/pages.ts';
import { hasRestarted } from '#api/list/refresh-pages.ts';
import { leaveFirstPage, recentPages } from '#api/list/sight.ts';
import type { Refusal } from '#api/refusal.ts';
import type { Entry } from '#domain/palette/entry.ts';
import { kinds, type ResourceKind } from '#domain/palette/kinds.ts';
import { resourceEntry } from '#domain/palette/resource-entry.ts';
import { createPace } from '#lib/calls/pace.ts';
import { createPaging } from '#lib/paging.ts';

/** As many as a proxy gives at once (docs/protocol/resources.md#1.2). */
const PAGE = 1000;

const LISTINGS: Readonly<Record<ResourceKind, Listing>> = {
  server: listings.servers,
  app: listings.apps,
  kubeCluster: listings.kubeClusters,
  database: listings.databases,
  desktop: listings.desktops,
};

export interface Source {
  kind: ResourceKind;
  cluster: string;
}

/** What has come of one list so far; a page is read once, when it comes. */
interface Loaded {
  pages: readonly (readonly Entry[])[];
  loaded: number;
  unreadable: number;
  /** Whether more is to come, all is there, or the rest is left out. */
  end: 'open' | 'reached' | 'cut';
}

const NOTHING: Loaded = { pages: [], loaded: 0, unreadable: 0, end: 'open' };

interface Fresh {
  /** The records of a page that no earlier page had. */
  items: readonly unknown[];
  end: Loaded['end'];
}

function grown(before: Loaded, { items, end }: Fresh, { kind, cluster }: Source): Loaded {
  const read = items.map((raw) => resourceEntry(kind, raw, cluster));
  const entries = read.filter((entry) => entry !== undefined);
  const loaded = before.loaded + entries.length;
  const unreadable = before.unreadable + read.length - entries.length;
  return { pages: [...before.pages, entries], loaded, unreadable, end };
}

// A cluster that does not answer holds up only itself, and anyone who looks at the page below needs connections too.
const turns = new Map<string, LimitFunction>();

function turnOf(cluster: string): LimitFunction {
  const turn = turns.get(cluster) ?? pLimit(2);
  turns.set(cluster, turn);
  return turn;
}

/** Page by page; what the list on screen has already is taken from it, and what it will begin with is left to it. */
async function* pagesOf({ kind, cluster }: Source, signal: AbortSignal): AsyncGenerator<Page> {
  const wanted = { search: '', query: '', sort: kinds[kind].sort };
  const listing = LISTINGS[kind];
  const list = listKey(listing, cluster, wanted);
  const listed = await recentPages(list, RARELY_MS);
  yield* listed;
  let startKey = nextKeyOf(listed);
  if (listed.length > 0 && startKey === '') return;
  const pace = createPace();
  for (;;) {
    await pace.turn(signal);
    const query = { limit: PAGE, startKey, ...wanted };
    const page = answered(await turnOf(cluster)(() => listing.ask(cluster, query, signal)));
    if (query.startKey === '') leaveFirstPage(list, page);
    yield page;
    startKey = nextKeyOf([page]);
    if (startKey === '') return;
  }
}

/** All that has come so far, each time that there is more. */
async function* grownOf(source: Source, signal: AbortSignal): AsyncGenerator<Loaded> {
  const idOf = (raw: unknown) => resourceEntry(source.kind, raw, source.cluster)?.id ?? JSON.stringify(raw);
  let loaded = NOTHING;
  let paging = createPaging(idOf);
  let first: Page | undefined;
  let isSecondTime = false;
  for await (const page of pagesOf(source, signal)) {
    // The row of the cursor was deleted, and the list begins once more (docs/protocol/resources.md#1.6).
    if (first && !isSecondTime && hasRestarted([first, page], idOf)) {
      [loaded, paging, isSecondTime] = [NOTHING, createPaging(idOf), true];
    }
    first ??= page;
    const next = nextKeyOf([page]);
    const { fresh, stop } = paging.take(page.items ?? [], next);
    loaded = grown(loaded, { items: fresh, end: next === '' ? 'reached' : stop ? 'cut' : 'open' }, source);
    yield loaded;
    if (loaded.end !== 'open') return;
  }
}

/** Old entries stay while new ones come; what was left unfinished begins again at the next opening. */
export const entriesOf = (source: Source) =>
  queryOptions<Loaded, Refusal>({
    queryKey: keyOf(LISTINGS[source.kind].path, { path: { cluster: source.cluster } }, 'palette'),
    queryFn: async ({ client, queryKey, signal }) => {
      const isFirst = client.getQueryData(queryKey) === undefined;
      let all = NOTHING;
      for await (const loaded of grownOf(source, signal)) {
        signal.throwIfAborted();
        all = loaded;
        if (isFirst) client.setQueryData(queryKey, all);
      }
      return all;
    },
    staleTime: ({ state }) => (state.data?.end === 'open' ? LIVE_MS : RARELY_MS),
    // To compare tens of thousands of entries at every page would cost more than drawing them.
    structuralSharing: false,
  });
