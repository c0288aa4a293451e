// Replaces the picture of a recording that can't be shown.
import CircleAlert from 'lucide-react/icons/circle-alert';
import FileX from 'lucide-react/icons/file-x';
import Lock from 'lucide-react/icons/lock';
import SearchX from 'lucide-react/icons/search-x';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeError } from '#lib/user-facing-error.ts';
import { failureCauseOf } from '#domain/recording/playback-failure.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { requiresPermission } from '#ui/feedback/messages.ts';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { RETRY } from '#ui/messages.ts';
import { LOADING_RECORDING, PLAYBACK_FAILURES, NOTHING_RECORDED, NOTHING_TO_PLAY } from './messages.ts';
import * as css from './player.css.ts';

const REQUIRED_PERMISSION = 'session: read';

/** A hint for this error; undefined if there is none. */
export function failureHintOf(error: { message: string; status?: number }): string | undefined {
  const cause = failureCauseOf(error);
  return cause === 'denied' ? requiresPermission(REQUIRED_PERMISSION) : PLAYBACK_FAILURES[cause].hint;
}

const FAILURE_ICONS: Readonly<Record<keyof typeof PLAYBACK_FAILURES, LucideIcon>> = {
  missing: SearchX,
  gone: FileX,
  encrypted: Lock,
  unsupported: FileX,
  unknown: CircleAlert,
};

function PlaybackFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const describedError = describeError(error);
  const errorText = (
    <div role="alert">
      <ErrorText error={describedError} />
    </div>
  );
  const cause = failureCauseOf(describedError);
  if (cause === 'denied') return <NoPermission permission={REQUIRED_PERMISSION}>{errorText}</NoPermission>;
  const { title, hint } = PLAYBACK_FAILURES[cause];
  return (
    <EmptyState icon={FAILURE_ICONS[cause]} title={title} action={<Button onClick={onRetry}>{RETRY}</Button>}>
      {hint !== undefined && <p>{hint}</p>}
      {errorText}
    </EmptyState>
  );
}

interface PlayerPlaceholderProps {
  error: unknown;
  /** The recording is fully loaded and empty. */
  isEmpty: boolean;
  onRetry: () => void;
}

export function PlayerPlaceholder({ error, isEmpty, onRetry }: PlayerPlaceholderProps) {
  let content: ReactNode = <Loading label={LOADING_RECORDING} />;
  if (error !== undefined) content = <PlaybackFailure error={error} onRetry={onRetry} />;
  else if (isEmpty)
    content = (
      <EmptyState icon={FileX} title={NOTHING_RECORDED}>
        <p>{NOTHING_TO_PLAY}</p>
      </EmptyState>
    );
  return <div className={css.placeholder}>{content}</div>;
}
