import { useEffect, useEffectEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { errorText } from '#ui/feedback/messages.ts';
import { RETRY } from '#ui/messages.ts';
import type { Guide } from '#screens/discover/guide/use-guide.ts';

type AwsFailure = Parameters<typeof errorText>[0];

/** Reports each failed request of the step in a usage event (docs/protocol/resources.md#15.1). */
export function useReportAwsError({ dispatch }: Guide, error: AwsFailure | null | undefined): void {
  const reportError = useEffectEvent(() => error && dispatch({ type: 'fail', error: errorText(error) }));
  useEffect(() => void (error && reportError()), [error]);
}

interface AwsErrorProps {
  title: string;
  error: AwsFailure;
  isBusy: boolean;
  onRetry: () => void;
}

export const AwsError = ({ title, error, isBusy, onRetry }: AwsErrorProps) => (
  <Banner tone="bad">
    <p>{title}</p>
    <ErrorText error={error} />
    <Button pending={isBusy} onClick={onRetry}>
      {RETRY}
    </Button>
  </Banner>
);
