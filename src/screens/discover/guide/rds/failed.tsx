import { useEffect, useEffectEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { errorText } from '#ui/feedback/messages.ts';
import { RETRY } from '#ui/messages.ts';
import type { Guide } from '#screens/discover/guide/guide-state.ts';

type Failure = Parameters<typeof errorText>[0];

/** The proxy is told of every call of the step that fails (docs/protocol/resources.md#15.1). */
export function useFailure({ act }: Guide, error: Failure | null | undefined): void {
  const tell = useEffectEvent(() => error && act({ do: 'fail', error: errorText(error) }));
  useEffect(() => void (error && tell()), [error]);
}

interface FailedProps {
  says: string;
  error: Failure;
  isBusy: boolean;
  onRetry: () => void;
}

export const Failed = ({ says, error, isBusy, onRetry }: FailedProps) => (
  <Banner tone="bad">
    <p>{says}</p>
    <ErrorText error={error} />
    <Button pending={isBusy} onClick={onRetry}>
      {RETRY}
    </Button>
  </Banner>
);
