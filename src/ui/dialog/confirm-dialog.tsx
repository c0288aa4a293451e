import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { describeError } from '#lib/user-facing-error.ts';
import { isAccepted } from '#ui/feedback/messages.ts';
import { CancelButton } from './cancel-button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** On the button that does it. */
  confirmLabel: string;
  isPending: boolean;
  /** Why it could not be done. */
  error: ComponentProps<typeof ErrorText>['error'] | null;
  /** What was not done, before the reason. */
  failureMessage?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** What follows from it. */
  children: ReactNode;
}

/** Asks before something goes that cannot be taken back, and says in the proxy's words why it could not. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, isPending, error, failureMessage, onConfirm, onCancel, children } = props;
  return (
    <Dialog title={title} onClose={onCancel} ignoresEscape={isPending}>
      {children}
      {error && !isPending && (
        <Banner tone="bad">
          {failureMessage !== undefined && !isAccepted(describeError(error)) && <p>{failureMessage}</p>}
          <ErrorText error={error} />
        </Banner>
      )}
      <DialogActions>
        <CancelButton isPending={isPending} onCancel={onCancel} />
        <Button variant="danger" pending={isPending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
