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
import { found, type Choice } from './choices.ts';
import { MATCHED, NO_CHOICE, NO_MATCH, NOT_LOADED, SEARCH } from './messages.ts';
import type { Selection } from './selection.ts';

interface WholePickerProps<A> {
  selection: Selection;
  kind: ChoiceKind;
  of: QueryResult<A>;
  /** What to say of the part that is not loaded; undefined where the whole list is (docs/behaviour.md#partial-views). */
  rest?: ReactNode;
  read: (answer: A) => (Choice | UnreadableEntry)[];
}

/** Of a list that comes whole, and is searched here. */
export function WholePicker<A>({ selection, kind, of, rest, read }: WholePickerProps<A>) {
  const table = useChoiceTable(kind, selection);
  const listParams = useFullListParams([kind.sort]);
  const { isFiltered, search, setSearch } = listParams;
  const rows = of.data === undefined ? undefined : found(read(of.data), listParams);
  return (
    <>
      {rest}
      <Toolbar summary={isFiltered && rows && MATCHED(rows.length)}>
        <SearchField label={SEARCH} value={search} onChange={setSearch} />
      </Toolbar>
      <Answer
        query={{ ...of, data: rows }}
        placeholder={<SkeletonRows rows={6} columns={kind.titles.length} />}
        permission={kind.permission}
        errorTitle={NOT_LOADED}
      >
        {(list) => {
          if (list.length > 0)
            return <ListTable table={table} rows={list} rowCount={list.length + 1} listParams={listParams} />;
          // What has not come is not said to be missing.
          if (rest !== undefined) return null;
          return isFiltered ? (
            <NoMatch listParams={listParams} messages={NO_MATCH} />
          ) : (
            <EmptyState title={NO_CHOICE} />
          );
        }}
      </Answer>
    </>
  );
}
