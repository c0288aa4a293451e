import { describeError } from '#lib/user-facing-error.ts';
import type { ComponentProps } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Banner } from './banner.tsx';
import { ErrorText } from './error-text.tsx';
import { isAccepted } from './messages.ts';

interface FailureProps extends ComponentProps<typeof ErrorText> {
  says: string;
  /** What the button says that does something about it. */
  action?: string;
  onAction?: () => void;
  pending?: boolean;
}

/** What failed, why, and what can be done about it. */
export const Failure = ({ says, error, action, onAction, pending }: FailureProps) => (
  <Banner
    tone="bad"
    action={
      action && (
        <Button size="small" pending={pending} onClick={onAction}>
          {action}
        </Button>
      )
    }
  >
    {!isAccepted(describeError(error)) && <p>{says}</p>}
    <ErrorText error={error} />
  </Banner>
);
