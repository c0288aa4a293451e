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
import { KINDS, useKind, type Step } from './kind.ts';
import type { OpenedLink } from './opened-link.ts';
import { Outcome } from './outcome.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { isLinkDead, refusedBy } from './refused.ts';
import { setUp, type Outcome as Result, type Setting } from './set-up.ts';
import { Unusable } from './unusable.tsx';
import { ADD_MFA_DEVICE, CHOOSE, CREATE_A_PASSKEY, NOT_SAVED, SET_YOUR_PASSWORD } from './messages.ts';
import { localStore } from '#lib/browser/storage.ts';

const TITLES: Record<Step, string> = {
  password: SET_YOUR_PASSWORD,
  device: ADD_MFA_DEVICE,
  passkey: CREATE_A_PASSKEY,
};

/** The page is loaded again, because only a served page carries the session token (docs/protocol/auth-and-identity.md#14.3). */
function enter(): void {
  // The user is active, whatever an earlier session stored.
  localStore.write(storageKeys.lastActive, String(Date.now()));
  location.replace(links.home());
}

const hasNews = ({ codes, isForCommandLine }: Result): boolean => codes.length > 0 || isForCommandLine;

/** The step in the address; a password is never in it, so a reload begins with the password again. */
function stepOf(
  asked: string | null,
  { hasPassword, canPasskey }: { hasPassword: boolean; canPasskey: boolean },
): Step {
  if (asked === 'passkey' && canPasskey) return 'passkey';
  return asked === 'device' && hasPassword ? 'device' : 'password';
}

/** Tells the proxy with what somebody will sign in from now on (docs/behaviour.md#telemetry). */
function tellOf(setting: Setting, user: string): void {
  const how =
    setting.from === 'passkey'
      ? ({ mfaType: 'webauthn', loginFlow: 'passwordless' } as const)
      : ({ mfaType: setting.factor, loginFlow: 'mfa' } as const);
  if (how.mfaType !== 'none') captureBeforeLogin('tp.ui.onboard.registerChallenge.submit', user, how);
}

interface EnrolmentProps {
  opened: OpenedLink;
  auth: AuthConfig;
  root: string;
}

/** All steps, for both kinds of link. */
export function Enrolment({ opened, auth, root }: EnrolmentProps) {
  const { kind, token, addressOf } = useKind();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const settingUp = useMutation({
    mutationFn: setUp,
    onMutate: (setting) => kind === KINDS.invite && tellOf(setting, opened.user),
    networkMode: 'always',
    onSuccess: (outcome) => hasNews(outcome) || enter(),
    onError: (error) => {
      if (refusedFieldOf(error) === 'password') void navigate(addressOf(), { replace: true });
    },
  });
  const factors = secondFactorsOf(auth);
  const canPasskey = auth.allowPasswordless && factors.includes('webauthn');
  const step = stepOf(params.get('step'), { hasPassword: password !== '', canPasskey });
  const error = isPromptCanceled(settingUp.error) ? null : settingUp.error;
  if (isLinkDead(error)) return <Unusable />;
  if (settingUp.data && hasNews(settingUp.data))
    return <Outcome outcome={settingUp.data} user={opened.user} root={root} onSaved={enter} />;
  // A refusal is shown in its own step, except one of the password, which is sent with the device.
  const isHere = settingUp.variables?.from === step || refusedFieldOf(error) === 'password';
  const shared = {
    isBusy: settingUp.isPending || settingUp.isSuccess,
    refusal: error && isHere ? refusedBy(error, NOT_SAVED) : undefined,
    user: opened.user,
  };
  return (
    <AuthCard title={step === 'password' && canPasskey ? CHOOSE : TITLES[step]}>
      <title>{kind.page}</title>
      {step === 'password' && (
        <PasswordStep
          {...shared}
          kept={password}
          passkey={canPasskey && (auth.localConnectorName === 'passwordless' ? 'first' : 'second')}
          isLast={factors[0] === 'none'}
          onDone={(password) => {
            // A new password is no first step.
            if (kind === KINDS.invite) captureBeforeLogin('tp.ui.onboard.setCredential.submit', opened.user);
            settingUp.reset();
            setPassword(password);
            if (factors[0] !== 'none') return void navigate(addressOf('device'));
            settingUp.mutate({ from: step, token, password, factor: 'none' });
          }}
        />
      )}
      {step === 'device' && (
        <DeviceStep
          {...shared}
          factors={factors}
          qrCode={opened.qrCode}
          onDone={(device) => settingUp.mutate({ from: step, token, password, ...device })}
        />
      )}
      {step === 'passkey' && (
        <PasskeyStep {...shared} onDone={(key) => settingUp.mutate({ from: step, token, ...key })} />
      )}
    </AuthCard>
  );
}
