import { useOutletContext } from 'react-router-dom';
import type { Passwords } from '#domain/mfa/password-change.ts';
import type { PageContext } from '#domain/page-context.ts';
import { PasswordInput } from '#ui/field/password-input.tsx';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { NewPasswordFields } from '#features/identity/new-password-fields.tsx';
import { useNewPassword } from '#features/identity/use-new-password.ts';
import { CHANGE_PASSWORD, CURRENT_PASSWORD } from './messages.ts';
import * as css from './account.css.ts';

interface PasswordFormProps {
  refusal: FormRefusal | undefined;
  isBusy: boolean;
  disabledReason: string | undefined;
  onSubmit: (typed: Passwords) => void;
}

export function PasswordForm({ disabledReason, onSubmit, ...form }: PasswordFormProps) {
  const { user } = useOutletContext<PageContext>();
  const { hint, validate: validatePasswords } = useNewPassword();
  return (
    <Form
      {...form}
      className={css.form}
      validate={validatePasswords}
      onSubmit={(text) => onSubmit({ oldPassword: text('old'), newPassword: text('password') })}
    >
      {/* Password managers need the username. */}
      <input hidden readOnly name="username" autoComplete="username" value={user.userName} />
      <FormField name="old" label={CURRENT_PASSWORD}>
        <PasswordInput autoComplete="current-password" required />
      </FormField>
      <NewPasswordFields hint={hint} />
      <div>
        <SubmitButton disabledReason={disabledReason}>{CHANGE_PASSWORD}</SubmitButton>
      </div>
    </Form>
  );
}
