import type { KeyCharacters } from '#domain/desktop/input/recognize-layout.ts';
import { keysForText } from '#domain/desktop/input/keys-for-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Input } from '#ui/field/input.tsx';
import { CANCEL } from '#ui/messages.ts';
import { notTypeable, TEXT_TO_TYPE, TYPE_TEXT_SUBMIT, TYPE_TEXT, typeTextHelp } from './messages.ts';

interface TypeTextDialogProps {
  /** The characters of the keys on the desktop, if its layout is known and differs from US. */
  keyCharacters: KeyCharacters | undefined;
  /** Sends key presses: one combination for each character. */
  onSendKeys: (presses: readonly (readonly string[])[]) => void;
  onClose: () => void;
}

/** Types a text on the desktop, for characters without a key or for text that a local program fills in. */
export function TypeTextDialog({ keyCharacters, onSendKeys, onClose }: TypeTextDialogProps) {
  const isOwnLayout = keyCharacters !== undefined;
  return (
    <Dialog title={TYPE_TEXT} onClose={onClose}>
      <Form
        tracksUnsavedWork={false}
        validate={(readField) =>
          keysForText(readField('text'), keyCharacters) ? {} : { text: notTypeable(isOwnLayout) }
        }
        onSubmit={(readField) => {
          onClose();
          onSendKeys(keysForText(readField('text'), keyCharacters) ?? []);
        }}
      >
        <FormField name="text" label={TEXT_TO_TYPE} hint={typeTextHelp(isOwnLayout)}>
          <Input required autoComplete="off" autoCapitalize="off" spellCheck={false} />
        </FormField>
        <DialogActions>
          <Button onClick={onClose}>{CANCEL}</Button>
          <SubmitButton>{TYPE_TEXT_SUBMIT}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
