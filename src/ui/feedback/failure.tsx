import { describeError } from '#lib/user-facing-error.ts';
import type { ComponentProps } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Banner } from './banner.tsx';
import { ErrorText } from './error-text.tsx';
import { isAccepted } from './messages.ts';

interface FailureProps extends ComponentProps<typeof ErrorText> {
  message: string;
  /** What the button says that does something about it. */
  actionLabel?: string;
  onAction?: () => void;
  pending?: boolean;
}

/** What failed, why, and what can be done about it. */
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
