import type { BroadcastState } from '#screens/console/workspace/use-broadcast.ts';
import type { WorkspaceActions } from '#screens/console/workspace/use-workspace-actions.ts';
import { MAX_TAB_NAME_LENGTH } from '#domain/workspace/workspace.ts';
import { Button } from '#ui/button/button.tsx';
import { EnvironmentChip } from '#ui/mark/environment.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { CANCEL } from '#ui/messages.ts';
import {
  TAB_NAME,
  TAB_NAME_HINT,
  RENAME_TAB,
  SAVE_NAME,
  BROADCAST_ANYWAY,
  NO_ENVIRONMENT,
  MIXED_ENVIRONMENTS_QUESTION,
  PRODUCTION_QUESTION,
  BROADCAST_WARNING,
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
import type { Environment } from '#domain/workspace/environment.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { LOCALE } from '#lib/text/locale.ts';
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
function CloseDialog({ losses, onClose, onConfirm }: CloseDialogProps) {
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

interface BroadcastDialogProps {
  environments: readonly (Environment | undefined)[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before input is sent to panes in production or in several environments. */
function BroadcastDialog({ environments, onClose, onConfirm }: BroadcastDialogProps) {
  return (
    <Dialog title={environments.length > 1 ? MIXED_ENVIRONMENTS_QUESTION : PRODUCTION_QUESTION} onClose={onClose}>
      <p>{BROADCAST_WARNING}</p>
      <ul>
        {environments.map((environment) => (
          <li key={environment ? `${environment.key}: ${environment.value}` : ''}>
            {environment ? <EnvironmentChip environment={environment} /> : NO_ENVIRONMENT}
          </li>
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

interface RenameDialogProps {
  name: string;
  onClose: () => void;
  onRename: (name: string) => void;
}

function RenameDialog({ name, onClose, onRename }: RenameDialogProps) {
  return (
    <Dialog title={RENAME_TAB} onClose={onClose}>
      <Form tracksUnsavedWork={false} onSubmit={(readField) => onRename(readField('name'))}>
        <FormField name="name" label={TAB_NAME} hint={TAB_NAME_HINT}>
          <Input defaultValue={name} maxLength={MAX_TAB_NAME_LENGTH} autoComplete="off" autoFocus />
        </FormField>
        <DialogActions>
          <Button onClick={onClose}>{CANCEL}</Button>
          <SubmitButton>{SAVE_NAME}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export function WorkspaceDialogs({
  actions,
  broadcast: { confirmation },
}: {
  actions: WorkspaceActions;
  broadcast: BroadcastState;
}) {
  const { closing, tabToRename } = actions;
  return (
    <>
      {closing && (
        <CloseDialog losses={closing.losses} onClose={actions.cancelClosing} onConfirm={actions.confirmClosing} />
      )}
      {tabToRename && (
        <RenameDialog
          name={tabToRename.name}
          onClose={() => actions.finishRenaming()}
          onRename={actions.finishRenaming}
        />
      )}
      {confirmation && (
        <BroadcastDialog
          environments={confirmation.environments}
          onClose={confirmation.cancel}
          onConfirm={confirmation.confirm}
        />
      )}
    </>
  );
}
