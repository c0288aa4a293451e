import type { LucideIcon } from 'lucide-react';
import FileSearch from 'lucide-react/icons/file-search';
import type { ReactNode } from 'react';
import { CLEAR_FILTERS } from '#features/list/messages.ts';
import type { StopReason } from '#lib/paging.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { MORE_TO_SEARCH, LOG_STOP_REASONS, stoppedWithoutRecords } from './messages.ts';

/** The texts of each log for an empty table. */
export interface NothingFoundMessages {
  noMatch: string;
  /** Receives the number of loaded records. */
  searchedCount: (count: number) => string;
  noneTitle: string;
  noneHint: string;
  noneSoFarTitle: string;
}

interface NothingFoundProps {
  loadedCount: number;
  icon: LucideIcon;
  isFiltered: boolean;
  onClear: () => void;
  /** The button that loads more of the range; empty at the end of the range. */
  loadMore: ReactNode;
  /** Why the log stopped loading further pages automatically. */
  stopReason: StopReason | undefined;
  messages: NothingFoundMessages;
}

/** Replaces the table when no record matches, when there are no records, or when none were loaded so far. */
export function NothingFound({
  loadedCount,
  icon,
  isFiltered,
  onClear,
  loadMore,
  stopReason,
  messages,
}: NothingFoundProps) {
  const { noMatch, searchedCount, noneTitle, noneHint, noneSoFarTitle } = messages;
  if (isFiltered)
    return (
      <EmptyState
        icon={FileSearch}
        title={noMatch}
        action={
          <>
            <Button onClick={onClear}>{CLEAR_FILTERS}</Button>
            {loadMore}
          </>
        }
      >
        <p>{searchedCount(loadedCount)}</p>
        {stopReason && <p>{LOG_STOP_REASONS[stopReason]}</p>}
      </EmptyState>
    );
  // A page may be empty although more pages follow (docs/protocol/audit-catalogue.md#6).
  return (
    <EmptyState icon={icon} title={loadMore ? noneSoFarTitle : noneTitle} action={loadMore || undefined}>
      <p>{stopReason ? stoppedWithoutRecords(stopReason) : loadMore ? MORE_TO_SEARCH : noneHint}</p>
    </EmptyState>
  );
}
