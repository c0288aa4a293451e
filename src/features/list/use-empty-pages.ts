import { useEffect } from 'react';

interface Growing {
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
}

/** Requests the next page while no page had a record: without rows nobody scrolls (docs/behaviour.md#further-pages). */
export function useEmptyPages(list: Growing, isEmpty: boolean): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isWanted = isEmpty && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isWanted) fetchNextPage();
  }, [isWanted, fetchNextPage]);
}
