// The list of any kind of resource: title, filters, all states, and rows that load while the user scrolls.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import Tags from 'lucide-react/icons/tags';
import { useOutletContext } from 'react-router-dom';
import type { Page } from '#api/list/page.ts';
import type { PageContext } from '#domain/page-context.ts';
import { Button } from '#ui/button/button.tsx';
import { Count } from '#ui/feedback/count.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { EnrollButton, InvalidQuery, NoMatch, NoResources } from './empty-states.tsx';
import { CsvButton } from './export/csv-button.tsx';
import { extentOf, extentText, type ListExtent } from './extent.ts';
import { Filters, type ProxyError } from './filters.tsx';
import type { ListKind, Resource } from './resource-kind.ts';
import { ListPage } from './list-page.tsx';
import { useListParams, type ListState } from './list-params.ts';
import { LABELS } from './messages.ts';
import type { Selection } from './selection/selection.tsx';
import { sortFieldsOf, readableRows, resourcesQuery, readRows, knownRowsOf } from './resource-query.ts';
import { ListEnd, FilteredHere, LookingFurther } from './list-end.tsx';
import { ViewsMenu } from './views/views-menu.tsx';
import { isTruncated } from '#api/all-kinds/compose-page.ts';
import { mergeSearchAndQuery, splitSearchAndQuery } from '#lib/text/labels.ts';
import { searchWords } from '#lib/text/search-words.ts';
import { SearchWordsContext } from '#ui/text/marked-text.tsx';
import { orderByMatch, receivedRange } from './hidden-matches.ts';
import { Facets, type PaginatedList } from './facets/facets.tsx';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { ListTable } from './list-table.tsx';
import { UNKNOWN_ROWS } from '#ui/table/table.tsx';
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
function ResourceResults<R extends Resource>(props: ResourceResultsProps<R>) {
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

interface ResourcesProps<R extends Resource> {
  kind: ListKind<R>;
  selection?: Selection<R> | undefined;
}

/** The key resets the list for each cluster, so that rows never appear under the name of another cluster. */
export function Resources<R extends Resource>({ kind, selection }: ResourcesProps<R>) {
  const { cluster } = useOutletContext<PageContext>();
  return <ClusterResources key={cluster} kind={kind} cluster={cluster} selection={selection} />;
}

/** The error, if it means that the proxy can't parse the query (docs/protocol/resources.md#1.2). */
const refusalOf = (error: ProxyError | null): ProxyError | undefined =>
  error?.message.includes('predicate expression') ? error : undefined;

/** The loaded rows, the rows that pass the kind's own filter, and the extent of the filtered list. */
function filterLoaded<R extends Resource>(
  kind: ListKind<R>,
  list: { pages: readonly Page[]; pageParams: readonly unknown[] } | undefined,
  hasMorePages: boolean,
) {
  const loadedRows = readRows(kind, list?.pages ?? []);
  const extent = extentOf(list);
  const isMatching = kind.filters?.isMatching;
  if (!isMatching) return { loadedRows, rows: loadedRows, extent, filteredAmong: undefined };
  const rows = loadedRows.filter((row) => row.ok && isMatching(row));
  return {
    loadedRows,
    rows,
    extent: { ...extent, total: rows.length, isComplete: !hasMorePages },
    // A list that stopped says so at its end.
    filteredAmong: hasMorePages && extent.stopReason === undefined ? loadedRows.length : undefined,
  };
}

function ClusterResources<R extends Resource>({ kind, cluster, selection }: ResourcesProps<R> & { cluster: string }) {
  const { messages } = kind;
  const listParams = useListParams(sortFieldsOf(kind), kind.filters?.params);
  const { isFiltered, isPanelOpen, openPanel } = listParams;
  const options = resourcesQuery(kind, cluster, listParams);
  const list = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const { data, error, isFetching, refetch, isFetchNextPageError, hasNextPage } = list;
  const { loadedRows, ...filteredList } = filterLoaded(kind, data, hasNextPage);
  const { rows, extent } = filteredList;
  const results = { ...filteredList, listParams, list };
  const refusal = refusalOf(error);
  // Shows the count once: next to the title without filters, otherwise next to the filters.
  const isCounted = data !== undefined && extent.isComplete && !isFiltered;
  const csvTable = { ...kind, labelColumns: listParams.columns };
  const filters = (
    <Filters
      listParams={listParams}
      label={messages.search}
      summary={data && !isCounted && extentText(messages, extent, isFiltered)}
      // Includes rows from earlier searches, because a query is often about other rows.
      knownRows={listParams.isQuery ? knownRowsOf(kind, cluster, readableRows(rows)) : []}
      refusal={refusal}
    >
      <Button icon={Tags} aria-expanded={isPanelOpen} onClick={() => openPanel(!isPanelOpen)}>
        {LABELS}
      </Button>
      <ViewsMenu page={kind.page} />
      {kind.filters?.controls(readableRows(loadedRows))}
      {selection?.tools}
    </Filters>
  );
  return (
    <>
      <ListPage
        page={kind.page}
        cluster={cluster}
        count={isCounted && <Count describe={messages.counted} value={extent.total} />}
        actions={
          <>
            {kind.headActions}
            <EnrollButton kind={kind} />
          </>
        }
        exportButton={<CsvButton table={csvTable} rows={data && rows} isWhole={!hasNextPage} selection={selection} />}
        filters={filters}
        query={{ data, error: isFetchNextPageError ? null : error, isFetching, refetch }}
        fallback={{
          placeholder: <SkeletonRows />,
          permission: kind.permission,
          errorTitle: messages.notLoaded,
          invalidQuery: refusal !== undefined && <InvalidQuery listParams={listParams} />,
        }}
      >
        {() => <ResourceResults context={{ kind, cluster, selection }} {...results} />}
      </ListPage>
      <ListEnd query={list} queryKey={options.queryKey} extent={extent} moreNotLoaded={messages.moreNotLoaded} />
    </>
  );
}
