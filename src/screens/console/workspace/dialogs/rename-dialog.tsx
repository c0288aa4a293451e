import { MAX_TAB_NAME_LENGTH } from '#domain/workspace/workspace.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { CANCEL } from '#ui/messages.ts';
import { TAB_NAME, TAB_NAME_HINT, RENAME_TAB, SAVE_NAME } from '#screens/console/workspace/messages.ts';

interface RenameDialogProps {
  name: string;
  onClose: () => void;
  onRename: (name: string) => void;
}

export function RenameDialog({ name, onClose, onRename }: RenameDialogProps) {
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
