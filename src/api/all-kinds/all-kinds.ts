// The list with resources of all kinds. 18.x proxies send it. For other proxies, the console composes it from the list
// of each kind.
import { http } from '#api/client.ts';
import { dialect } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { resourceLists, type ResourceList } from '#api/list/resource-lists.ts';
import type { ListQuery, Page } from '#api/list/page.ts';
import { parsePage } from '#api/list/paged-query.ts';
import { iteratePages } from '#lib/async/iterate-pages.ts';
import { textOr } from '#lib/untrusted.ts';
import { quoteLiteral } from '#lib/text/labels.ts';
import { composePage, MAX_PER_KIND, type KindResult } from './compose-page.ts';
import { KIND_LISTS, pinOf, type ListedKind, type ResourceKind } from './kinds.ts';
import { fetchPins } from './pins.ts';

const PATH = '/v1/webapi/sites/{cluster}/resources';

export interface KindFilter {
  /** Empty for all kinds. */
  kinds: readonly ResourceKind[];
  pinnedOnly: boolean;
}

interface KindQuery extends KindFilter {
  /** The kinds that the user may list. */
  listableKinds: readonly ListedKind[];
}

interface ComposeQuery extends KindQuery {
  signal: AbortSignal;
}

/**
 * A predicate that matches at least the pinned resources. It uses `search`, which ignores case, because pins are in
 * lower case.
 */
const pinnedPredicate = (pins: readonly string[]): string =>
  pins.map((pin) => `search(${quoteLiteral(pin.split('/').at(-2) ?? '')})`).join(' || ');

interface KindListQuery extends ListQuery {
  kind: ListedKind;
  /** The pins of this kind; undefined if the list also has resources that are not pinned. */
  pins: readonly string[] | undefined;
}

const EMPTY_PAGE = { items: [], startKey: '', totalCount: 0 };

interface FirstPageQuery {
  cluster: string;
  query: ListQuery;
  signal: AbortSignal;
}

/** Skips empty pages that have a next page, because the list may still have records. */
async function firstNonEmptyPage(
  { fetchPage }: ResourceList,
  { cluster, query, signal }: FirstPageQuery,
): Promise<Page> {
  let latestPage: Page = EMPTY_PAGE;
  const fetchPageFrom = async (startKey: string) => {
    const page: Page = parsePage(await fetchPage(cluster, { ...query, startKey }, signal));
    return { page, items: page.items ?? [], next: textOr(page.startKey, '') };
  };
  for await (const { page, items } of iteratePages({ fetchPage: fetchPageFrom, idOf: JSON.stringify, signal })) {
    latestPage = page;
    if (items.length > 0) break;
  }
  return latestPage;
}

/** The start of one kind's list, sorted by name. Returns an error in the result, so that the other kinds are still shown. */
async function fetchKindList(
  cluster: string,
  { kind, pins, search, query, sort }: KindListQuery,
  signal: AbortSignal,
): Promise<KindResult> {
  if (pins?.length === 0) return { kind, page: EMPTY_PAGE };
  const { list, name } = KIND_LISTS[kind];
  const listing: ResourceList = resourceLists[list];
  const pinnedQuery = pins && (query === '' ? pinnedPredicate(pins) : `(${query}) && (${pinnedPredicate(pins)})`);
  const listQuery = {
    limit: MAX_PER_KIND,
    startKey: '',
    search,
    query: pinnedQuery ?? query,
    sort: `${name}:${sort === 'name:desc' ? 'desc' : 'asc'}`,
  };
  try {
    return { kind, page: await firstNonEmptyPage(listing, { cluster, query: listQuery, signal }) };
  } catch (error) {
    if (!(error instanceof Error) || signal.aborted) throw error;
    return { kind, error };
  }
}

async function composeLists(
  cluster: string,
  query: ListQuery,
  { kinds, listableKinds, pinnedOnly, signal }: ComposeQuery,
) {
  const pins = pinnedOnly ? await fetchPins(cluster) : undefined;
  const listedKinds = listableKinds.filter((kind) => kinds.length === 0 || kinds.includes(kind));
  const kindResults = await Promise.all(
    listedKinds.map((kind) =>
      fetchKindList(cluster, { ...query, kind, pins: pins?.filter((pin) => pin.endsWith(`/${kind}`)) }, signal),
    ),
  );
  return composePage(kindResults, { sort: query.sort, ...(pins && { matches: (raw) => pins.includes(pinOf(raw)) }) });
}

/**
 * The list of all kinds: on 18.x, pages with requestable resources (docs/protocol/resources.md#18.2); on other proxies,
 * the start of each kind's list.
 */
export const allKindsList = ({ kinds, listableKinds, pinnedOnly }: KindQuery): ResourceList => ({
  path: PATH,
  fetchPage: async (cluster, query, signal): Promise<{ data?: unknown }> => {
    if (!proxyCan(await dialect(), 'listAllKinds'))
      return { data: await composeLists(cluster, query, { kinds, listableKinds, pinnedOnly, signal }) };
    const extraParams = { kinds: [...kinds], ...(pinnedOnly && { pinnedOnly }), includedResourceMode: 'all' as const };
    return http.GET(PATH, { params: { path: { cluster }, query: { ...query, ...extraParams } }, signal });
  },
  filter: { kinds: [...kinds], pinnedOnly },
});
