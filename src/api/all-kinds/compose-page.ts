// The list of all kinds for proxies without one (14.x): merges the start of each kind's own list.
import type { Page } from '#api/list/page.ts';
import { nameOf, withKind, type ListedKind } from './kinds.ts';

/** The largest page that a proxy sends (docs/protocol/resources.md#1.2). */
export const MAX_PER_KIND = 1000;

export type KindResult = { kind: ListedKind } & ({ page: Page } | { error: Error });

export interface TruncatedKind {
  kind: ListedKind;
  shown: number;
  total: number;
}

/** A page with the kinds that failed or are truncated. */
export interface ComposedPage extends Page {
  failed?: readonly { kind: ListedKind; error: Error }[];
  /** The kinds of which the page contains only the start. */
  cut?: readonly TruncatedKind[];
}

export const isTruncated = ({ cut = [] }: Partial<ComposedPage>): boolean => cut.length > 0;

interface ComposeOptions {
  /** In the form of the list queries: `name:asc`. */
  sort: string;
  /** The filter for the loaded records; by default none. */
  matches?: (raw: unknown) => boolean;
}

/** Proxies sort by bytes (docs/protocol/resources.md#1.3). */
const compareBytes = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Merges the results of the kinds into one sorted page. Throws if the lists of all kinds failed. */
export function composePage(kindResults: readonly KindResult[], { sort, matches }: ComposeOptions): ComposedPage {
  const failed = kindResults.flatMap((part) => ('error' in part ? [part] : []));
  if (failed[0] && failed.length === kindResults.length) throw failed[0].error;
  const loadedResults = kindResults.flatMap((part) => ('page' in part ? [part] : []));
  const [field, direction] = sort.split(':');
  const rows = loadedResults.flatMap(({ kind, page }) =>
    (page.items ?? []).map((item) => {
      const raw = withKind(item, kind);
      return { raw, name: nameOf(raw), kind };
    }),
  );
  const matchingRows = matches ? rows.filter(({ raw }) => matches(raw)) : rows;
  const sign = direction === 'desc' ? -1 : 1;
  const compareRows = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    field === 'kind'
      ? sign * compareBytes(a.kind, b.kind) || compareBytes(a.name, b.name)
      : sign * compareBytes(a.name, b.name);
  return {
    items: matchingRows.toSorted(compareRows).map(({ raw }) => raw),
    startKey: '',
    totalCount: matches ? matchingRows.length : loadedResults.reduce((sum, { page }) => sum + totalOf(page), 0),
    failed,
    cut: loadedResults
      .filter(({ page }) => page.startKey !== '')
      .map(({ kind, page }) => ({ kind, shown: page.items?.length ?? 0, total: totalOf(page) })),
  };
}

const totalOf = ({ totalCount, items }: Page): number => totalCount || (items?.length ?? 0);
