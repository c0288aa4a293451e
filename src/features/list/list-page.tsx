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
  /** Whose list it is, where each cluster has its own. */
  cluster?: string;
  /** How many there are, where that is known and all of them are shown. */
  count: ReactNode;
  /** What else the head of the page offers. */
  actions?: ReactNode;
  /** Between the title and the rows: what is searched, and what is to be known first. */
  filters: ReactNode;
  query: QueryResult<T>;
  /** In place of the rows: while they are on their way, and where the answer has none to show. */
  fallback: { placeholder: ReactNode; permission: string; errorTitle: string; invalidQuery?: ReactNode };
  children: (data: T) => ReactNode;
}

/** A page that lists something, with every state that an answer can be in. */
export function ListPage<T>({ page, cluster, count, actions, filters, query, fallback, children }: ListPageProps<T>) {
  return (
    <>
      <title>{browserTabTitle(pageTitles[page], cluster)}</title>
      <PageTitle count={count} actions={actions}>
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

/** Says that the proxy has accepted a write that its list still does not show. */
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
