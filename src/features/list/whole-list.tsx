// A list that its proxy sends whole: searched and ordered here, and for the rest like those that come page by page.
import type { ReactNode } from 'react';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { Count } from '#ui/feedback/count.tsx';
import type { Asked } from '#ui/feedback/answer.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { SearchWordsContext } from '#ui/text/marked-text.tsx';
import { NoMatch } from './empty.tsx';
import { orderByMatch } from './hidden-matches.ts';
import type { ListedRow, ListMessages, KindFilters, TableOf } from './kind.ts';
import { ListPage } from './list-page.tsx';
import { ListTable } from './list-table.tsx';
import { useWholeListParams, type Order } from './list-params.ts';
import { sortFieldsOf } from './query.ts';

/** What is shown of it, and in which order. */
export interface Wanted {
  search: string;
  order: Order;
}

export interface WholeKind<R extends ListedRow> extends TableOf<R> {
  permission: string;
  /** The order that it has until the user chooses one; else that of the first column which has any. */
  usual?: string;
  /** Filters beside the search. */
  filters?: Pick<KindFilters<never>, 'params' | 'says'> & { controls: ReactNode };
  messages: Pick<ListMessages, 'counted' | 'matched' | 'search' | 'searchHint' | 'noMatch' | 'notLoaded'>;
}

interface WholeListProps<R extends ListedRow, A> {
  kind: WholeKind<R>;
  cluster?: string;
  of: Asked<A>;
  /** What to say of the part that is not loaded; undefined where the whole list is (docs/behaviour.md#partial-views). */
  rest?: ReactNode;
  /** The rows of an answer that are wanted; those that cannot be read come last. */
  read: (answer: A, wanted: Wanted) => readonly (R | UnreadableEntry)[];
  /** What else the head of the page offers. */
  actions?: ReactNode;
  /** What to know before looking at the list. */
  notice?: ReactNode;
  /** In place of a list that is empty. */
  none: ReactNode;
}

export function WholeList<R extends ListedRow, A>({
  kind,
  of,
  rest,
  read,
  notice,
  none,
  ...page
}: WholeListProps<R, A>) {
  const { messages, usual, columns, permission, filters } = kind;
  const sorts = sortFieldsOf(kind);
  const listParams = useWholeListParams(usual === undefined ? sorts : [usual, ...sorts], filters?.params);
  const { isFiltered } = listParams;
  const rows = of.data === undefined ? undefined : read(of.data, listParams);
  // The whole text is searched for as it is typed (docs/protocol/resources.md#16.1).
  const phrase = listParams.search.trim().toLowerCase();
  const words = phrase === '' ? [] : [phrase];
  const byMatch = rows && orderByMatch(rows, kind, words);
  return (
    <ListPage
      {...page}
      page={kind.page}
      count={!isFiltered && rest === undefined && rows && <Count says={messages.counted} of={rows.length} />}
      filters={
        <>
          {notice}
          {rest}
          <Toolbar shown={isFiltered && rows && messages.matched(rows.length)}>
            <SearchField label={messages.search} value={listParams.search} onChange={listParams.setSearch} />
            {filters?.controls}
          </Toolbar>
        </>
      }
      of={{ ...of, data: rows }}
      instead={{
        waiting: <SkeletonRows rows={6} columns={columns.length} />,
        permission,
        notLoaded: messages.notLoaded,
      }}
    >
      {(list) => {
        if (list.length > 0)
          return (
            <SearchWordsContext value={words}>
              <ListTable
                of={kind}
                rows={byMatch?.rows ?? list}
                rowCount={list.length + 1}
                listParams={listParams}
                hiddenMatchesFrom={byMatch?.hiddenMatchesFrom}
              />
            </SearchWordsContext>
          );
        // What has not come is not said to be missing.
        if (rest !== undefined) return null;
        return isFiltered ? <NoMatch listParams={listParams} messages={messages} others={filters?.says} /> : none;
      }}
    </ListPage>
  );
}
