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
  closeQuestionOf,
  filesLost,
  filesLostAnd,
  STOP_TRANSFERS,
  stopQuestion,
} from '#screens/console/workspace/messages.ts';
import type { Losses } from '#screens/console/workspace/use-panes.ts';

interface CloseDialogProps {
  losses: Losses;
  onClose: () => void;
  onConfirm: () => void;
}

/** What is asked, and what the button does. */
function wordsOf({ sessions, files }: Losses): { title: string; action: string } {
  const [only, ...others] = sessions;
  if (only === undefined) return { title: stopQuestion(files.length), action: STOP_TRANSFERS };
  if (others.length === 0) return { title: closeQuestion(only), action: CLOSE_SESSION };
  return { title: closeQuestionOf(sessions.length), action: CLOSE_SESSIONS };
}

/** Asks before a live session ends, or a file is lost on its way. */
export function CloseDialog({ losses, onClose, onConfirm }: CloseDialogProps) {
  const { sessions, files } = losses;
  const { title, action } = wordsOf(losses);
  return (
    <Dialog title={title} onClose={onClose}>
      {sessions.length === 1 && <p>{CLOSE_WARNING}</p>}
      {sessions.length > 1 && (
        <ul>
          {sessions.map((name, place) => (
            // Several may be of one server.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>{name}</li>
          ))}
        </ul>
      )}
      {files.length > 0 && <p>{lostText(files)}</p>}
      <DialogActions>
        <Button onClick={onClose}>{CANCEL}</Button>
        <Button variant="danger" onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const NAMED = 3;
const list = new Intl.ListFormat(LOCALE, { type: 'unit' });

function lostText(files: readonly string[]): string {
  const names = list.format(files.slice(0, NAMED).map((name) => sanitize(name)));
  return files.length > NAMED ? filesLostAnd(names, files.length - NAMED) : filesLost(names);
}
