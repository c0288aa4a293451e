import { PasswordInput } from '#ui/field/password-input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { CONFIRM_PASSWORD, NEW_PASSWORD } from './messages.ts';

interface NewPasswordFieldsProps {
  hint: string;
  /** The password that the user typed before, for returning to this step. */
  initialValue?: string;
  autoFocus?: boolean;
}

/** Two fields for a new password, to use in a form. The form reads the first field as `password`. */
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
