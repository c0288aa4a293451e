import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import { isWrittenList, overdueWrites, reloadList, type WrittenListName } from '#api/list/recent-writes.ts';
import { Button } from '#ui/button/button.tsx';
import { Answer, type QueryResult } from '#ui/feedback/answer.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { NOT_SHOWN_YET, RELOAD_LIST } from './messages.ts';

export interface ListPageProps<T> {
  page: keyof typeof pageTitles;
  /** The cluster, for lists that are per cluster. */
  cluster?: string;
  /** The total number of rows, if it is known and no filter is active. */
  count: ReactNode;
  /** More actions in the head of the page. */
  actions?: ReactNode;
  exportButton?: ReactNode;
  /** Between the title and the rows: the search, the filters and notices. */
  filters: ReactNode;
  query: QueryResult<T>;
  /** Replaces the rows while the query is loading and when it fails. */
  fallback: { placeholder: ReactNode; permission: string; errorTitle: string; invalidQuery?: ReactNode };
  children: (data: T) => ReactNode;
}

/** A list page with all states of its query. */
export function ListPage<T>(props: ListPageProps<T>) {
  const { page, cluster, count, actions, exportButton, filters, query, fallback, children } = props;
  return (
    <>
      <title>{browserTabTitle(pageTitles[page], cluster)}</title>
      <PageTitle
        count={count}
        actions={
          <>
            {exportButton}
            {actions}
          </>
        }
      >
        {pageTitles[page]}
      </PageTitle>
      {filters}
      {isWrittenList(page) && <OverdueWrites list={page} />}
      {fallback.invalidQuery || (
        <Answer
          query={query}
          placeholder={fallback.placeholder}
          permission={fallback.permission}
          errorTitle={fallback.errorTitle}
          waitingFor={pageTitles[page]}
        >
          {children}
        </Answer>
      )}
    </>
  );
}

/** Warns about accepted writes that the proxy's list does not show yet. */
export function OverdueWrites({ list }: { list: WrittenListName }) {
  const { data = [] } = useQuery(overdueWrites(list));
  if (data.length === 0) return null;
  return (
    <Banner
      tone="warn"
      action={
        <Button size="small" onClick={() => void reloadList(list)}>
          {RELOAD_LIST}
        </Button>
      }
    >
      {NOT_SHOWN_YET}
    </Banner>
  );
}
