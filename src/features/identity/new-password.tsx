import { PasswordInput } from '#ui/field/password-input.tsx';
import { FormField } from '#ui/form/form-field.tsx';

interface NewPasswordProps {
  /** The rule, as a sentence. */
  hint: string;
  /** What was typed here before, for whoever comes back to it. */
  kept?: string;
  autoFocus?: boolean;
}

/** A new password, twice; goes into a form, where it is named `password`. */
export function NewPassword({ hint, kept, autoFocus = false }: NewPasswordProps) {
  return (
    <>
      <FormField name="password" label="New password" hint={hint}>
        <PasswordInput autoComplete="new-password" required autoFocus={autoFocus} defaultValue={kept} />
      </FormField>
      <FormField name="confirmation" label="Confirm password">
        <PasswordInput autoComplete="new-password" required defaultValue={kept} />
      </FormField>
    </>
  );
}
