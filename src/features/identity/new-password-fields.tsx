import { PasswordInput } from '#ui/field/password-input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { CONFIRM_PASSWORD, NEW_PASSWORD } from './messages.ts';

interface NewPasswordFieldsProps {
  /** The rule, as a sentence. */
  hint: string;
  /** What was typed here before, for the way back to it. */
  initialValue?: string;
  autoFocus?: boolean;
}

/** A new password, twice; goes into a form, where it is named `password`. */
export function NewPasswordFields({ hint, initialValue, autoFocus = false }: NewPasswordFieldsProps) {
  return (
    <>
      <FormField name="password" label={NEW_PASSWORD} hint={hint}>
        <PasswordInput autoComplete="new-password" required autoFocus={autoFocus} defaultValue={initialValue} />
      </FormField>
      <FormField name="confirmation" label={CONFIRM_PASSWORD}>
        <PasswordInput autoComplete="new-password" required defaultValue={initialValue} />
      </FormField>
    </>
  );
}
