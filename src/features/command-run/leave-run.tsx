import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { useNavigationBlocker } from '#ui/dialog/use-navigation-blocker.ts';
import { useUnloadWarning } from '#ui/dialog/use-unload-warning.ts';
import { LEAVE, STAY } from '#ui/messages.ts';
import { LEAVE_QUESTION, LEAVE_WARNING } from './messages.ts';

/** Asks before the user leaves a running command, also with the Back button. */
export function LeaveRunGuard({ isRunning }: { isRunning: boolean }) {
  useUnloadWarning(isRunning);
  const { blocker, attempt } = useNavigationBlocker(() => isRunning);
  const { state, reset, proceed } = blocker;
  if (state !== 'blocked') return null;
  return (
    <Dialog key={attempt} title={LEAVE_QUESTION} onClose={reset}>
      <p>{LEAVE_WARNING}</p>
      <DialogActions>
        <Button onClick={reset}>{STAY}</Button>
        <Button variant="danger" onClick={proceed}>
          {LEAVE}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
