import type { Environment } from '#domain/workspace/environment.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { CANCEL } from '#ui/messages.ts';
import { BROADCAST_ANYWAY, NO_ENVIRONMENT, SPAN_QUESTION, SPAN_WARNING } from '#screens/console/workspace/messages.ts';

interface SpanDialogProps {
  environments: readonly (Environment | undefined)[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks a second time before input goes to servers of several environments. */
export function SpanDialog({ environments, onClose, onConfirm }: SpanDialogProps) {
  const named = environments.map((one) => (one ? sanitize(`${one.key}: ${one.value}`) : NO_ENVIRONMENT));
  return (
    <Dialog title={SPAN_QUESTION} onClose={onClose}>
      <p>{SPAN_WARNING}</p>
      <ul>
        {named.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{CANCEL}</Button>
        <Button variant="danger" onClick={onConfirm}>
          {BROADCAST_ANYWAY}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
