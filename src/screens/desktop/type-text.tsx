import type { KeyCharacters } from '#domain/desktop/input/recognize-layout.ts';
import { keysForText } from '#domain/desktop/input/keys-for-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Input } from '#ui/field/input.tsx';
import { CANCEL } from '#ui/messages.ts';
import { notTypeable, TEXT, TYPE, TYPE_TEXT, typeTextHelp } from './messages.ts';

interface TypeTextProps {
  /** What keys type on the desktop, where its layout is known and no US one. */
  typed: KeyCharacters | undefined;
  /** Presses of keys, one combination for each character. */
  onKeys: (presses: readonly (readonly string[])[]) => void;
  onClose: () => void;
}

/** For text that this keyboard has no keys for, or that a program of this computer fills in. */
export function TypeText({ typed, onKeys, onClose }: TypeTextProps) {
  const isOwn = typed !== undefined;
  return (
    <Dialog title={TYPE_TEXT} onClose={onClose}>
      <Form
        tracksUnsavedWork={false}
        validate={(text) => (keysForText(text('text'), typed) ? {} : { text: notTypeable(isOwn) })}
        onSubmit={(text) => {
          onClose();
          onKeys(keysForText(text('text'), typed) ?? []);
        }}
      >
        <FormField name="text" label={TEXT} hint={typeTextHelp(isOwn)}>
          <Input required autoComplete="off" autoCapitalize="off" spellCheck={false} />
        </FormField>
        <DialogActions>
          <Button onClick={onClose}>{CANCEL}</Button>
          <SubmitButton>{TYPE}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
