import { createContext, use, useLayoutEffect } from 'react';
import { hasPendingCalls, stopPendingCalls } from '#lib/calls/pending-calls.ts';
import { Button } from '#ui/button/button.tsx';
import { FormContext } from '#ui/form/form-context.ts';
import { CANCEL } from '#ui/messages.ts';

interface CancelButtonProps {
  /** Whether a write is pending, for dialogs without a `Form`. */
  isPending?: boolean;
  onCancel: () => void;
  /** The label; "Cancel" by default. */
  children?: string;
}

/** Reports to the dialog whether its write is pending. Escape then stops the write instead of closing the dialog. */
export const SetWritePendingContext = createContext<(isPending: boolean) => void>(() => undefined);

/** Stops the calls of a pending write. Returns false if there is nothing to stop (docs/behaviour.md#waits). */
export function stopPendingWrite(isPending: boolean): boolean {
  if (!isPending || !hasPendingCalls()) return false;
  stopPendingCalls();
  return true;
}

/** Closes the dialog. While a write is pending, the first press only cancels the write. */
export function CancelButton({ isPending = false, onCancel, children = CANCEL }: CancelButtonProps) {
  const { isBusy, isForProxy } = use(FormContext);
  const setWritePending = use(SetWritePendingContext);
  const isWritePending = isPending || (isBusy && isForProxy);
  useLayoutEffect(() => {
    setWritePending(isWritePending);
    return () => setWritePending(false);
  }, [isWritePending, setWritePending]);
  return <Button onClick={() => stopPendingWrite(isWritePending) || onCancel()}>{children}</Button>;
}
