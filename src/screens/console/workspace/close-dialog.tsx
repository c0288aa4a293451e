import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { CANCEL } from '#ui/messages.ts';
import { CLOSE_SESSION, CLOSE_SESSIONS, CLOSE_WARNING, closeQuestion, closeQuestionOf } from './messages.ts';

interface CloseDialogProps {
  /** The live sessions that end. */
  names: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a live session ends. */
export function CloseDialog({ names, onClose, onConfirm }: CloseDialogProps) {
  const [only = ''] = names;
  const isOne = names.length === 1;
  return (
    <Dialog title={isOne ? closeQuestion(only) : closeQuestionOf(names.length)} onClose={onClose}>
      {isOne ? (
        <p>{CLOSE_WARNING}</p>
      ) : (
        <ul>
          {names.map((name, place) => (
            // Several may be of one server.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>{name}</li>
          ))}
        </ul>
      )}
      <DialogActions>
        <Button onClick={onClose}>{CANCEL}</Button>
        <Button variant="danger" onClick={onConfirm}>
          {isOne ? CLOSE_SESSION : CLOSE_SESSIONS}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
