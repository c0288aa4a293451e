import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { useBlocked } from '#ui/dialog/use-blocked.ts';
import { useLeaveWarning } from '#ui/dialog/use-leave-warning.ts';
import { LEAVE, STAY } from '#ui/messages.ts';
import { LEAVE_QUESTION, LEAVE_WARNING } from './messages.ts';

/** Asks before a command that runs is left, also by Back. */
export function LeaveRun({ isRunning }: { isRunning: boolean }) {
  useLeaveWarning(isRunning);
  const { blocker, attempt } = useBlocked(() => isRunning);
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
