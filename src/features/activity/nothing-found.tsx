import type { LucideIcon } from 'lucide-react';
import FileSearch from 'lucide-react/icons/file-search';
import type { ReactNode } from 'react';
import { CLEAR_FILTERS } from '#features/list/messages.ts';
import type { StopReason } from '#lib/paging.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { MORE_TO_SEARCH, LOG_STOP_REASONS, stoppedWithoutRecords } from './messages.ts';

/** What each log says where there is nothing to show. */
export interface NothingFoundMessages {
  noMatch: string;
  /** Of so many that are loaded. */
  searchedCount: (count: number) => string;
  noneTitle: string;
  noneHint: string;
  noneSoFarTitle: string;
}

interface NothingFoundProps {
  /** How many are loaded. */
  loadedCount: number;
  icon: LucideIcon;
  isFiltered: boolean;
  onClear: () => void;
  /** Asks for more of the range, where there is more. */
  loadMore: ReactNode;
  /** Why the log requests no further page by itself. */
  stopReason: StopReason | undefined;
  messages: NothingFoundMessages;
}

/** In place of the rows: nothing matches, nothing is there, or nothing so far. */
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
  // A page may be empty while others follow (docs/protocol/audit-catalogue.md#6).
  return (
    <EmptyState icon={icon} title={loadMore ? noneSoFarTitle : noneTitle} action={loadMore || undefined}>
      <p>{stopReason ? stoppedWithoutRecords(stopReason) : loadMore ? MORE_TO_SEARCH : noneHint}</p>
    </EmptyState>
  );
}
