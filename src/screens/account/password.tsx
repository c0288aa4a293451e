// The page where users change their password.
import { UserFacingError } from '#lib/user-facing-error.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '#ui/layout/panel.tsx';
import { Link, useOutletContext } from 'react-router-dom';
import { queryClient } from '#api/query-client.ts';
import { dialect } from '#api/dialect/dialect-query.ts';
import { deviceRows, isMfaRequired, readableDevices, usableDevices } from '#domain/mfa/own-devices.ts';
import { requestPasswordChallenge, changePassword, type Passwords } from '#domain/mfa/password-change.ts';
import type { MfaAnswer, AnswerableChallenge } from '#domain/mfa/mfa-challenge.ts';
import { refusedFieldOf } from '#domain/mfa/refused-field.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { identityRefusal } from '#features/identity/identity-refusal.ts';
import { Reauthentication } from '#features/identity/reauthentication.tsx';
import { devicesQuery } from '#api/identity/devices.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { VERIFY_IDENTITY } from '#domain/mfa/device-messages.ts';
import {
  ADD_DEVICE,
  CHANGE_PASSWORD,
  DEVICE_REQUIRED,
  NO_PASSWORD,
  PASSWORD_CHANGED,
  VERIFY_TO_CHANGE,
  CURRENT_PASSWORD,
} from './messages.ts';
import * as css from './account.css.ts';
import { PasswordInput } from '#ui/field/password-input.tsx';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { NewPasswordFields } from '#features/identity/new-password-fields.tsx';
import { useNewPassword } from '#features/identity/use-new-password.ts';

interface PasswordFormProps {
  refusal: FormRefusal | undefined;
  isBusy: boolean;
  disabledReason: string | undefined;
  onSubmit: (typed: Passwords) => void;
}

function PasswordForm({ disabledReason, onSubmit, ...form }: PasswordFormProps) {
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

export function Component() {
  const { user } = useOutletContext<PageContext>();
  return user.authType === 'sso' ? <Banner tone="info">{NO_PASSWORD}</Banner> : <ChangePassword />;
}

interface PendingVerification {
  passwords: Passwords;
  requestChallenge: () => Promise<AnswerableChallenge>;
}

/**
 * Creates a function that returns a challenge. The first call returns the challenge that the proxy sent when it checked
 * the old password. Each further call requests a new challenge.
 */
function reuseFirstChallenge(
  firstChallenge: AnswerableChallenge,
  requestAgain: () => Promise<AnswerableChallenge>,
): () => Promise<AnswerableChallenge> {
  let unusedChallenge: AnswerableChallenge | undefined = firstChallenge;
  return () => {
    const challenge = unusedChallenge ? Promise.resolve(unusedChallenge) : requestAgain();
    unusedChallenge = undefined;
    return challenge;
  };
}

interface PasswordChange {
  passwords: Passwords;
  answer?: MfaAnswer;
  signal?: AbortSignal;
}

const isPasswordRefusal = (error: Error): boolean => ['old', 'password'].includes(refusedFieldOf(error) ?? '');

/** Changes the password. If MFA is on and the user has a usable MFA device, first verifies the user's identity. */
function useChangePassword(setting: string, preferred: string) {
  const [pendingVerification, setPendingVerification] = useState<PendingVerification>();
  const change = useMutation({
    mutationFn: ({ passwords, answer, signal }: PasswordChange) => changePassword(passwords, answer, signal),
    onSuccess: () => setPendingVerification(undefined),
    // The user corrects a wrong password in the form, so the dialog closes.
    onError: (error) => isPasswordRefusal(error) && setPendingVerification(undefined),
  });
  const submit = useMutation({
    mutationFn: async (typed: Passwords) => {
      if (setting === 'off') return change.mutateAsync({ passwords: typed });
      const devices = usableDevices(readableDevices(deviceRows(await queryClient.fetchQuery(devicesQuery))), setting);
      // A challenge without a device would sign the user out (docs/protocol/auth-and-identity.md#13.3).
      if (devices.length === 0 && isMfaRequired(setting)) throw new UserFacingError(DEVICE_REQUIRED);
      const proxyDialect = await dialect();
      const requestChallenge = () => requestPasswordChallenge(typed.oldPassword, { dialect: proxyDialect, preferred });
      const challenge = devices.length > 0 ? await requestChallenge() : undefined;
      if (!challenge || challenge.methods.length === 0) return change.mutateAsync({ passwords: typed });
      setPendingVerification({ passwords: typed, requestChallenge: reuseFirstChallenge(challenge, requestChallenge) });
    },
    onMutate: () => change.reset(),
  });
  const cancel = () => {
    setPendingVerification(undefined);
    change.reset();
  };
  return { submit, change, pendingVerification, cancel };
}

function ChangePassword() {
  const { config } = useOutletContext<PageContext>();
  const { second_factor: setting, preferredLocalMfa } = config.auth;
  const { submit, change, pendingVerification, cancel } = useChangePassword(setting, preferredLocalMfa);
  const devices = useQuery({ ...devicesQuery, enabled: isMfaRequired(setting) });
  // A password change loads the devices even if MFA is optional. Then no device is required.
  const lacksRequiredDevice =
    isMfaRequired(setting) &&
    devices.data !== undefined &&
    usableDevices(readableDevices(deviceRows(devices.data)), setting).length === 0;
  const error = submit.error ?? (pendingVerification ? null : change.error);
  return (
    <div className={css.section}>
      {change.isSuccess && <Notice key={change.submittedAt}>{PASSWORD_CHANGED}</Notice>}
      {lacksRequiredDevice && (
        <Banner tone="warn">
          {DEVICE_REQUIRED} <Link to={links.mfaDevices()}>{ADD_DEVICE}</Link>
        </Banner>
      )}
      <Panel fill="form">
        <PasswordForm
          key={change.isSuccess ? change.submittedAt : 'typing'}
          refusal={error ? identityRefusal(error) : undefined}
          isBusy={submit.isPending}
          disabledReason={lacksRequiredDevice ? DEVICE_REQUIRED : undefined}
          onSubmit={(typed) => submit.mutate(typed)}
        />
      </Panel>
      {pendingVerification && (
        <Reauthentication
          title={VERIFY_IDENTITY}
          submitLabel={CHANGE_PASSWORD}
          requestChallenge={pendingVerification.requestChallenge}
          onAnswered={(answer, signal) =>
            change.mutateAsync({ passwords: pendingVerification.passwords, answer, signal })
          }
          onCancel={cancel}
        >
          <p>{VERIFY_TO_CHANGE}</p>
        </Reauthentication>
      )}
    </div>
  );
}
