import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';

interface MoreFailedProps {
  /** That further ones could not be loaded. */
  says: string;
  of: { error: { message: string } | null; isFetching: boolean; fetchNextPage: () => unknown };
}

/** At the end of the list, where one has scrolled to; the rows above it are as good as they were. */
export function MoreFailed({ says, of: { error, isFetching, fetchNextPage } }: MoreFailedProps) {
  const retry = (
    <Button size="small" pending={isFetching} onClick={() => void fetchNextPage()}>
      Retry
    </Button>
  );
  return (
    <Banner tone="bad" action={retry}>
      {says}: {error?.message}
    </Banner>
  );
}
