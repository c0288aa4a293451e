import { isTruncated } from '#api/all-kinds/compose-page.ts';
import { mergeSearchAndQuery, splitSearchAndQuery } from '#lib/text/labels.ts';
import { searchWords } from '#lib/text/search-words.ts';
import { SearchWordsContext } from '#ui/text/marked-text.tsx';
import { orderByMatch, receivedRange } from './hidden-matches.ts';
import { NoMatch, NoResources } from './empty-states.tsx';
import type { ListExtent } from './extent.ts';
import { Facets, type PaginatedList } from './facets/facets.tsx';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import type { ListKind, Resource } from './resource-kind.ts';
import type { Selection } from './selection.tsx';
import type { ListState } from './list-params.ts';
import { readableRows, resourcesQuery, knownRowsOf } from './resource-query.ts';
import { ListTable } from './list-table.tsx';
import { UNKNOWN_ROWS } from '#ui/table/table.tsx';
import { FilteredHere, LookingFurther } from './list-end.tsx';
import { useVisibleRange, type ListQueryResult, type VisibleRangeTracker } from './use-visible-range.ts';
import * as css from './facets/facets.css.ts';

interface ResourceResultsProps<R extends Resource> {
  context: { kind: ListKind<R>; cluster: string; selection: Selection<R> | undefined };
  rows: readonly (R | UnreadableEntry)[];
  extent: ListExtent;
  listParams: ListState;
  list: PaginatedList & ListQueryResult;
  /** The number of loaded rows, if the console filters them itself and more pages follow. */
  filteredAmong: number | undefined;
}

/** Converts the visible range of a reordered list to the received order. */
const receivedRangeOf = (
  { received }: { received: readonly number[] },
  tracker: VisibleRangeTracker,
): VisibleRangeTracker => ({
  ...tracker,
  onVisibleRangeChange: (range) => tracker.onVisibleRangeChange(receivedRange(received, range)),
});

/** Replaces the table. A list that may have more rows is not called empty. */
function NoRows<R extends Resource>({ context: { kind }, listParams, list, filteredAmong }: ResourceResultsProps<R>) {
  if (filteredAmong !== undefined) return null;
  if (list.hasNextPage) return <LookingFurther isFetching={list.isFetching} />;
  if (list.data?.pages.some(isTruncated)) return null;
  if (!listParams.isFiltered) return <NoResources kind={kind} />;
  return <NoMatch listParams={listParams} messages={kind.messages} otherFilters={kind.filters?.labels} />;
}

/** The results of a list, and the panel of labels if it is open. */
export function ResourceResults<R extends Resource>(props: ResourceResultsProps<R>) {
  const { context, rows: receivedRows, extent, listParams, list, filteredAmong } = props;
  const { kind, cluster, selection } = context;
  const { queryKey } = resourcesQuery(kind, cluster, listParams);
  const tracker = useVisibleRange(queryKey, list);
  const words = searchWords(splitSearchAndQuery(mergeSearchAndQuery(listParams)).search);
  // The placeholder rows belong to the previous search.
  const orderedMatches = list.isPlaceholderData ? undefined : orderByMatch(receivedRows, kind, words);
  const { rows = receivedRows, hiddenMatchesFrom } = orderedMatches ?? {};
  const visibleRange = orderedMatches ? receivedRangeOf(orderedMatches, tracker) : tracker;
  const { onVisibleRangeChange } = visibleRange;
  const table =
    rows.length > 0 ? (
      (kind.cards?.({ rows, onLabel: listParams.add, onVisibleRangeChange, hiddenMatchesFrom }) ?? (
        <ListTable
          table={kind}
          rows={rows}
          rowCount={extent.isComplete ? extent.total + 1 : UNKNOWN_ROWS}
          listParams={listParams}
          labels={{ page: kind.page, listParams }}
          visibleRange={visibleRange}
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
      {filteredAmong !== undefined && <FilteredHere loaded={filteredAmong} list={list} queryKey={queryKey} />}
    </>
  );
  const highlightedTable = <SearchWordsContext value={words}>{table}</SearchWordsContext>;
  if (!listParams.isPanelOpen)
    return (
      <>
        {notes}
        {highlightedTable}
      </>
    );
  const shownRows = readableRows(rows);
  return (
    <>
      {notes}
      <div className={css.withPanel}>
        {highlightedTable}
        <Facets
          page={kind.page}
          rows={shownRows}
          knownRows={knownRowsOf(kind, cluster, shownRows)}
          listParams={listParams}
          list={list}
        />
      </div>
    </>
  );
}
