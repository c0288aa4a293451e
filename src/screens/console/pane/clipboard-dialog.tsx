import { useState } from 'react';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { COPY_FAILED } from '#ui/button/messages.ts';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { CANCEL } from '#ui/messages.ts';
import { COPY_QUESTION, COPY_TEXT, copyWarning, TEXT_TO_COPY } from '#screens/console/messages.ts';
import * as css from './clipboard-dialog.css.ts';

interface ClipboardDialogProps {
  text: string;
  /** The name of the session. */
  name: string;
  onClose: () => void;
}

/** Output can request to copy any text, and a shell runs pasted text. So the complete text is shown first. */
export function ClipboardDialog({ text, name, onClose }: ClipboardDialogProps) {
  const [hasFailed, setHasFailed] = useState(false);
  // Without a secure origin `navigator.clipboard` is undefined. The promise turns the error into a rejection.
  const copy = () =>
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(onClose, () => setHasFailed(true));
  return (
    <Dialog title={COPY_QUESTION} onClose={onClose}>
      <p>{copyWarning(name)}</p>
      <textarea className={css.preview} aria-label={TEXT_TO_COPY} rows={8} readOnly value={sanitizeLines(text)} />
      {hasFailed && <p role="alert">{COPY_FAILED}</p>}
      <DialogActions>
        <Button onClick={onClose}>{CANCEL}</Button>
        <Button variant="primary" onClick={copy}>
          {COPY_TEXT}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
