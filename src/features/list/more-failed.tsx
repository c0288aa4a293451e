import { Failure } from '#ui/feedback/failure.tsx';
import { RETRY } from '#ui/messages.ts';

interface MoreFailedProps {
  /** "Couldn't load more servers". */
  message: string;
  of: { error: { message: string; status?: number } | null; isFetching: boolean };
  onRetry: () => void;
}

/** At the end of the list, where its user has scrolled to; the rows above it are as good as they were. */
export const MoreFailed = ({ message, of: { error, isFetching }, onRetry }: MoreFailedProps) =>
  error && <Failure says={message} error={error} action={RETRY} onAction={onRetry} pending={isFetching} />;
