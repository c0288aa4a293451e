// What the palette searches: one query for each list of each cluster, which grows page by page while it is open.
import { experimental_streamedQuery as streamed, queryOptions } from '@tanstack/react-query';
import { askApps } from '#api/apps.ts';
import { http } from '#api/client.ts';
import type { ListQuery, Page } from '#api/list/page.ts';
import type { Refusal } from '#api/refusal.ts';
import type { Entry } from '#domain/palette/entry.ts';
import { kinds, type ResourceKind } from '#domain/palette/kinds.ts';
import { resourceEntry } from '#domain/palette/resource-entry.ts';
import { fewAtOnce } from '#lib/few-at-once.ts';

/**
 * As many as a proxy gives at once (docs/protocol/resources.md#1.2), and how many such pages of one list are ever
 * loaded.
 */
const PAGE = 1000;
const PAGES = 50;
const FRESH_MS = 300_000;

interface Ask {
  cluster: string;
  query: ListQuery;
  signal: AbortSignal;
}

const given = ({ cluster, query, signal }: Ask) => ({ params: { path: { cluster }, query }, signal });

const asks: Readonly<Record<ResourceKind, (ask: Ask) => Promise<{ data?: Page }>>> = {
  server: (ask) => http.GET('/v1/webapi/sites/{cluster}/nodes', given(ask)),
  app: ({ cluster, query, signal }) => askApps(cluster, query, signal),
  kubeCluster: (ask) => http.GET('/v1/webapi/sites/{cluster}/kubernetes', given(ask)),
  database: (ask) => http.GET('/v1/webapi/sites/{cluster}/databases', given(ask)),
  desktop: (ask) => http.GET('/v1/webapi/sites/{cluster}/desktops', given(ask)),
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

const grown = (before: Loaded, page: Loaded): Loaded => ({
  pages: [...before.pages, ...page.pages],
  loaded: before.loaded + page.loaded,
  unreadable: before.unreadable + page.unreadable,
  end: page.end,
});

function readPage({ kind, cluster }: Source, items: readonly unknown[], end: Loaded['end']): Loaded {
  const read = items.map((raw) => resourceEntry(kind, raw, cluster));
  const entries = read.filter((entry) => entry !== undefined);
  return { pages: [entries], loaded: entries.length, unreadable: read.length - entries.length, end };
}

// A cluster that does not answer holds up only itself, and whoever looks at the page below needs connections too.
const turns = new Map<string, ReturnType<typeof fewAtOnce>>();

function turnOf(cluster: string): ReturnType<typeof fewAtOnce> {
  const turn = turns.get(cluster) ?? fewAtOnce(2);
  turns.set(cluster, turn);
  return turn;
}

async function* pagesOf(source: Source, signal: AbortSignal): AsyncGenerator<Loaded> {
  const { kind, cluster } = source;
  let startKey = '';
  for (let page = 1; page <= PAGES; page += 1) {
    const query = { limit: PAGE, startKey, search: '', query: '', sort: kinds[kind].sort };
    const { data } = await turnOf(cluster)(() => asks[kind]({ cluster, query, signal }));
    startKey = data?.startKey ?? '';
    const isLast = startKey === '';
    yield readPage(source, data?.items ?? [], isLast ? 'reached' : page < PAGES ? 'open' : 'cut');
    if (isLast) return;
  }
}

/** Old entries stay while new ones come; what was left unfinished begins again at the next opening. */
export const entriesOf = (source: Source) =>
  queryOptions<Loaded, Refusal>({
    queryKey: ['palette', source.kind, source.cluster],
    queryFn: streamed<Loaded, Loaded>({
      streamFn: ({ signal }) => pagesOf(source, signal),
      refetchMode: 'replace',
      reducer: grown,
      initialValue: NOTHING,
    }),
    staleTime: ({ state }) => (state.data?.end === 'open' ? 0 : FRESH_MS),
    refetchOnWindowFocus: false,
    // To compare tens of thousands of entries at every page would cost more than drawing them.
    structuralSharing: false,
  });
