import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { NoMatch } from '#features/list/empty.tsx';
import { extentOf } from '#features/list/extent.ts';
import type { Kind } from '#features/list/kind.ts';
import { useWholeListParams } from '#features/list/list-params.ts';
import { ListTable } from '#features/list/list-table.tsx';
import { resourcesOf, rowsIn } from '#features/list/query.ts';
import { ListEnd, LookingFurther } from '#features/list/list-end.tsx';
import { useSight } from '#features/list/use-sight.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { UNKNOWN_ROWS } from '#ui/table/table.tsx';
import { useChoiceTable, type ChoiceKind } from './choice-table.tsx';
import type { Choice } from './choices.ts';
import { MATCHED, MATCHED_SO_FAR, MORE_NOT_LOADED, NO_CHOICE, NO_MATCH, NOT_LOADED, SEARCH } from './messages.ts';
import type { Selection } from './selection.ts';

interface PagedPickerProps {
  selection: Selection;
  of: ChoiceKind;
  list: Pick<Kind<Choice>, 'list' | 'read'>;
}

/** Of a list of the root cluster that comes page by page, and is searched by the proxy (docs/protocol/resources.md#8.3). */
export function PagedPicker({ selection, of: kind, list: asked }: PagedPickerProps) {
  const { root } = useOutletContext<PageContext>();
  const table = useChoiceTable(kind, selection);
  const listParams = useWholeListParams([kind.sort]);
  const { search, order, isFiltered, setSearch } = listParams;
  const options = resourcesOf(asked, root, { search, query: '', order });
  const list = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const { data, error, isFetching, refetch, isFetchNextPageError } = list;
  const sight = useSight(options.queryKey, list);
  const extent = extentOf(data);
  const counted = extent.isWhole ? MATCHED : MATCHED_SO_FAR;
  return (
    <>
      <Toolbar shown={isFiltered && data && counted(extent.total)}>
        <SearchField label={SEARCH} value={search} onChange={setSearch} />
      </Toolbar>
      <Answer
        of={{ data, error: isFetchNextPageError ? null : error, isFetching, refetch }}
        waiting={<SkeletonRows />}
        permission={kind.permission}
        notLoaded={NOT_LOADED}
      >
        {({ pages }) => {
          const rows = rowsIn(asked, pages);
          if (rows.length > 0)
            return (
              <ListTable
                of={table}
                rows={rows}
                rowCount={extent.isWhole ? extent.total + 1 : UNKNOWN_ROWS}
                listParams={listParams}
                sight={sight}
              />
            );
          if (list.hasNextPage) return <LookingFurther isFetching={isFetching} />;
          return isFiltered ? (
            <NoMatch listParams={listParams} messages={NO_MATCH} />
          ) : (
            <EmptyState title={NO_CHOICE} />
          );
        }}
      </Answer>
      <ListEnd of={list} queryKey={options.queryKey} extent={extent} moreNotLoaded={MORE_NOT_LOADED} />
    </>
  );
}
