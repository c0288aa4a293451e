import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { NoMatch } from '#features/list/empty-states.tsx';
import { extentOf } from '#features/list/extent.ts';
import type { ListKind } from '#features/list/resource-kind.ts';
import { useFullListParams } from '#features/list/list-params.ts';
import { ListTable } from '#features/list/list-table.tsx';
import { resourcesQuery, readRows } from '#features/list/resource-query.ts';
import { ListEnd, LookingFurther } from '#features/list/list-end.tsx';
import { useVisibleRange } from '#features/list/use-visible-range.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { UNKNOWN_ROWS } from '#ui/table/table.tsx';
import { useChoiceTable, type ChoiceKind } from './choice-table.tsx';
import type { TargetChoice } from './target-choices.ts';
import {
  targetsMatch,
  targetsMatchSoFar,
  MORE_TARGETS_NOT_LOADED,
  NO_TARGETS_OF_KIND,
  NO_MATCH_LABELS,
  TARGETS_NOT_LOADED,
  SEARCH_TARGETS,
} from './messages.ts';
import type { Selection } from './target-selection.ts';

interface PagedPickerProps {
  selection: Selection;
  choiceKind: ChoiceKind;
  list: Pick<ListKind<TargetChoice>, 'list' | 'read'>;
}

/**
 * Selects targets from a list of the root cluster that the proxy sends in pages and searches
 * (docs/protocol/resources.md#8.3).
 */
export function PagedPicker({ selection, choiceKind: kind, list: listKind }: PagedPickerProps) {
  const { root } = useOutletContext<PageContext>();
  const table = useChoiceTable(kind, selection);
  const listParams = useFullListParams([kind.sort]);
  const { search, order, isFiltered, setSearch } = listParams;
  const options = resourcesQuery(listKind, root, { search, query: '', order });
  const list = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const { data, error, isFetching, refetch, isFetchNextPageError } = list;
  const visibleRange = useVisibleRange(options.queryKey, list);
  const extent = extentOf(data);
  const countText = extent.isComplete ? targetsMatch : targetsMatchSoFar;
  return (
    <>
      <Toolbar summary={isFiltered && data && countText(extent.total)}>
        <SearchField label={SEARCH_TARGETS} value={search} onChange={setSearch} />
      </Toolbar>
      <Answer
        query={{ data, error: isFetchNextPageError ? null : error, isFetching, refetch }}
        placeholder={<SkeletonRows />}
        permission={kind.permission}
        errorTitle={TARGETS_NOT_LOADED}
      >
        {({ pages }) => {
          const rows = readRows(listKind, pages);
          if (rows.length > 0)
            return (
              <ListTable
                table={table}
                rows={rows}
                rowCount={extent.isComplete ? extent.total + 1 : UNKNOWN_ROWS}
                listParams={listParams}
                visibleRange={visibleRange}
              />
            );
          if (list.hasNextPage) return <LookingFurther isFetching={isFetching} />;
          return isFiltered ? (
            <NoMatch listParams={listParams} messages={NO_MATCH_LABELS} />
          ) : (
            <EmptyState title={NO_TARGETS_OF_KIND} />
          );
        }}
      </Answer>
      <ListEnd query={list} queryKey={options.queryKey} extent={extent} moreNotLoaded={MORE_TARGETS_NOT_LOADED} />
    </>
  );
}
