import type { ReactNode } from 'react';
import { ListTable } from '#features/list/list-table.tsx';
import { NoMatch } from '#features/list/empty-states.tsx';
import { useFullListParams } from '#features/list/list-params.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { Answer, type QueryResult } from '#ui/feedback/answer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { useChoiceTable, type ChoiceKind } from './choice-table.tsx';
import { filterChoices, type TargetChoice } from './target-choices.ts';
import { targetsMatch, NO_TARGETS_OF_KIND, NO_MATCH_LABELS, TARGETS_NOT_LOADED, SEARCH_TARGETS } from './messages.ts';
import type { Selection } from './target-selection.ts';

interface FullListPickerProps<A> {
  selection: Selection;
  kind: ChoiceKind;
  query: QueryResult<A>;
  /**
   * A notice about the part of the list that is not loaded; undefined if the whole list is loaded
   * (docs/behaviour.md#partial-views).
   */
  loadMoreNotice?: ReactNode;
  read: (answer: A) => (TargetChoice | UnreadableEntry)[];
}

/** Selects targets from a list that the proxy sends in full and the browser searches. */
export function FullListPicker<A>({ selection, kind, query, loadMoreNotice, read }: FullListPickerProps<A>) {
  const table = useChoiceTable(kind, selection);
  const listParams = useFullListParams([kind.sort]);
  const { isFiltered, search, setSearch } = listParams;
  const rows = query.data === undefined ? undefined : filterChoices(read(query.data), listParams);
  return (
    <>
      {loadMoreNotice}
      <Toolbar summary={isFiltered && rows && targetsMatch(rows.length)}>
        <SearchField label={SEARCH_TARGETS} value={search} onChange={setSearch} />
      </Toolbar>
      <Answer
        query={{ ...query, data: rows }}
        placeholder={<SkeletonRows rows={6} columns={kind.titles.length} />}
        permission={kind.permission}
        errorTitle={TARGETS_NOT_LOADED}
      >
        {(list) => {
          if (list.length > 0)
            return <ListTable table={table} rows={list} rowCount={list.length + 1} listParams={listParams} />;
          // The match may be in the part that is not loaded, so "no match" would be wrong.
          if (loadMoreNotice !== undefined) return null;
          return isFiltered ? (
            <NoMatch listParams={listParams} messages={NO_MATCH_LABELS} />
          ) : (
            <EmptyState title={NO_TARGETS_OF_KIND} />
          );
        }}
      </Answer>
    </>
  );
}
