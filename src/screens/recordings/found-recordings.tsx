import Video from 'lucide-react/icons/video';
import type { RecordingRow } from '#domain/recording/recording-row.ts';
import { CoverageNote } from '#features/activity/coverage-note.tsx';
import type { LogPagination } from '#features/activity/log-query.ts';
import { NothingFound } from '#features/activity/nothing-found.tsx';
import type { TableDefinition } from '#features/list/resource-kind.ts';
import { ListTable } from '#features/list/list-table.tsx';
import type { StopReason } from '#lib/paging.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { Button } from '#ui/button/button.tsx';
import { UNKNOWN_ROWS } from '#ui/table/table.tsx';
import { spanOf } from './loaded-recordings.ts';
import { COVERAGE, LOAD_MORE, NOTHING } from './messages.ts';
import type { RecordingsState } from './recordings-params.ts';
import * as css from './recordings.css.ts';

/** How many rows before the end more of them are asked for. */
const NEAR_END = 60;

type Rows = readonly (RecordingRow | UnreadableEntry)[];

interface FoundRecordingsProps {
  table: TableDefinition<RecordingRow>;
  loaded: Rows;
  shown: Rows;
  params: RecordingsState;
  pages: LogPagination;
  /** Why the list requests no further page by itself. */
  stop: StopReason | undefined;
  onLoadMore: () => void;
}

/** What came, what of it matches, and how much of the range that is. */
export function FoundRecordings({ table, loaded, shown, params, pages, stop, onLoadMore }: FoundRecordingsProps) {
  const { hasNextPage, isFetching, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = pages;
  const more = hasNextPage && !isFetchNextPageError && (
    <Button pending={isFetchingNextPage} onClick={onLoadMore}>
      {LOAD_MORE}
    </Button>
  );
  // What comes is older: only in this order, and whole, does it stand at the end.
  const growsAtEnd = !params.isFiltered && params.order.field === 'end' && params.order.dir === 'desc';
  const onSight = ({ to }: { to: number }) => {
    if (!growsAtEnd || stop || !hasNextPage || isFetching || isFetchNextPageError) return;
    if (to > shown.length - NEAR_END) fetchNextPage();
  };
  return (
    <>
      <CoverageNote
        count={loaded.length}
        span={spanOf(loaded)}
        params={{ zone: params.zone, order: 'desc' }}
        hasMore={hasNextPage}
        stopReason={stop}
        messages={COVERAGE}
      />
      {shown.length > 0 ? (
        <ListTable
          table={table}
          rows={shown}
          rowCount={hasNextPage ? UNKNOWN_ROWS : shown.length + 1}
          listParams={params}
          visibleRange={{ list: undefined, onVisibleRangeChange: onSight }}
        />
      ) : (
        <NothingFound
          loadedCount={loaded.length}
          icon={Video}
          isFiltered={params.isFiltered}
          onClear={params.clear}
          loadMore={more}
          stopReason={stop}
          messages={NOTHING}
        />
      )}
      {shown.length > 0 && more && <div className={css.more}>{more}</div>}
    </>
  );
}
