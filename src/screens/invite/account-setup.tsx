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
import { PasswordStep } from './password-step.tsx';
import { isLinkInvalid, inviteRefusalOf } from './invite-refusal.ts';
import { setUpAccount, type SetupResult as Result, type AccountSettings } from './set-up-account.ts';
import { UnusableLink } from './unusable-link.tsx';
import {
  ADD_MFA_DEVICE,
  CHOOSE_SIGN_IN_METHOD,
  CREATE_A_PASSKEY,
  STEP_FAILED,
  SET_YOUR_PASSWORD,
  PASSKEY_HELP,
  recoveryCodesTitle,
  SAVE_CODES,
} from './messages.ts';
import { localStore } from '#lib/browser/storage.ts';
import { validateDeviceName } from '#domain/mfa/own-devices.ts';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { DeviceNameField } from '#features/identity/device-name-field.tsx';
import { useAbort } from '#ui/store/use-abort.ts';
import { UsernameField } from './username-field.tsx';
import { StepActions } from './step-actions.tsx';
import { CREATE_PASSKEY } from '#features/identity/messages.ts';
import * as css from './invite.css.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { RecoveryCodes } from '#features/identity/recovery-codes.tsx';
import { CLUSTER_NEEDS_HARDWARE } from '#domain/mfa/messages.ts';

interface AccountReadyProps {
  result: Result;
  user: string;
  root: string;
  /** Opens the console, in which the user is now signed in. */
  onSaved: () => void;
}

/** The usage events for actions on the recovery codes. */
const RECOVERY_EVENTS = {
  copy: 'tp.ui.recoveryCodesCopy.click',
  print: 'tp.ui.recoveryCodesPrint.click',
  continue: 'tp.ui.recoveryCodesContinue.click',
} as const;

/**
 * Shows the recovery codes, which cannot be shown again. After that, shows a notice if the account can sign in only on
 * the command line.
 */
function AccountReady({ result: { codes, isForCommandLine }, user, root, onSaved }: AccountReadyProps) {
  const { kind } = useLinkKind();
  const [isSaved, setSaved] = useState(codes.length === 0);
  if (!isSaved)
    return (
      <AuthCard title={SAVE_CODES}>
        <title>{kind.page}</title>
        <RecoveryCodes
          codes={codes}
          heading={recoveryCodesTitle(sanitize(user), sanitize(root))}
          onAction={(action) => captureBeforeLogin(RECOVERY_EVENTS[action], user)}
          onSaved={() => (isForCommandLine ? setSaved(true) : onSaved())}
        />
      </AuthCard>
    );
  return (
    <AuthCard title={kind.done}>
      <title>{kind.page}</title>
      <Banner tone="info">{CLUSTER_NEEDS_HARDWARE}</Banner>
    </AuthCard>
  );
}

interface PasskeyStepProps {
  user: string;
  isBusy: boolean;
  refusal: FormRefusal | undefined;
  /** The signal aborts when the user cancels the key prompt or leaves the step. */
  onDone: (key: { deviceName: string; signal: AbortSignal }) => void;
}

function PasskeyStep({ user, onDone, ...form }: PasskeyStepProps) {
  const promptAbort = useAbort();
  return (
    <Form
      isForProxy={false}
      {...form}
      className={css.form}
      validate={(readField) => ({ deviceName: validateDeviceName(readField('deviceName')) })}
      onSubmit={(readField) => onDone({ deviceName: readField('deviceName').trim(), signal: promptAbort.start() })}
    >
      <p className={css.help}>{PASSKEY_HELP}</p>
      <UsernameField user={user} />
      <DeviceNameField defaultName="passwordless-device" />
      <StepActions onCancel={form.isBusy ? promptAbort.abort : undefined}>
        <SubmitButton size="big" autoFocus>
          {CREATE_PASSKEY}
        </SubmitButton>
      </StepActions>
    </Form>
  );
}

const STEP_TITLES: Record<SetupStep, string> = {
  password: SET_YOUR_PASSWORD,
  device: ADD_MFA_DEVICE,
  passkey: CREATE_A_PASSKEY,
};

/**
 * Loads the console from the server, because only pages from the server contain the session token
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
  // Each step shows its own refusals. The password step also shows a refused password that the device step has sent
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
            setUpMutation.mutate({ step, token, password, factor: 'none' });
          }}
        />
      )}
      {step === 'device' && (
        <DeviceStep
          {...stepProps}
          factors={factors}
          qrCode={opened.qrCode}
          onDone={(device) => setUpMutation.mutate({ step, token, password, ...device })}
        />
      )}
      {step === 'passkey' && (
        <PasskeyStep {...stepProps} onDone={(key) => setUpMutation.mutate({ step, token, ...key })} />
      )}
    </AuthCard>
  );
}
