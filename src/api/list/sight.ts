// Which rows of each list are in sight, and how old its pages are.
import { hashKey, type Query } from '@tanstack/react-query';
import { queries } from '#api/queries.ts';
import { FRESH_MS } from '#api/freshness.ts';
import type { Page } from './page.ts';
import { pagesInSight, type Loaded, type Sight } from './refresh-pages.ts';

/** What is known of a list beside its rows. */
interface Looks {
  /** Nothing while no screen shows it. */
  sight: Sight | undefined;
  /** When it was last asked for again, and when each page was asked for, by its cursor. */
  refreshedAt: number;
  askedAt: Map<string, number>;
  /** The IDs of its records. Another list may identify the same record by another field. */
  ids: WeakMap<object, string>;
}

const looks = new WeakMap<Query, Looks>();

export function looksOf(query: Query): Looks {
  const known = looks.get(query) ?? { sight: undefined, refreshedAt: 0, askedAt: new Map(), ids: new WeakMap() };
  looks.set(query, known);
  return known;
}

/** Sets which rows of a list are in sight: only these are asked for again when it is, by focus, arrival or invalidation alike. */
export function seeRows(queryHash: string, sight: Sight | undefined): void {
  const query = queries.getQueryCache().get(queryHash);
  if (query) looksOf(query).sight = sight;
}

/** Whether something in sight was passed over when the list was asked for again. */
export function isOutdated(queryHash: string): boolean {
  const query = queries.getQueryCache().get(queryHash);
  const data = query?.state.data as Loaded<Page> | undefined; // what `pages` puts there
  if (!query || !data) return false;
  const { sight, refreshedAt, askedAt } = looksOf(query);
  if (!sight) return false;
  const { first, last } = pagesInSight(data.pages, sight);
  return data.pageParams.slice(first, last + 1).some((cursor) => refreshedAt - (askedAt.get(cursor) ?? 0) > FRESH_MS);
}

/** The first pages of a list that were asked for within so long a time, once what is under way of it has come. */
export async function recentPages<T extends Page>(queryKey: readonly unknown[], ms: number): Promise<readonly T[]> {
  const query = queries.getQueryCache().get(hashKey(queryKey));
  if (!query) return [];
  // The screen that shows the list shows why it failed.
  if (query.state.data === undefined) await query.promise?.catch(() => undefined);
  const data = query.state.data as Loaded<T> | undefined; // what `pages` puts there
  const { askedAt } = looksOf(query);
  const old = data?.pageParams.findIndex((cursor) => Date.now() - (askedAt.get(cursor) ?? 0) > ms) ?? 0;
  return data?.pages.slice(0, old < 0 ? undefined : old) ?? [];
}

/** Leaves the first page of a list, which other code asked for, to the screen that will show it. */
export function leaveFirstPage(queryKey: readonly unknown[], page: Page): void {
  if (queries.getQueryData(queryKey) !== undefined) return;
  queries.setQueryData(queryKey, { pages: [page], pageParams: [''] } satisfies Loaded<Page>);
  const query = queries.getQueryCache().get(hashKey(queryKey));
  if (query) looksOf(query).askedAt.set('', Date.now());
}
