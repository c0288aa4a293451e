import type { QueryKey } from '@tanstack/react-query';
import { loadByHand } from '#api/list/pace.ts';
import type { Stop } from '#lib/paging.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import type { Extent } from './extent.ts';
import { LOAD_MORE, stoppedAt } from './messages.ts';
import { MoreFailed } from './more-failed.tsx';

interface StoppedProps {
  stop: Stop;
  /** How many records came. */
  count: number;
  isFetching: boolean;
  onLoadMore: () => void;
}

/** At the end of a list that requests no further page by itself (docs/behaviour.md#further-pages). */
export const Stopped = ({ stop, count, isFetching, onLoadMore }: StoppedProps) => (
  <Banner
    tone="info"
    action={
      <Button size="small" pending={isFetching} onClick={onLoadMore}>
        {LOAD_MORE}
      </Button>
    }
  >
    {stoppedAt(count, stop)}
  </Banner>
);

interface ListEndProps {
  /** TanStack Query's result fits. */
  of: {
    error: { message: string; status?: number } | null;
    isFetching: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  queryKey: QueryKey;
  extent: Pick<Extent, 'stop' | 'loaded'>;
  /** "Couldn't load more servers". */
  moreNotLoaded: string;
}

/** Below the rows: why no further page comes, with a way to request it. */
export function ListEnd({ of: list, queryKey, extent: { stop, loaded }, moreNotLoaded }: ListEndProps) {
  const loadMore = () => void loadByHand(queryKey, list.fetchNextPage);
  if (list.isFetchNextPageError) return <MoreFailed of={list} message={moreNotLoaded} onRetry={loadMore} />;
  return stop && <Stopped stop={stop} count={loaded} isFetching={list.isFetching} onLoadMore={loadMore} />;
}

/** In place of rows while only pages without records have come: the list is not known to be empty. */
export const LookingFurther = ({ isFetching }: { isFetching: boolean }) =>
  isFetching ? <SkeletonRows rows={6} /> : null;
