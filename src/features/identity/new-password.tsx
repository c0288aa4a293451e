import { PasswordInput } from '#ui/field/password-input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { CONFIRM_PASSWORD, NEW_PASSWORD } from './messages.ts';

interface NewPasswordProps {
  /** The rule, as a sentence. */
  hint: string;
  /** What was typed here before, for the way back to it. */
  kept?: string;
  autoFocus?: boolean;
}

/** A new password, twice; goes into a form, where it is named `password`. */
export function NewPassword({ hint, kept, autoFocus = false }: NewPasswordProps) {
  return (
    <>
      <FormField name="password" label={NEW_PASSWORD} hint={hint}>
        <PasswordInput autoComplete="new-password" required autoFocus={autoFocus} defaultValue={kept} />
      </FormField>
      <FormField name="confirmation" label={CONFIRM_PASSWORD}>
        <PasswordInput autoComplete="new-password" required defaultValue={kept} />
      </FormField>
    </>
  );
}
