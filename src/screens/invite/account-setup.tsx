import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { captureBeforeLogin } from '#api/usage/capture-before-login.ts';
import type { AuthConfig } from '#domain/config.ts';
import { isPromptCanceled } from '#domain/mfa/webauthn/prompt.ts';
import { refusedFieldOf } from '#domain/mfa/refused-field.ts';
import { secondFactorsOf } from '#domain/mfa/sign-in-methods.ts';
import { storageKeys } from '#domain/session/session-record.ts';
import { links } from '#lib/links.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { DeviceStep } from './device-step.tsx';
import { LINK_KINDS, useLinkKind, type SetupStep } from './link-kind.ts';
import type { OpenedLink } from './opened-link.ts';
import { AccountReady } from './account-ready.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { isLinkInvalid, inviteRefusalOf } from './invite-refusal.ts';
import { setUpAccount, type SetupResult as Result, type AccountSettings } from './set-up-account.ts';
import { UnusableLink } from './unusable-link.tsx';
import { ADD_MFA_DEVICE, CHOOSE_SIGN_IN_METHOD, CREATE_A_PASSKEY, STEP_FAILED, SET_YOUR_PASSWORD } from './messages.ts';
import { localStore } from '#lib/browser/storage.ts';

const STEP_TITLES: Record<SetupStep, string> = {
  password: SET_YOUR_PASSWORD,
  device: ADD_MFA_DEVICE,
  passkey: CREATE_A_PASSKEY,
};

/**
 * Reloads the page, because only pages from the server contain the session token
 * (docs/protocol/auth-and-identity.md#14.3).
 */
function openConsole(): void {
  // Resets the idle time that an earlier session may have stored.
  localStore.write(storageKeys.lastActive, String(Date.now()));
  location.replace(links.home());
}

const hasResultToShow = ({ codes, isForCommandLine }: Result): boolean => codes.length > 0 || isForCommandLine;

/** The step in the address. The address never contains the password, so a reload returns to the password step. */
function stepOf(
  stepParam: string | null,
  { hasPassword, canPasskey }: { hasPassword: boolean; canPasskey: boolean },
): SetupStep {
  if (stepParam === 'passkey' && canPasskey) return 'passkey';
  return stepParam === 'device' && hasPassword ? 'device' : 'password';
}

/** Reports the sign-in method of the new account in a usage event (docs/behaviour.md#telemetry). */
function reportSignInMethod(setting: AccountSettings, user: string): void {
  const usage =
    setting.step === 'passkey'
      ? ({ mfaType: 'webauthn', loginFlow: 'passwordless' } as const)
      : ({ mfaType: setting.factor, loginFlow: 'mfa' } as const);
  if (usage.mfaType !== 'none') captureBeforeLogin('tp.ui.onboard.registerChallenge.submit', user, usage);
}

interface AccountSetupProps {
  opened: OpenedLink;
  auth: AuthConfig;
  root: string;
}

/** All steps of invitations and resets. */
export function AccountSetup({ opened, auth, root }: AccountSetupProps) {
  const { kind, token, addressOf } = useLinkKind();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const setUpMutation = useMutation({
    mutationFn: setUpAccount,
    onMutate: (setting) => kind === LINK_KINDS.invite && reportSignInMethod(setting, opened.user),
    networkMode: 'always',
    onSuccess: (outcome) => hasResultToShow(outcome) || openConsole(),
    onError: (error) => {
      if (refusedFieldOf(error) === 'password') void navigate(addressOf(), { replace: true });
    },
  });
  const factors = secondFactorsOf(auth);
  const canPasskey = auth.allowPasswordless && factors.includes('webauthn');
  const step = stepOf(params.get('step'), { hasPassword: password !== '', canPasskey });
  const error = isPromptCanceled(setUpMutation.error) ? null : setUpMutation.error;
  if (isLinkInvalid(error)) return <UnusableLink />;
  if (setUpMutation.data && hasResultToShow(setUpMutation.data))
    return <AccountReady result={setUpMutation.data} user={opened.user} root={root} onSaved={openConsole} />;
  // Each step shows its own refusals. The device step also shows a refused password, because the password is sent
  // together with the device.
  const isErrorOfStep = setUpMutation.variables?.step === step || refusedFieldOf(error) === 'password';
  const stepProps = {
    isBusy: setUpMutation.isPending || setUpMutation.isSuccess,
    refusal: error && isErrorOfStep ? inviteRefusalOf(error, STEP_FAILED) : undefined,
    user: opened.user,
  };
  return (
    <AuthCard title={step === 'password' && canPasskey ? CHOOSE_SIGN_IN_METHOD : STEP_TITLES[step]}>
      <title>{kind.page}</title>
      {step === 'password' && (
        <PasswordStep
          {...stepProps}
          initialPassword={password}
          passkeyPosition={canPasskey && (auth.localConnectorName === 'passwordless' ? 'first' : 'second')}
          isLast={factors[0] === 'none'}
          onDone={(password) => {
            // Only invitations report the first step. A reset is no onboarding.
            if (kind === LINK_KINDS.invite) captureBeforeLogin('tp.ui.onboard.setCredential.submit', opened.user);
            setUpMutation.reset();
            setPassword(password);
            if (factors[0] !== 'none') return void navigate(addressOf('device'));
            setUpMutation.mutate({ step: step, token, password, factor: 'none' });
          }}
        />
      )}
      {step === 'device' && (
        <DeviceStep
          {...stepProps}
          factors={factors}
          qrCode={opened.qrCode}
          onDone={(device) => setUpMutation.mutate({ step: step, token, password, ...device })}
        />
      )}
      {step === 'passkey' && (
        <PasskeyStep {...stepProps} onDone={(key) => setUpMutation.mutate({ step: step, token, ...key })} />
      )}
    </AuthCard>
  );
}
