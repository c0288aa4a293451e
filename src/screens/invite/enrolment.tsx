import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Schemas } from '#api/schemas.ts';
import type { AuthConfig } from '#domain/config.ts';
import { refusedField } from '#domain/mfa/refused-field.ts';
import { factorsOf } from '#domain/mfa/sign-in-methods.ts';
import { storageKeys } from '#domain/session/record.ts';
import { links } from '#lib/links.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { DeviceStep } from './device-step.tsx';
import { useKind, type Step } from './kind.ts';
import { Outcome } from './outcome.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { isLinkDead, refusedBy } from './refused.ts';
import { setUp, type Outcome as Result } from './set-up.ts';
import { Unusable } from './unusable.tsx';

const TITLES: Record<Step, string> = {
  password: 'Set your password',
  device: 'Add a second factor',
  passkey: 'Set up a passkey',
};

/** The page is served anew, because only a served page carries the bearer (docs/protocol/auth-and-identity.md#14.3). */
function enter(): void {
  // Whoever came this far is active, whatever stamp an earlier session left behind.
  localStorage.setItem(storageKeys.lastActive, String(Date.now()));
  location.replace(links.home());
}

const isWorthSaying = ({ codes, isForCommandLine }: Result): boolean => codes.length > 0 || isForCommandLine;

/** Where one stands by the address; a password is never in it, so that a reload begins with that again. */
function stepOf(
  asked: string | null,
  { hasPassword, canPasskey }: { hasPassword: boolean; canPasskey: boolean },
): Step {
  if (asked === 'passkey' && canPasskey) return 'passkey';
  return asked === 'device' && hasPassword ? 'device' : 'password';
}

interface EnrolmentProps {
  opened: Schemas['PasswordTokenOpened'];
  auth: AuthConfig;
  root: string;
}

/** From the first password to the last word, for both kinds of link. */
export function Enrolment({ opened, auth, root }: EnrolmentProps) {
  const { kind, token, addressOf } = useKind();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const settingUp = useMutation({
    mutationFn: setUp,
    networkMode: 'always',
    onSuccess: (outcome) => isWorthSaying(outcome) || enter(),
    onError: (error) => {
      if (refusedField(error) === 'password') void navigate(addressOf(), { replace: true });
    },
  });
  const factors = factorsOf(auth);
  const canPasskey = auth.allowPasswordless && factors.includes('webauthn');
  const step = stepOf(params.get('step'), { hasPassword: password !== '', canPasskey });
  const { error } = settingUp;
  if (isLinkDead(error)) return <Unusable />;
  if (settingUp.data && isWorthSaying(settingUp.data))
    return <Outcome outcome={settingUp.data} user={opened.user} root={root} onSaved={enter} />;
  // What was refused in one step is not said in another, except of the password, which is sent with the device.
  const isHere = settingUp.variables?.from === step || refusedField(error) === 'password';
  const shared = {
    isBusy: settingUp.isPending || settingUp.isSuccess,
    refusal: error && isHere ? refusedBy(error) : undefined,
    user: opened.user,
  };
  return (
    <AuthCard title={step === 'password' && canPasskey ? 'Choose how you sign in' : TITLES[step]}>
      <title>{kind.page}</title>
      {step === 'password' && (
        <PasswordStep
          {...shared}
          kept={password}
          passkey={canPasskey && (auth.localConnectorName === 'passwordless' ? 'first' : 'second')}
          isLast={factors[0] === 'none'}
          onDone={(password) => {
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
        <PasskeyStep {...shared} onDone={(deviceName) => settingUp.mutate({ from: step, token, deviceName })} />
      )}
    </AuthCard>
  );
}
