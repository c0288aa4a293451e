// Notes about records that are not loaded, with a button to load more.
import { useMutation, type QueryKey } from '@tanstack/react-query';
import type { UnloadedPart } from '#api/list/full-list.ts';
import { loadNextPage } from '#api/list/list-throttle.ts';
import type { StopReason } from '#lib/paging.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Failure } from '#ui/feedback/failure.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { RETRY } from '#ui/messages.ts';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import type { ListExtent } from './extent.ts';
import type { PaginatedList } from './facets/facets.tsx';
import {
  partialFilterMessage,
  LOAD_MORE,
  LOADING_MORE,
  MORE_RESULTS,
  onlyFirstLoaded,
  stoppedMessage,
} from './messages.ts';
import * as css from './list-end.css.ts';

interface NotAllLoadedProps {
  children: string;
  isFetching: boolean;
  /** Whether the button shows that a page is loading. False if the end of the list shows it. */
  showsProgress?: boolean;
  onLoadMore: () => void;
}

const NotAllLoaded = ({ children, isFetching, showsProgress = true, onLoadMore }: NotAllLoadedProps) => (
  <Banner
    tone="info"
    action={
      <Button size="small" pending={isFetching} isForProxy={showsProgress} onClick={onLoadMore}>
        {LOAD_MORE}
      </Button>
    }
  >
    {children}
  </Banner>
);

interface StoppedProps extends Omit<NotAllLoadedProps, 'children'> {
  stop: StopReason;
  /** The number of loaded records. */
  count: number;
}

/** The end of a list that stopped loading pages automatically (docs/behaviour.md#further-pages). */
export const Stopped = ({ stop, count, ...more }: StoppedProps) => (
  <NotAllLoaded {...more}>{stoppedMessage(count, stop)}</NotAllLoaded>
);

interface RestOfListProps {
  rest: UnloadedPart;
  /** "Couldn't load more roles". */
  moreNotLoaded: string;
}

/** Shown above a list that the console searches itself while a part of the list is not loaded. */
export function RestOfList({ rest, moreNotLoaded }: RestOfListProps) {
  const request = useMutation({ mutationFn: (load: () => Promise<void>) => load() });
  const error = request.error ?? rest.error;
  const retry = request.error ? rest.loadMore : rest.reload;
  return (
    <>
      {error && (
        <Failure
          message={moreNotLoaded}
          error={error}
          actionLabel={RETRY}
          onAction={() => request.mutate(retry)}
          pending={request.isPending}
        />
      )}
      <NotAllLoaded isFetching={request.isPending} onLoadMore={() => request.mutate(rest.loadMore)}>
        {onlyFirstLoaded(rest.loaded, rest.stop)}
      </NotAllLoaded>
    </>
  );
}

interface ListEndProps {
  /** An infinite query of TanStack Query. */
  query: {
    error: { message: string; status?: number } | null;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  queryKey: QueryKey;
  extent: Pick<ListExtent, 'stopReason' | 'loadedCount'>;
  /** "Couldn't load more servers". */
  moreNotLoaded: string;
}

/** Below the rows: shows that the next page is loading, or why it is not, with a button to load it. */
export function ListEnd({
  query: list,
  queryKey,
  extent: { stopReason: stop, loadedCount: loaded },
  moreNotLoaded,
}: ListEndProps) {
  const loadMore = () => void loadNextPage(queryKey, list.fetchNextPage);
  if (list.isFetchNextPageError) return <MoreFailed query={list} message={moreNotLoaded} onRetry={loadMore} />;
  if (stop) return <Stopped stop={stop} count={loaded} isFetching={list.isFetching} onLoadMore={loadMore} />;
  if (!list.hasNextPage) return null;
  return (
    <div className={css.loading}>
      {/* A new key restarts the delay for each page. */}
      {list.isFetchingNextPage && <Loading key={loaded} delay="long" label={LOADING_MORE} waitingFor={MORE_RESULTS} />}
    </div>
  );
}

interface MoreFailedProps {
  /** "Couldn't load more servers". */
  message: string;
  query: { error: { message: string; status?: number } | null; isFetching: boolean };
  onRetry: () => void;
}

/** At the end of the list, where the user scrolled to. The loaded rows stay visible. */
export const MoreFailed = ({ message, query: { error, isFetching }, onRetry }: MoreFailedProps) =>
  error && <Failure message={message} error={error} actionLabel={RETRY} onAction={onRetry} pending={isFetching} />;

interface FilteredHereProps {
  loaded: number;
  list: PaginatedList;
  queryKey: QueryKey;
}

/** Shown above a list that the console filters itself while more pages follow (docs/behaviour.md#partial-views). */
export const FilteredHere = ({ loaded, list: { isFetching, fetchNextPage }, queryKey }: FilteredHereProps) => (
  <NotAllLoaded
    isFetching={isFetching}
    showsProgress={false}
    onLoadMore={() => void loadNextPage(queryKey, fetchNextPage)}
  >
    {partialFilterMessage(loaded)}
  </NotAllLoaded>
);

/** Replaces the rows while all loaded pages are empty. The list may still have records. */
export const LookingFurther = ({ isFetching }: { isFetching: boolean }) =>
  isFetching ? <SkeletonRows rows={6} /> : null;
