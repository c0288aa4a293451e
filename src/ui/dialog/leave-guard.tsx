import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button/button.tsx';
import { stopPendingWrite } from './cancel-button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { useNavigationBlocker } from './use-navigation-blocker.ts';
import { useUnloadWarning } from './use-unload-warning.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';
import { DISCARD, DISCARD_QUESTION, KEEP_EDITING, UNSAVED_CHANGES } from './messages.ts';

interface LeaveGuardProps {
  isUnsaved: boolean;
  /**
   * Whether the form's write is pending. "Discard changes" then cancels the write, and the form stays to show the
   * result.
   */
  isPending: boolean;
}

/**
 * Asks for confirmation before navigation (including Back) loses unsaved changes; the browser asks before the page is
 * closed.
 */
export function LeaveGuard({ isUnsaved, isPending }: LeaveGuardProps) {
  useUnsavedWork(isUnsaved);
  useUnloadWarning(isUnsaved);
  const { blocker, attempt } = useNavigationBlocker(() => isUnsaved);
  const { state, reset, proceed } = blocker;
  const [isLeaving, setLeaving] = useState(false);
  if (state !== 'blocked' || isLeaving) return null;
  const discard = () => {
    if (stopPendingWrite(isPending)) return reset();
    // Unmounts this dialog before the dialog below, because each restores the focus to the element below it.
    flushSync(() => setLeaving(true));
    proceed();
  };
  return (
    <Dialog key={attempt} title={DISCARD_QUESTION} onClose={reset}>
      <p>{UNSAVED_CHANGES}</p>
      <DialogActions>
        <Button onClick={reset}>{KEEP_EDITING}</Button>
        <Button variant="danger" onClick={discard}>
          {DISCARD}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * Returns `leave`, which closes a form after saving without a confirmation, and `isSaved`, which disables the guard.
 */
export function useLeaveAfterSave(onClose: () => void): { isSaved: boolean; leave: () => void } {
  const [isSaved, setSaved] = useState(false);
  const leave = () => {
    // Synchronous, because the router uses the guard's last rendered state.
    flushSync(() => setSaved(true));
    onClose();
  };
  return { isSaved, leave };
}
