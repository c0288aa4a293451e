import { useState, type InvalidEvent } from 'react';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';

interface NewPasswordProps {
  /** The rule, as a sentence. */
  hint: string;
  /** Why a password will not do, as a sentence; undefined when it will. */
  faultOf: (password: string) => string | undefined;
  /** What was typed here before, for whoever comes back to it. */
  kept?: string | undefined;
  /** What the proxy said of it; gone as soon as another is typed. */
  refusal?: string | undefined;
  autoFocus?: boolean;
}

const MISMATCH = 'The two passwords are not the same.';

/** The form is not sent while one of its fields has a fault, and the first of them gets the focus. */
function onInvalid(event: InvalidEvent<HTMLInputElement>, tell: () => void): void {
  // The browser's own bubble would say it a second time.
  event.preventDefault();
  tell();
  const input = event.currentTarget;
  if (input.form?.querySelector('input:invalid') === input) input.focus();
}

/** A new password, twice; goes into a form, where it is named `password`. */
export function NewPassword({ hint, faultOf, kept = '', refusal, autoFocus = false }: NewPasswordProps) {
  const [password, setPassword] = useState(kept);
  const [confirmation, setConfirmation] = useState(kept);
  // A fault is not told before one has had the chance to type on.
  const [told, setTold] = useState({ password: false, confirmation: false });
  const tell = (field: keyof typeof told) => setTold({ ...told, [field]: true });
  const fault = faultOf(password);
  const mismatch = password === confirmation ? undefined : MISMATCH;
  const error = (told.password ? fault : undefined) ?? (password === kept ? refusal : undefined);
  return (
    <>
      <Field label="New password" {...(error === undefined ? { hint } : { error })}>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          required
          autoFocus={autoFocus}
          value={password}
          ref={(input) => input?.setCustomValidity(fault ?? '')}
          onChange={({ target }) => setPassword(target.value)}
          onBlur={() => password && tell('password')}
          onInvalid={(event) => onInvalid(event, () => setTold({ password: true, confirmation: true }))}
        />
      </Field>
      <Field label="Confirm password" error={told.confirmation ? mismatch : undefined}>
        <PasswordInput
          autoComplete="new-password"
          required
          value={confirmation}
          ref={(input) => input?.setCustomValidity(mismatch ?? '')}
          onChange={({ target }) => setConfirmation(target.value)}
          onBlur={() => confirmation && tell('confirmation')}
          onInvalid={(event) => onInvalid(event, () => setTold({ password: true, confirmation: true }))}
        />
      </Field>
    </>
  );
}
