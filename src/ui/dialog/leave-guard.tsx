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
  /** The write of the form is pending. "Discard changes" then stops it, and the form stays and shows that. */
  isPending: boolean;
}

/** While something is unsaved it is asked about before the address changes, also by Back, and by the browser before the page goes. */
export function LeaveGuard({ isUnsaved, isPending }: LeaveGuardProps) {
  useUnsavedWork(isUnsaved);
  useUnloadWarning(isUnsaved);
  const { blocker, attempt } = useNavigationBlocker(() => isUnsaved);
  const { state, reset, proceed } = blocker;
  const [isLeaving, setLeaving] = useState(false);
  if (state !== 'blocked' || isLeaving) return null;
  const discard = () => {
    if (stopPendingWrite(isPending)) return reset();
    // Before what it asked about: each gives the focus back to what lies below it.
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

/** A way out that nobody is asked about, for what was saved; `isSaved` turns the guard off. */
export function useLeaveAfterSave(onClose: () => void): { isSaved: boolean; leave: () => void } {
  const [isSaved, setSaved] = useState(false);
  const leave = () => {
    // At once: the router asks the guard as it was drawn last.
    flushSync(() => setSaved(true));
    onClose();
  };
  return { isSaved, leave };
}
