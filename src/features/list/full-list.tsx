// A list that the console loads, searches and sorts itself. Otherwise it looks like a paged list.
import type { ReactNode } from 'react';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { Count } from '#ui/feedback/count.tsx';
import type { QueryResult } from '#ui/feedback/answer.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { SearchWordsContext } from '#ui/text/marked-text.tsx';
import { CsvButton } from './export/csv-button.tsx';
import { NoMatch } from './empty-states.tsx';
import { orderByMatch } from './hidden-matches.ts';
import type { ListedRow, ListMessages, KindFilters, TableDefinition } from './resource-kind.ts';
import { ListPage } from './list-page.tsx';
import { ListTable } from './list-table.tsx';
import { useFullListParams, type Order } from './list-params.ts';
import { sortFieldsOf } from './resource-query.ts';
import type { Selection } from './selection/selection.tsx';

/** The search and the order of the shown rows. */
export interface RowQuery {
  search: string;
  order: Order;
}

export interface FullListKind<R extends ListedRow> extends TableDefinition<R> {
  permission: string;
  /** The initial sort field; by default that of the first sortable column. */
  defaultSort?: string;
  /** Filters in addition to the search. */
  filters?: Pick<KindFilters<never>, 'params' | 'labels'> & { controls: ReactNode };
  messages: Pick<ListMessages, 'counted' | 'matched' | 'search' | 'searchHint' | 'noMatch' | 'notLoaded'>;
}

interface FullListProps<R extends ListedRow, A> {
  kind: FullListKind<R>;
  cluster?: string;
  query: QueryResult<A>;
  /** A note about the part that is not loaded; undefined if the list is complete (docs/behaviour.md#partial-views). */
  rest?: ReactNode;
  /** Parses, filters and sorts an answer. Unreadable records are last. */
  read: (answer: A, rowQuery: RowQuery) => readonly (R | UnreadableEntry)[];
  /** More actions in the head of the page. */
  actions?: ReactNode;
  /** A notice above the list. */
  notice?: ReactNode;
  /** For lists whose rows can be selected. */
  selection?: Selection<R> | undefined;
  /** Replaces an empty list. */
  emptyState: ReactNode;
}

export function FullList<R extends ListedRow, A>(props: FullListProps<R, A>) {
  const { kind, query, rest, read, notice, selection, emptyState, ...page } = props;
  const { messages, defaultSort, columns, permission, filters } = kind;
  const sorts = sortFieldsOf(kind);
  const listParams = useFullListParams(defaultSort === undefined ? sorts : [defaultSort, ...sorts], filters?.params);
  const { isFiltered } = listParams;
  const rows = query.data === undefined ? undefined : read(query.data, listParams);
  // The search text is matched as one phrase (docs/protocol/resources.md#16.1).
  const phrase = listParams.search.trim().toLowerCase();
  const words = phrase === '' ? [] : [phrase];
  const orderedMatches = rows && orderByMatch(rows, kind, words);
  const shownRows = orderedMatches?.rows ?? rows;
  return (
    <ListPage
      {...page}
      page={kind.page}
      exportButton={<CsvButton table={kind} rows={shownRows} isWhole={rest === undefined} selection={selection} />}
      count={!isFiltered && rest === undefined && rows && <Count describe={messages.counted} value={rows.length} />}
      filters={
        <>
          {notice}
          {rest}
          <Toolbar summary={isFiltered && rows && messages.matched(rows.length)}>
            <SearchField label={messages.search} value={listParams.search} onChange={listParams.setSearch} />
            {filters?.controls}
            {selection?.tools}
          </Toolbar>
        </>
      }
      query={{ ...query, data: rows }}
      fallback={{
        placeholder: <SkeletonRows rows={6} columns={columns.length} />,
        permission,
        errorTitle: messages.notLoaded,
      }}
    >
      {(list) => {
        if (list.length > 0)
          return (
            <SearchWordsContext value={words}>
              <ListTable
                table={kind}
                rows={orderedMatches?.rows ?? list}
                rowCount={list.length + 1}
                listParams={listParams}
                selection={selection}
                hiddenMatchesFrom={orderedMatches?.hiddenMatchesFrom}
              />
            </SearchWordsContext>
          );
        // An incomplete list is not called empty.
        if (rest !== undefined) return null;
        return isFiltered ? (
          <NoMatch listParams={listParams} messages={messages} otherFilters={filters?.labels} />
        ) : (
          emptyState
        );
      }}
    </ListPage>
  );
}
