// The list of all kinds where the proxy has none (14.x): the beginning of each kind's own list, merged into one.
import type { Page } from '#api/list/page.ts';
import { nameOf, withKind, type ListedKind } from './kinds.ts';

/** As many as a proxy gives at once (docs/protocol/resources.md#1.2). */
export const MOST_OF_KIND = 1000;

/** What came of the list of one kind. */
export type Part = { kind: ListedKind } & ({ page: Page } | { error: Error });

export interface CutKind {
  kind: ListedKind;
  shown: number;
  total: number;
}

/** A page that says what is missing in it. */
export interface ComposedPage extends Page {
  failed?: readonly { kind: ListedKind; error: Error }[];
  cut?: readonly CutKind[];
}

/** Whether there is more of a kind than the page has. */
export const isCutShort = ({ cut = [] }: Partial<ComposedPage>): boolean => cut.length > 0;

interface Wanted {
  /** As lists are asked for it: `name:asc`. */
  sort: string;
  /** All that is wanted of what came; no filter unless given. */
  keeps?: (raw: unknown) => boolean;
}

/** A proxy compares byte by byte (docs/protocol/resources.md#1.3). */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Throws where there is nothing but failures. */
export function composed(parts: readonly Part[], { sort, keeps }: Wanted): ComposedPage {
  const failed = parts.flatMap((part) => ('error' in part ? [part] : []));
  if (failed[0] && failed.length === parts.length) throw failed[0].error;
  const come = parts.flatMap((part) => ('page' in part ? [part] : []));
  const [field, direction] = sort.split(':');
  const rows = come.flatMap(({ kind, page }) =>
    (page.items ?? []).map((item) => {
      const raw = withKind(item, kind);
      return { raw, name: nameOf(raw), kind };
    }),
  );
  const kept = keeps ? rows.filter(({ raw }) => keeps(raw)) : rows;
  const sign = direction === 'desc' ? -1 : 1;
  const order = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    field === 'kind' ? sign * compare(a.kind, b.kind) || compare(a.name, b.name) : sign * compare(a.name, b.name);
  return {
    items: kept.toSorted(order).map(({ raw }) => raw),
    startKey: '',
    totalCount: keeps ? kept.length : come.reduce((sum, { page }) => sum + totalOf(page), 0),
    failed,
    cut: come
      .filter(({ page }) => page.startKey !== '')
      .map(({ kind, page }) => ({ kind, shown: page.items?.length ?? 0, total: totalOf(page) })),
  };
}

const totalOf = ({ totalCount, items }: Page): number => totalCount || (items?.length ?? 0);
