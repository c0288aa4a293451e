import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { RETRY } from '#ui/messages.ts';

interface MoreFailedProps {
  /** "Couldn't load more servers". */
  message: string;
  of: { error: { message: string; status?: number } | null; isFetching: boolean; fetchNextPage: () => unknown };
}

/** At the end of the list, where its user has scrolled to; the rows above it are as good as they were. */
export function MoreFailed({ message, of: { error, isFetching, fetchNextPage } }: MoreFailedProps) {
  const retry = (
    <Button size="small" pending={isFetching} onClick={() => void fetchNextPage()}>
      {RETRY}
    </Button>
  );
  return (
    <Banner tone="bad" action={retry}>
      <p>{message}</p>
      {error && <ErrorText error={error} />}
    </Banner>
  );
}
