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
import type { PasswordCredentials, Credentials } from './credentials.ts';
import { WaitingForKey } from './waiting-for-key.tsx';
import { PASSWORD, USERNAME } from '#features/identity/sign-in-messages.ts';
import { SIGN_IN } from './messages.ts';
import * as css from './login.css.ts';

/**
 * Offers passkeys in the browser's list at the username field while `isEnabled` is true. The code loads after the form
 * is shown.
 */
function usePasskeyAutofill(isEnabled: boolean, onSignIn: (credentials: Credentials) => void): void {
  const handleSignIn = useEffectEvent(onSignIn);
  // The browser's list is outside React, so the effect aborts the offer when another sign-in method starts.
  useEffect(() => {
    if (!isEnabled) return undefined;
    const abortController = new AbortController();
    void import('./passkey-autofill.ts').then(
      ({ offerPasskeys }) =>
        offerPasskeys(abortController.signal, (assertion) => handleSignIn({ method: 'autofill', assertion })),
      () => undefined, // the other sign-in methods work without it
    );
    return () => abortController.abort();
  }, [isEnabled]);
}

interface PasswordFormProps {
  factors: readonly [SecondFactor, ...SecondFactor[]];
  user?: string | undefined;
  isBusy: boolean;
  hasFailed: boolean;
  /** Whether the browser's list at the username field also offers passkeys. */
  isAutofillEnabled: boolean;
  /** `onOther` receives the account's factor if the account does not have the chosen one. */
  onSignIn: (credentials: Credentials, onOtherFactor?: (factor: SecondFactor) => void) => void;
  onCancel: () => void;
}

const credentialsOfForm = (
  readField: FieldReader,
  choice: Pick<PasswordCredentials, 'factor' | 'factors'>,
): Credentials => ({
  method: 'password',
  user: readField('user'),
  pass: readField('pass'),
  ...choice,
  code: readField('code'),
});

export function PasswordForm({
  factors,
  user,
  isBusy,
  hasFailed,
  isAutofillEnabled,
  onSignIn,
  onCancel,
}: PasswordFormProps) {
  const [{ factor, isCodeRequested }, setFactor] = useState({ factor: factors[0], isCodeRequested: false });
  const sentForm = useRef<HTMLFormElement>(null);
  // Selects the value to type again: the code if the form has one, otherwise the password.
  const selectRejectedInput = useEffectEvent(() =>
    sentForm.current?.querySelector<HTMLInputElement>(factor === 'otp' ? '[name=code]' : '[name=pass]')?.select(),
  );
  useEffect(() => {
    if (hasFailed && !isBusy) selectRejectedInput();
  }, [hasFailed, isBusy]);
  usePasskeyAutofill(isAutofillEnabled, onSignIn);
  return (
    <Form
      isForProxy={false}
      className={css.form}
      isBusy={isBusy}
      tracksUnsavedWork={false}
      onSubmit={(readField, form) => {
        sentForm.current = form;
        onSignIn(credentialsOfForm(readField, { factor, factors }), (otherFactor) =>
          setFactor({ factor: otherFactor, isCodeRequested: true }),
        );
      }}
    >
      <NameField user={user} isAutofillEnabled={isAutofillEnabled} />
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
              setFactor({ factor: chosen, isCodeRequested: false });
            }}
          />
          {/* With several factors, the code is optional until the proxy reports that the account has an authenticator
              app. */}
          {factor === 'otp' && (
            <CodeField isRequired={factors.length === 1 || isCodeRequested} autoFocus={isCodeRequested} />
          )}
        </div>
      )}
      <SubmitButton size="big">{SIGN_IN}</SubmitButton>
      {isBusy && factor === 'webauthn' && <WaitingForKey onCancel={onCancel} />}
    </Form>
  );
}

function NameField({ user, isAutofillEnabled }: Pick<PasswordFormProps, 'user' | 'isAutofillEnabled'>) {
  return (
    <FormField name="user" label={USERNAME}>
      <Input
        defaultValue={user}
        autoComplete={isAutofillEnabled ? 'username webauthn' : 'username'}
        autoCapitalize="off"
        spellCheck={false}
        required
        autoFocus
      />
    </FormField>
  );
}
