import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FACTOR_NAMES, isSecondFactor, type SecondFactor } from '#domain/mfa/sign-in-methods.ts';
import { formText } from '#lib/text/form-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { Select } from '#ui/field/select.tsx';
import type { ByPassword, Credentials } from './credentials.ts';
import { useAutofill } from './use-autofill.ts';
import { MFA_DEVICE } from '#domain/mfa/messages.ts';
import { PASSWORD, USERNAME } from '#features/identity/sign-in-messages.ts';
import { CODE, CODE_FORMAT } from '#ui/form/messages.ts';
import { SIGN_IN } from './messages.ts';
import * as css from './login.css.ts';

interface PasswordFormProps {
  factors: readonly [SecondFactor, ...SecondFactor[]];
  user?: string | undefined;
  isBusy: boolean;
  hasFailed: boolean;
  /** The browser's list at the username field offers passkeys as well. */
  isOffered: boolean;
  /** `onOther` gets the factor that the account has where it lacks the chosen one. */
  onEnter: (credentials: Credentials, onOther?: (factor: SecondFactor) => void) => void;
}

const credentialsIn = (form: FormData, choice: Pick<ByPassword, 'factor' | 'factors'>): Credentials => ({
  by: 'password',
  user: formText(form, 'user'),
  pass: formText(form, 'pass'),
  ...choice,
  code: formText(form, 'code'),
});

export function PasswordForm({ factors, user, isBusy, hasFailed, isOffered, onEnter }: PasswordFormProps) {
  const [{ factor, isAsked }, setFactor] = useState({ factor: factors[0], isAsked: false });
  const form = useRef<HTMLFormElement>(null);
  // What failed is typed again: the code where there is one, else the password.
  const again = useEffectEvent(() =>
    form.current?.querySelector<HTMLInputElement>(factor === 'otp' ? '[name=code]' : '[name=pass]')?.select(),
  );
  useEffect(() => {
    if (hasFailed && !isBusy) again();
  }, [hasFailed, isBusy]);
  const choose = (value: string) => isSecondFactor(value) && setFactor({ factor: value, isAsked: false });
  useAutofill(isOffered, onEnter);
  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onEnter(credentialsIn(new FormData(event.currentTarget), { factor, factors }), (other) =>
          setFactor({ factor: other, isAsked: true }),
        );
      }}
    >
      <NameField user={user} isOffered={isOffered} />
      <Field label={PASSWORD}>
        <PasswordInput name="pass" autoComplete="current-password" required />
      </Field>
      {(factors.length > 1 || factor === 'otp') && (
        <div className={css.factor}>
          {factors.length > 1 && (
            <Field label={MFA_DEVICE}>
              <Select value={factor} onChange={({ target }) => choose(target.value)}>
                {factors.map((one) => (
                  <option key={one} value={one}>
                    {FACTOR_NAMES[one]}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {factor === 'otp' && <CodeField isRequired={factors.length === 1 || isAsked} isAsked={isAsked} />}
        </div>
      )}
      <Button type="submit" variant="primary" size="big" pending={isBusy}>
        {SIGN_IN}
      </Button>
    </form>
  );
}

function NameField({ user, isOffered }: Pick<PasswordFormProps, 'user' | 'isOffered'>) {
  return (
    <Field label={USERNAME}>
      <Input
        name="user"
        defaultValue={user}
        autoComplete={isOffered ? 'username webauthn' : 'username'}
        autoCapitalize="off"
        spellCheck={false}
        required
        autoFocus
      />
    </Field>
  );
}

/** Where there is a choice it may be left empty until the account is known to have an app. */
function CodeField({ isRequired, isAsked }: { isRequired: boolean; isAsked: boolean }) {
  return (
    <Field label={CODE}>
      <Input
        name="code"
        face="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="123 456"
        pattern="[0-9]{3} ?[0-9]{3}"
        title={CODE_FORMAT}
        required={isRequired}
        autoFocus={isAsked}
      />
    </Field>
  );
}
