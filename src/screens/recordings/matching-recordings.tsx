import { Suspense } from 'react';
import Video from 'lucide-react/icons/video';
import type { RecordingRow } from '#domain/recording/recording-row.ts';
import { CoverageNote } from '#features/activity/coverage-note.tsx';
import type { LogPagination } from '#features/activity/log-query.ts';
import { NothingFound } from '#features/activity/nothing-found.tsx';
import { ListTable } from '#features/list/list-table.tsx';
import type { StopReason } from '#lib/paging.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { Button } from '#ui/button/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { UNKNOWN_ROWS } from '#ui/table/table.tsx';
import { timeSpanOf } from './loaded-recordings.ts';
import { COVERAGE, LOAD_MORE, NOTHING_FOUND_MESSAGES } from './messages.ts';
import { recordingTable, type RecordingTableOptions } from './recording-table.tsx';
import type { RecordingsState } from './recordings-params.ts';
import * as css from './recordings.css.ts';

const RecordingCards = lazyComponent(async () => (await import('./recording-cards.tsx')).RecordingCards);

/** Rows that are this close to the end of the list trigger loading the next page. */
const NEAR_END_ROWS = 60;

type RecordingRows = readonly (RecordingRow | UnreadableEntry)[];

interface MatchingRecordingsProps {
  presentation: RecordingTableOptions;
  isCardView: boolean;
  loadedRows: RecordingRows;
  visibleRows: RecordingRows;
  params: RecordingsState;
  pages: LogPagination;
  /** Why the list stopped loading further pages automatically. */
  stopReason: StopReason | undefined;
  onLoadMore: () => void;
}

/** The matching recordings, and a note about the loaded part of the range. */
export function MatchingRecordings({
  presentation,
  isCardView,
  loadedRows,
  visibleRows,
  params,
  pages,
  stopReason,
  onLoadMore,
}: MatchingRecordingsProps) {
  const { hasNextPage, isFetching, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = pages;
  const loadMoreButton = hasNextPage && !isFetchNextPageError && (
    <Button pending={isFetchingNextPage} onClick={onLoadMore}>
      {LOAD_MORE}
    </Button>
  );
  // Further pages contain older sessions. New rows are at the end only in this order and without filters.
  const growsAtEnd = !params.isFiltered && params.order.field === 'end' && params.order.dir === 'desc';
  const onVisibleRangeChange = ({ to }: { to: number }) => {
    if (!growsAtEnd || stopReason || !hasNextPage || isFetching || isFetchNextPageError) return;
    if (to > visibleRows.length - NEAR_END_ROWS) fetchNextPage();
  };
  return (
    <>
      <CoverageNote
        count={loadedRows.length}
        span={timeSpanOf(loadedRows)}
        params={{ zone: params.zone, order: 'desc' }}
        hasMore={hasNextPage}
        stopReason={stopReason}
        messages={COVERAGE}
      />
      {visibleRows.length > 0 ? (
        isCardView ? (
          <Suspense fallback={<SkeletonRows />}>
            <RecordingCards rows={visibleRows} onVisibleRangeChange={onVisibleRangeChange} {...presentation} />
          </Suspense>
        ) : (
          <ListTable
            table={recordingTable(presentation)}
            rows={visibleRows}
            rowCount={hasNextPage ? UNKNOWN_ROWS : visibleRows.length + 1}
            listParams={params}
            visibleRange={{ listId: undefined, onVisibleRangeChange }}
          />
        )
      ) : (
        <NothingFound
          loadedCount={loadedRows.length}
          icon={Video}
          isFiltered={params.isFiltered}
          onClear={params.clear}
          loadMore={loadMoreButton}
          stopReason={stopReason}
          messages={NOTHING_FOUND_MESSAGES}
        />
      )}
      {visibleRows.length > 0 && loadMoreButton && <div className={css.loadMore}>{loadMoreButton}</div>}
    </>
  );
}
