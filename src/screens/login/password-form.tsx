import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SecondFactor } from '#domain/mfa/sign-in-methods.ts';
import { FactorSelect } from '#features/identity/factor-select.tsx';
import { Input } from '#ui/field/input.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { CodeField } from '#ui/form/code-field.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import type { FieldReader } from '#ui/form/use-form.ts';
import type { ByPassword, Credentials } from './credentials.ts';
import { WaitingForKey } from './waiting-for-key.tsx';
import { useAutofill } from './use-autofill.ts';
import { PASSWORD, USERNAME } from '#features/identity/sign-in-messages.ts';
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
  onCancel: () => void;
}

const credentialsIn = (text: FieldReader, choice: Pick<ByPassword, 'factor' | 'factors'>): Credentials => ({
  by: 'password',
  user: text('user'),
  pass: text('pass'),
  ...choice,
  code: text('code'),
});

export function PasswordForm({ factors, user, isBusy, hasFailed, isOffered, onEnter, onCancel }: PasswordFormProps) {
  const [{ factor, isAsked }, setFactor] = useState({ factor: factors[0], isAsked: false });
  const sent = useRef<HTMLFormElement>(null);
  // What failed is typed again: the code where there is one, else the password.
  const again = useEffectEvent(() =>
    sent.current?.querySelector<HTMLInputElement>(factor === 'otp' ? '[name=code]' : '[name=pass]')?.select(),
  );
  useEffect(() => {
    if (hasFailed && !isBusy) again();
  }, [hasFailed, isBusy]);
  useAutofill(isOffered, onEnter);
  return (
    <Form
      isForProxy={false}
      className={css.form}
      isBusy={isBusy}
      tracksUnsavedWork={false}
      onSubmit={(text, form) => {
        sent.current = form;
        onEnter(credentialsIn(text, { factor, factors }), (other) => setFactor({ factor: other, isAsked: true }));
      }}
    >
      <NameField user={user} isOffered={isOffered} />
      <FormField name="pass" label={PASSWORD}>
        <PasswordInput autoComplete="current-password" required />
      </FormField>
      {(factors.length > 1 || factor === 'otp') && (
        <div className={css.factor}>
          <FactorSelect
            factors={factors}
            value={factor}
            onChange={(chosen) => {
              onCancel();
              setFactor({ factor: chosen, isAsked: false });
            }}
          />
          {/* Where there is a choice it may be left empty until the account is known to have an app. */}
          {factor === 'otp' && <CodeField isRequired={factors.length === 1 || isAsked} autoFocus={isAsked} />}
        </div>
      )}
      <SubmitButton size="big">{SIGN_IN}</SubmitButton>
      {isBusy && factor === 'webauthn' && <WaitingForKey onCancel={onCancel} />}
    </Form>
  );
}

function NameField({ user, isOffered }: Pick<PasswordFormProps, 'user' | 'isOffered'>) {
  return (
    <FormField name="user" label={USERNAME}>
      <Input
        defaultValue={user}
        autoComplete={isOffered ? 'username webauthn' : 'username'}
        autoCapitalize="off"
        spellCheck={false}
        required
        autoFocus
      />
    </FormField>
  );
}
