import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SecondFactor } from '#domain/mfa/doors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Select } from '#ui/select.tsx';
import type { Presented } from './sign-in.ts';
import { useAutofill } from './use-autofill.ts';
import * as css from './login.css.ts';

const NAMES: Record<SecondFactor, string> = { webauthn: 'Hardware Key', otp: 'Authenticator App', none: 'None' };

interface PasswordFormProps {
  factors: readonly [SecondFactor, ...SecondFactor[]];
  user?: string | undefined;
  isBusy: boolean;
  hasFailed: boolean;
  /** Passkeys also come by the browser's list at the name field. */
  isOffered: boolean;
  onEnter: (presented: Presented) => void;
}

const isFactor = (value: string): value is SecondFactor => Object.hasOwn(NAMES, value);

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

const presentedIn = (given: FormData, factor: SecondFactor): Presented => ({
  by: 'password',
  user: textIn(given, 'user'),
  pass: textIn(given, 'pass'),
  factor,
  code: textIn(given, 'code'),
});

export function PasswordForm({ factors, user, isBusy, hasFailed, isOffered, onEnter }: PasswordFormProps) {
  const [factor, setFactor] = useState(factors[0]);
  const form = useRef<HTMLFormElement>(null);
  // What failed is typed again: the code where there is one, else the password.
  const again = useEffectEvent(() =>
    form.current?.querySelector<HTMLInputElement>(factor === 'otp' ? '[name=code]' : '[name=pass]')?.select(),
  );
  useEffect(() => {
    if (hasFailed && !isBusy) again();
  }, [hasFailed, isBusy]);
  useAutofill(isOffered, onEnter);
  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onEnter(presentedIn(new FormData(event.currentTarget), factor));
      }}
    >
      <NameField user={user} isOffered={isOffered} />
      <Field label="Password">
        <PasswordInput name="pass" autoComplete="current-password" required />
      </Field>
      {(factors.length > 1 || factor === 'otp') && (
        <div className={css.factor}>
          {factors.length > 1 && (
            <Field label="Second factor">
              <Select value={factor} onChange={({ target }) => isFactor(target.value) && setFactor(target.value)}>
                {factors.map((one) => (
                  <option key={one} value={one}>
                    {NAMES[one]}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {factor === 'otp' && <CodeField />}
        </div>
      )}
      <Button type="submit" variant="primary" size="big" pending={isBusy}>
        Sign in
      </Button>
    </form>
  );
}

function NameField({ user, isOffered }: Pick<PasswordFormProps, 'user' | 'isOffered'>) {
  return (
    <Field label="Username">
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

function CodeField() {
  return (
    <Field label="Code">
      <Input
        name="code"
        face="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="123 456"
        pattern="[0-9]{3} ?[0-9]{3}"
        title="Six digits"
        required
      />
    </Field>
  );
}
