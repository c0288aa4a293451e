// A list that its proxy sends whole: searched and ordered here, and for the rest like those that come page by page.
import type { ReactNode } from 'react';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { Count } from '#ui/feedback/count.tsx';
import type { QueryResult } from '#ui/feedback/answer.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { SearchWordsContext } from '#ui/text/marked-text.tsx';
import { NoMatch } from './empty-states.tsx';
import { orderByMatch } from './hidden-matches.ts';
import type { ListedRow, ListMessages, KindFilters, TableDefinition } from './resource-kind.ts';
import { ListPage } from './list-page.tsx';
import { ListTable } from './list-table.tsx';
import { useFullListParams, type Order } from './list-params.ts';
import { sortFieldsOf } from './resource-query.ts';

/** What is shown of it, and in which order. */
export interface RowQuery {
  search: string;
  order: Order;
}

export interface FullListKind<R extends ListedRow> extends TableDefinition<R> {
  permission: string;
  /** The order that it has until the user chooses one; else that of the first column which has any. */
  defaultSort?: string;
  /** Filters beside the search. */
  filters?: Pick<KindFilters<never>, 'params' | 'labels'> & { controls: ReactNode };
  messages: Pick<ListMessages, 'counted' | 'matched' | 'search' | 'searchHint' | 'noMatch' | 'notLoaded'>;
}

interface FullListProps<R extends ListedRow, A> {
  kind: FullListKind<R>;
  cluster?: string;
  query: QueryResult<A>;
  /** What to say of the part that is not loaded; undefined where the whole list is (docs/behaviour.md#partial-views). */
  rest?: ReactNode;
  /** The rows of an answer that are wanted; those that cannot be read come last. */
  read: (answer: A, rowQuery: RowQuery) => readonly (R | UnreadableEntry)[];
  /** What else the head of the page offers. */
  actions?: ReactNode;
  /** What to know before looking at the list. */
  notice?: ReactNode;
  /** In place of a list that is empty. */
  emptyState: ReactNode;
}

export function FullList<R extends ListedRow, A>(props: FullListProps<R, A>) {
  const { kind, query, rest, read, notice, emptyState, ...page } = props;
  const { messages, defaultSort, columns, permission, filters } = kind;
  const sorts = sortFieldsOf(kind);
  const listParams = useFullListParams(defaultSort === undefined ? sorts : [defaultSort, ...sorts], filters?.params);
  const { isFiltered } = listParams;
  const rows = query.data === undefined ? undefined : read(query.data, listParams);
  // The whole text is searched for as it is typed (docs/protocol/resources.md#16.1).
  const phrase = listParams.search.trim().toLowerCase();
  const words = phrase === '' ? [] : [phrase];
  const ordered = rows && orderByMatch(rows, kind, words);
  return (
    <ListPage
      {...page}
      page={kind.page}
      count={!isFiltered && rest === undefined && rows && <Count describe={messages.counted} value={rows.length} />}
      filters={
        <>
          {notice}
          {rest}
          <Toolbar summary={isFiltered && rows && messages.matched(rows.length)}>
            <SearchField label={messages.search} value={listParams.search} onChange={listParams.setSearch} />
            {filters?.controls}
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
                rows={ordered?.rows ?? list}
                rowCount={list.length + 1}
                listParams={listParams}
                hiddenMatchesFrom={ordered?.hiddenMatchesFrom}
              />
            </SearchWordsContext>
          );
        // What has not come is not said to be missing.
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
