import type { Location } from 'react-router-dom';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { DISCARD, KEEP_EDITING } from '#ui/dialog/messages.ts';
import { useNavigationBlocker } from '#ui/dialog/use-navigation-blocker.ts';
import { LEAVE_WARNING, leaveTitle } from './messages.ts';

interface LeaveDialogProps {
  title: string;
  hasUnsaved: () => boolean;
  /** Called before unsaved changes are discarded. */
  onLeave: () => void;
}

/** Identifies the edited resource. The tab is omitted, because switching tabs does not leave the editor. */
const editorAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const params = new URLSearchParams(search);
  return JSON.stringify([pathname, params.get('edit'), params.get('new')]);
};

/** Asks before the user leaves unsaved text. */
export function LeaveDialog({ title, hasUnsaved, onLeave }: LeaveDialogProps) {
  const { blocker, attempt } = useNavigationBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && editorAddress(currentLocation) !== editorAddress(nextLocation),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog key={attempt} title={leaveTitle(title)} onClose={blocker.reset}>
      <p>{LEAVE_WARNING}</p>
      <DialogActions>
        <Button onClick={blocker.reset}>{KEEP_EDITING}</Button>
        <Button
          variant="danger"
          onClick={() => {
            onLeave();
            blocker.proceed();
          }}
        >
          {DISCARD}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
