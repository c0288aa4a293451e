import type { Environment } from '#domain/workspace/environment.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { CANCEL } from '#ui/messages.ts';
import {
  BROADCAST_ANYWAY,
  NO_ENVIRONMENT,
  MIXED_ENVIRONMENTS_QUESTION,
  MIXED_ENVIRONMENTS_WARNING,
} from '#screens/console/workspace/messages.ts';

interface MixedEnvironmentsDialogProps {
  environments: readonly (Environment | undefined)[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks a second time before input is sent to servers of several environments. */
export function MixedEnvironmentsDialog({ environments, onClose, onConfirm }: MixedEnvironmentsDialogProps) {
  const environmentNames = environments.map((environment) =>
    environment ? sanitize(`${environment.key}: ${environment.value}`) : NO_ENVIRONMENT,
  );
  return (
    <Dialog title={MIXED_ENVIRONMENTS_QUESTION} onClose={onClose}>
      <p>{MIXED_ENVIRONMENTS_WARNING}</p>
      <ul>
        {environmentNames.map((name) => (
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
