import { NoMatch, NoResources } from './empty.tsx';
import type { Extent } from './extent.ts';
import { Facets, type Growing } from './facets/facets.tsx';
import type { Unreadable } from '#lib/unreadable.ts';
import type { Kind, Resource } from './kind.ts';
import type { Selection } from './selection.tsx';
import type { ListState } from './list-params.ts';
import { readable, resourcesOf, rowsSeen } from './query.ts';
import { ListTable } from './list-table.tsx';
import { UNKNOWN_ROWS } from '#ui/table/table.tsx';
import { useSight, type Listed } from './use-sight.ts';
import * as css from './facets/facets.css.ts';

interface FoundProps<R extends Resource> {
  in: { kind: Kind<R>; cluster: string; selection: Selection<R> | undefined };
  rows: readonly (R | Unreadable)[];
  extent: Extent;
  listParams: ListState;
  list: Growing & Listed;
}

/** What the proxy answered, and its labels beside it where they are wanted. */
export function Found<R extends Resource>({ in: of, rows, extent, listParams, list }: FoundProps<R>) {
  const { kind, cluster, selection } = of;
  const { messages } = kind;
  const sight = useSight(resourcesOf(kind, cluster, listParams).queryKey, list);
  const table =
    rows.length > 0 ? (
      <ListTable
        of={kind}
        rows={rows}
        rowCount={extent.isWhole ? extent.total + 1 : UNKNOWN_ROWS}
        listParams={listParams}
        labels={{ page: kind.page, listParams }}
        sight={sight}
        selection={selection}
      />
    ) : listParams.isFiltered ? (
      <NoMatch listParams={listParams} messages={messages} />
    ) : (
      <NoResources kind={kind} />
    );
  if (!listParams.isPanelOpen) return table;
  const shown = readable(rows);
  return (
    <div className={css.beside}>
      {table}
      <Facets page={kind.page} rows={shown} seen={rowsSeen(kind, cluster, shown)} listParams={listParams} list={list} />
    </div>
  );
}
