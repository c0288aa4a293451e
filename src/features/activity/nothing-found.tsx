import type { LucideIcon } from 'lucide-react';
import FileSearch from 'lucide-react/icons/file-search';
import type { ReactNode } from 'react';
import { CLEAR_FILTERS } from '#features/list/messages.ts';
import type { StopReason } from '#lib/paging.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { GOES_ON, LOG_STOPPED, stoppedWithout } from './messages.ts';

/** What each log says where there is nothing to show. */
export interface NothingMessages {
  noMatch: string;
  /** Of so many that are loaded. */
  searched: (count: number) => string;
  none: string;
  noneYet: string;
  noneSoFar: string;
}

interface NothingFoundProps {
  /** How many are loaded. */
  of: number;
  icon: LucideIcon;
  isFiltered: boolean;
  onClear: () => void;
  /** Asks for more of the range, where there is more. */
  more: ReactNode;
  /** Why the log requests no further page by itself. */
  stop: StopReason | undefined;
  messages: NothingMessages;
}

/** In place of the rows: nothing matches, nothing is there, or nothing so far. */
export function NothingFound({ of, icon, isFiltered, onClear, more, stop, messages }: NothingFoundProps) {
  const { noMatch, searched, none, noneYet, noneSoFar } = messages;
  if (isFiltered)
    return (
      <EmptyState
        icon={FileSearch}
        title={noMatch}
        action={
          <>
            <Button onClick={onClear}>{CLEAR_FILTERS}</Button>
            {more}
          </>
        }
      >
        <p>{searched(of)}</p>
        {stop && <p>{LOG_STOPPED[stop]}</p>}
      </EmptyState>
    );
  // A page may be empty while others follow (docs/protocol/audit-catalogue.md#6).
  return (
    <EmptyState icon={icon} title={more ? noneSoFar : none} action={more || undefined}>
      <p>{stop ? stoppedWithout(stop) : more ? GOES_ON : noneYet}</p>
    </EmptyState>
  );
}
