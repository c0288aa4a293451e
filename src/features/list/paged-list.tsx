// A list that the proxy searches and sends in pages, in a fixed order. The console sorts it once all pages are loaded.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '#api/list/page.ts';
import type { pagedQuery } from '#api/list/paged-query.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { Count } from '#ui/feedback/count.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { UNKNOWN_ROWS } from '#ui/table/table.tsx';
import { searchWords } from '#lib/text/search-words.ts';
import { SearchWordsContext } from '#ui/text/marked-text.tsx';
import { CsvButton } from './export/csv-button.tsx';
import { NoMatch } from './empty-states.tsx';
import { extentOf, extentText } from './extent.ts';
import type { ListedRow, ListMessages } from './resource-kind.ts';
import { ListPage } from './list-page.tsx';
import { useFullListParams, type Order } from './list-params.ts';
import { ListTable } from './list-table.tsx';
import { sortFieldsOf } from './resource-query.ts';
import { ListEnd, LookingFurther } from './list-end.tsx';
import { useVisibleRange, type VisibleRangeTracker } from './use-visible-range.ts';
import type { FullListKind } from './full-list.tsx';
import type { Selection } from './selection/selection.tsx';

export interface PagedKind<R extends ListedRow> extends FullListKind<R> {
  messages: FullListKind<R>['messages'] & Pick<ListMessages, 'countedSoFar' | 'matchedSoFar' | 'moreNotLoaded'>;
}

interface PagedListProps<R extends ListedRow, P extends Page> {
  kind: PagedKind<R>;
  /** The query for a search text. */
  queryFor: (search: string) => ReturnType<typeof pagedQuery<P>>;
  /** Parses the loaded records. Sorts them if `order` is set, which requires that all pages are loaded. */
  read: (items: readonly unknown[], order: Order | undefined) => readonly (R | UnreadableEntry)[];
  actions?: ReactNode;
  notice?: ReactNode;
  /** For lists whose rows can be selected. */
  selection?: Selection<R> | undefined;
  emptyState: ReactNode;
}

/** An incomplete list can't be sorted (docs/behaviour.md#partial-views). */
const withoutSorting = <R extends ListedRow>(kind: PagedKind<R>): PagedKind<R> => ({
  ...kind,
  columns: kind.columns.map((column) => ({ ...column, sort: undefined })),
});

const itemsOf = (pages: readonly Page[]): readonly unknown[] => pages.flatMap(({ items }) => items ?? []);

/** Sorted rows no longer match pages, so all rows count as visible. */
const withAllRowsVisible = (tracker: VisibleRangeTracker, rowCount: number): VisibleRangeTracker => ({
  ...tracker,
  onVisibleRangeChange: () => tracker.onVisibleRangeChange({ from: 0, to: rowCount }),
});

export function PagedList<R extends ListedRow, P extends Page>(props: PagedListProps<R, P>) {
  const { kind, queryFor, read, notice, selection, emptyState, actions } = props;
  const { page, messages, columns, permission, filters } = kind;
  const sorts = sortFieldsOf(kind);
  const listParams = useFullListParams(sorts, filters?.params);
  const { search, order, isFiltered } = listParams;
  const options = queryFor(search);
  const list = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const { data, error, isFetching, refetch, isFetchNextPageError } = list;
  const visibleRange = useVisibleRange(options.queryKey, list);
  const extent = extentOf(data);
  const { isComplete, total } = extent;
  const rows = data && read(itemsOf(data.pages), isComplete ? order : undefined);
  const isCounted = isComplete && !isFiltered;
  return (
    <SearchWordsContext value={searchWords(search)}>
      <ListPage
        page={page}
        actions={actions}
        exportButton={<CsvButton table={kind} rows={rows} isWhole={!list.hasNextPage} selection={selection} />}
        count={isCounted && rows && <Count describe={messages.counted} value={total} />}
        filters={
          <>
            {notice}
            <Toolbar summary={!isCounted && rows && extentText(messages, extent, isFiltered)}>
              <SearchField label={messages.search} value={search} onChange={listParams.setSearch} />
              {filters?.controls}
              {selection?.tools}
            </Toolbar>
          </>
        }
        query={{ data: rows, error: isFetchNextPageError ? null : error, isFetching, refetch }}
        fallback={{
          placeholder: <SkeletonRows rows={6} columns={columns.length} />,
          permission,
          errorTitle: messages.notLoaded,
        }}
      >
        {(loadedRows) => {
          // More pages may follow an empty page.
          if (loadedRows.length === 0 && list.hasNextPage) return <LookingFurther isFetching={isFetching} />;
          if (loadedRows.length === 0 && isFiltered)
            return <NoMatch listParams={listParams} messages={messages} otherFilters={filters?.labels} />;
          if (loadedRows.length === 0) return emptyState;
          const isReordered = isComplete && sorts.length > 0 && (order.field !== sorts[0] || order.dir === 'desc');
          return (
            <ListTable
              table={isComplete ? kind : withoutSorting(kind)}
              rows={loadedRows}
              rowCount={isComplete ? total + 1 : UNKNOWN_ROWS}
              listParams={listParams}
              selection={selection}
              visibleRange={isReordered ? withAllRowsVisible(visibleRange, loadedRows.length) : visibleRange}
            />
          );
        }}
      </ListPage>
      <ListEnd query={list} queryKey={options.queryKey} extent={extent} moreNotLoaded={messages.moreNotLoaded} />
    </SearchWordsContext>
  );
}
