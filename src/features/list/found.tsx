import { NoMatch, NoResources } from './empty.tsx';
import type { Extent } from './extent.ts';
import { Facets, type Growing } from './facets/facets.tsx';
import type { Broken, Kind, Resource } from './kind.ts';
import type { Narrowed } from './narrowing.ts';
import { readable, resourcesOf, rowsSeen } from './query.ts';
import { ResourceTable } from './resource-table.tsx';
import { useSight, type Listed } from './use-sight.ts';
import * as css from './facets/facets.css.ts';

interface FoundProps<R extends Resource> {
  in: { kind: Kind<R>; cluster: string };
  rows: readonly (R | Broken)[];
  extent: Extent;
  narrowing: Narrowed;
  list: Growing & Listed;
}

/** What the proxy answered, and its labels beside it where they are wanted. */
export function Found<R extends Resource>({ in: { kind, cluster }, rows, extent, narrowing, list }: FoundProps<R>) {
  const { words } = kind;
  const sight = useSight(resourcesOf(kind, cluster, narrowing).queryKey, list);
  const table =
    rows.length > 0 ? (
      <ResourceTable kind={kind} rows={rows} extent={extent} narrowing={narrowing} sight={sight} />
    ) : narrowing.isNarrowed ? (
      <NoMatch narrowing={narrowing} words={words} />
    ) : (
      <NoResources kind={kind} />
    );
  if (!narrowing.isPanelOpen) return table;
  const shown = readable(rows);
  return (
    <div className={css.beside}>
      {table}
      <Facets kind={kind} rows={shown} seen={rowsSeen(kind, cluster, shown)} narrowing={narrowing} list={list} />
    </div>
  );
}
