import { LOCALE } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { CANCEL } from '#ui/messages.ts';
import {
  CLOSE_SESSION,
  CLOSE_SESSIONS,
  CLOSE_WARNING,
  closeQuestion,
  closeSessionsQuestion,
  transfersLost,
  transfersLostAndMore,
  STOP_TRANSFERS,
  stopTransfersQuestion,
} from '#screens/console/workspace/messages.ts';
import type { CloseLosses } from '#screens/console/workspace/use-pane-states.ts';

interface CloseDialogProps {
  losses: CloseLosses;
  onClose: () => void;
  onConfirm: () => void;
}

/** The title of the dialog and the label of its button. */
function closeTexts({ sessions, files }: CloseLosses): { title: string; action: string } {
  const [firstName, ...otherNames] = sessions;
  if (firstName === undefined) return { title: stopTransfersQuestion(files.length), action: STOP_TRANSFERS };
  if (otherNames.length === 0) return { title: closeQuestion(firstName), action: CLOSE_SESSION };
  return { title: closeSessionsQuestion(sessions.length), action: CLOSE_SESSIONS };
}

/** Asks before a live session or a running transfer is closed. */
export function CloseDialog({ losses, onClose, onConfirm }: CloseDialogProps) {
  const { sessions, files } = losses;
  const { title, action } = closeTexts(losses);
  return (
    <Dialog title={title} onClose={onClose}>
      {sessions.length === 1 && <p>{CLOSE_WARNING}</p>}
      {sessions.length > 1 && (
        <ul>
          {sessions.map((name, index) => (
            // Several sessions may be on the same server.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{name}</li>
          ))}
        </ul>
      )}
      {files.length > 0 && <p>{lostFilesText(files)}</p>}
      <DialogActions>
        <Button onClick={onClose}>{CANCEL}</Button>
        <Button variant="danger" onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const MAX_NAMED_FILES = 3;
const namesFormat = new Intl.ListFormat(LOCALE, { type: 'unit' });

function lostFilesText(files: readonly string[]): string {
  const names = namesFormat.format(files.slice(0, MAX_NAMED_FILES).map((name) => sanitize(name)));
  return files.length > MAX_NAMED_FILES
    ? transfersLostAndMore(names, files.length - MAX_NAMED_FILES)
    : transfersLost(names);
}
