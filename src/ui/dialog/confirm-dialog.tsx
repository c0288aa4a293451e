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
  /** The label of the confirm button. */
  confirmLabel: string;
  isPending: boolean;
  /** The error of the action. */
  error: ComponentProps<typeof ErrorText>['error'] | null;
  /** Names the failed action; shown before the error. */
  failureMessage?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Explains the consequences. */
  children: ReactNode;
}

/** Asks the user to confirm an action, and shows the error if the action fails. */
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
