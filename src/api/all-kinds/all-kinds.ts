import { http } from '#api/client.ts';
import { dialect } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { listings, type Listing } from '#api/list/listings.ts';
import type { ListQuery, Page } from '#api/list/page.ts';
import { answered } from '#api/list/pages.ts';
import { followPages } from '#lib/calls/follow-pages.ts';
import { textOr } from '#lib/read.ts';
import { quoted } from '#lib/text/labels.ts';
import { composed, MOST_OF_KIND, type Part } from './compose.ts';
import { LISTED, pinOf, type ListedKind, type ResourceKind } from './kinds.ts';
import { askPins } from './pins.ts';

const PATH = '/v1/webapi/sites/{cluster}/resources';

export interface Only {
  /** All of them where it is empty. */
  kinds: readonly ResourceKind[];
  pinnedOnly: boolean;
}

interface Asked extends Only {
  /** The kinds that the user may list. */
  open: readonly ListedKind[];
}

interface Composing extends Asked {
  signal: AbortSignal;
}

/** A query that finds what is pinned, and perhaps more: pins are in lower case, and a search does not mind. */
const findsPinned = (pins: readonly string[]): string =>
  pins.map((pin) => `search(${quoted(pin.split('/').at(-2) ?? '')})`).join(' || ');

interface PartOf extends ListQuery {
  kind: ListedKind;
  /** Of this kind alone; undefined where all are wanted. */
  pins: readonly string[] | undefined;
}

const NOTHING = { items: [], startKey: '', totalCount: 0 };

interface Rows {
  cluster: string;
  wanted: ListQuery;
  signal: AbortSignal;
}

/** The first page that has a record: an empty one that leads to another page says nothing of the list. */
async function firstRows({ ask }: Listing, { cluster, wanted, signal }: Rows): Promise<Page> {
  let first: Page = NOTHING;
  const askFrom = async (startKey: string) => {
    const page: Page = answered(await ask(cluster, { ...wanted, startKey }, signal));
    return { page, items: page.items ?? [], next: textOr(page.startKey, '') };
  };
  for await (const { page, items } of followPages({ ask: askFrom, idOf: JSON.stringify, signal })) {
    first = page;
    if (items.length > 0) break;
  }
  return first;
}

/** The beginning of one kind's list, as names go; what fails is told and hides nothing else. */
async function partOf(
  cluster: string,
  { kind, pins, search, query, sort }: PartOf,
  signal: AbortSignal,
): Promise<Part> {
  if (pins?.length === 0) return { kind, page: NOTHING };
  const { list, name } = LISTED[kind];
  const listing: Listing = listings[list];
  const pinned = pins && (query === '' ? findsPinned(pins) : `(${query}) && (${findsPinned(pins)})`);
  const wanted = {
    limit: MOST_OF_KIND,
    startKey: '',
    search,
    query: pinned ?? query,
    sort: `${name}:${sort === 'name:desc' ? 'desc' : 'asc'}`,
  };
  try {
    return { kind, page: await firstRows(listing, { cluster, wanted, signal }) };
  } catch (error) {
    if (!(error instanceof Error) || signal.aborted) throw error;
    return { kind, error };
  }
}

async function compose(cluster: string, query: ListQuery, { kinds, open, pinnedOnly, signal }: Composing) {
  const pins = pinnedOnly ? await askPins(cluster) : undefined;
  const wanted = open.filter((kind) => kinds.length === 0 || kinds.includes(kind));
  const parts = await Promise.all(
    wanted.map((kind) =>
      partOf(cluster, { ...query, kind, pins: pins?.filter((pin) => pin.endsWith(`/${kind}`)) }, signal),
    ),
  );
  return composed(parts, { sort: query.sort, ...(pins && { keeps: (raw) => pins.includes(pinOf(raw)) }) });
}

/** Page by page on 18.x, with what takes an access request (docs/protocol/resources.md#18.2); else the beginning of each kind's list. */
export const allKinds = ({ kinds, open, pinnedOnly }: Asked): Listing => ({
  path: PATH,
  ask: async (cluster, query, signal): Promise<{ data?: unknown }> => {
    if (!proxyCan(await dialect(), 'listAllKinds'))
      return { data: await compose(cluster, query, { kinds, open, pinnedOnly, signal }) };
    const more = { kinds: [...kinds], ...(pinnedOnly && { pinnedOnly }), includedResourceMode: 'all' as const };
    return http.GET(PATH, { params: { path: { cluster }, query: { ...query, ...more } }, signal });
  },
  only: { kinds: [...kinds], pinnedOnly },
});
