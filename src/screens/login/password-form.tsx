import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SecondFactor } from '#domain/mfa/sign-in-methods.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { Select } from '#ui/field/select.tsx';
import type { ByPassword, Presented } from './presented.ts';
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
  /** Told another factor where the account has no use for the one that was chosen. */
  onEnter: (presented: Presented, onOther?: (factor: SecondFactor) => void) => void;
}

const isFactor = (value: string): value is SecondFactor => Object.hasOwn(NAMES, value);

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

const presentedIn = (given: FormData, choice: Pick<ByPassword, 'factor' | 'factors'>): Presented => ({
  by: 'password',
  user: textIn(given, 'user'),
  pass: textIn(given, 'pass'),
  ...choice,
  code: textIn(given, 'code'),
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
  const choose = (value: string) => isFactor(value) && setFactor({ factor: value, isAsked: false });
  useAutofill(isOffered, onEnter);
  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onEnter(presentedIn(new FormData(event.currentTarget), { factor, factors }), (other) =>
          setFactor({ factor: other, isAsked: true }),
        );
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
              <Select value={factor} onChange={({ target }) => choose(target.value)}>
                {factors.map((one) => (
                  <option key={one} value={one}>
                    {NAMES[one]}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {factor === 'otp' && <CodeField isRequired={factors.length === 1 || isAsked} isAsked={isAsked} />}
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

/** Where there is a choice it may be left empty until the account is known to have an app. */
function CodeField({ isRequired, isAsked }: { isRequired: boolean; isAsked: boolean }) {
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
        required={isRequired}
        autoFocus={isAsked}
      />
    </Field>
  );
}
