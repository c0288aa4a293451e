import { describeError } from '#lib/user-facing-error.ts';
import type { ComponentProps } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Banner } from './banner.tsx';
import { ErrorText } from './error-text.tsx';
import { isAccepted } from './messages.ts';

interface FailureProps extends ComponentProps<typeof ErrorText> {
  message: string;
  /** The label of the button, for example "Retry" or "Dismiss". */
  actionLabel?: string;
  onAction?: () => void;
  pending?: boolean;
}

/** An error with its reason and an optional action. */
export const Failure = ({ message, error, actionLabel, onAction, pending }: FailureProps) => (
  <Banner
    tone="bad"
    action={
      actionLabel && (
        <Button size="small" pending={pending} onClick={onAction}>
          {actionLabel}
        </Button>
      )
    }
  >
    {!isAccepted(describeError(error)) && <p>{message}</p>}
    <ErrorText error={error} />
  </Banner>
);
