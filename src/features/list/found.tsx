import { isTruncated } from '#api/all-kinds/compose-page.ts';
import { mergeSearchAndQuery, splitSearchAndQuery } from '#lib/text/labels.ts';
import { searchWords } from '#lib/text/search-words.ts';
import { SearchWordsContext } from '#ui/text/marked-text.tsx';
import { orderByMatch, receivedSight } from './hidden-matches.ts';
import { NoMatch, NoResources } from './empty.tsx';
import type { Extent } from './extent.ts';
import { Facets, type Growing } from './facets/facets.tsx';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import type { Kind, Resource } from './kind.ts';
import type { Selection } from './selection.tsx';
import type { ListState } from './list-params.ts';
import { readable, resourcesOf, rowsSeen } from './query.ts';
import { ListTable } from './list-table.tsx';
import { UNKNOWN_ROWS } from '#ui/table/table.tsx';
import { FilteredHere, LookingFurther } from './list-end.tsx';
import { useSight, type Listed, type Seen } from './use-sight.ts';
import * as css from './facets/facets.css.ts';

interface FoundProps<R extends Resource> {
  in: { kind: Kind<R>; cluster: string; selection: Selection<R> | undefined };
  rows: readonly (R | UnreadableEntry)[];
  extent: Extent;
  listParams: ListState;
  list: Growing & Listed;
  /** Among how many the rows were filtered here, while more could come. */
  filteredAmong: number | undefined;
}

/** The sight of a list whose rows are in another order than received. */
const sightOf = ({ received }: { received: readonly number[] }, seen: Seen): Seen => ({
  ...seen,
  onSight: (sight) => seen.onSight(receivedSight(received, sight)),
});

/** In place of the table: nothing is said to be missing that may still come. */
function NoRows<R extends Resource>({ in: { kind }, listParams, list, filteredAmong }: FoundProps<R>) {
  if (filteredAmong !== undefined) return null;
  if (list.hasNextPage) return <LookingFurther isFetching={list.isFetching} />;
  if (list.data?.pages.some(isTruncated)) return null;
  if (!listParams.isFiltered) return <NoResources kind={kind} />;
  return <NoMatch listParams={listParams} messages={kind.messages} others={kind.filters?.says} />;
}

/** What the proxy answered, and its labels beside it where they are wanted. */
export function Found<R extends Resource>(props: FoundProps<R>) {
  const { in: of, rows: receivedRows, extent, listParams, list, filteredAmong } = props;
  const { kind, cluster, selection } = of;
  const { queryKey } = resourcesOf(kind, cluster, listParams);
  const seen = useSight(queryKey, list);
  const words = searchWords(splitSearchAndQuery(mergeSearchAndQuery(listParams)).search);
  // The rows before answer another search.
  const byMatch = list.isPlaceholderData ? undefined : orderByMatch(receivedRows, kind, words);
  const { rows = receivedRows, hiddenMatchesFrom } = byMatch ?? {};
  const sight = byMatch ? sightOf(byMatch, seen) : seen;
  const table =
    rows.length > 0 ? (
      (kind.cards?.({ rows, onLabel: listParams.add, onSight: sight.onSight, hiddenMatchesFrom }) ?? (
        <ListTable
          of={kind}
          rows={rows}
          rowCount={extent.isWhole ? extent.total + 1 : UNKNOWN_ROWS}
          listParams={listParams}
          labels={{ page: kind.page, listParams }}
          sight={sight}
          selection={selection}
          hiddenMatchesFrom={hiddenMatchesFrom}
        />
      ))
    ) : (
      <NoRows {...props} />
    );
  const notes = (
    <>
      {kind.notice?.(list.data?.pages ?? [], () => void list.refetch())}
      {filteredAmong !== undefined && <FilteredHere loaded={filteredAmong} of={list} queryKey={queryKey} />}
    </>
  );
  const marked = <SearchWordsContext value={words}>{table}</SearchWordsContext>;
  if (!listParams.isPanelOpen)
    return (
      <>
        {notes}
        {marked}
      </>
    );
  const shown = readable(rows);
  return (
    <>
      {notes}
      <div className={css.beside}>
        {marked}
        <Facets
          page={kind.page}
          rows={shown}
          seen={rowsSeen(kind, cluster, shown)}
          listParams={listParams}
          list={list}
        />
      </div>
    </>
  );
}
