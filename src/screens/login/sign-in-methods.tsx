import UserRoundKey from 'lucide-react/icons/user-round-key';
import { useState } from 'react';
import type { AuthProvider } from '#domain/config.ts';
import type { SignInMethods as Methods, SecondFactor } from '#domain/mfa/sign-in-methods.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Divider } from '#ui/layout/divider.tsx';
import { OtherFactorRequired } from './other-factor-required.ts';
import { PasswordForm } from './password-form.tsx';
import { signInRefusalText } from './refusal-text.ts';
import { Wait } from '#ui/feedback/wait.tsx';
import { WaitingForKey } from './waiting-for-key.tsx';
import type { Credentials } from './credentials.ts';
import type { SignInState } from './use-sign-in.ts';
import { OR } from '#lib/messages.ts';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { NO_PROVIDER, PASSWORD_CHECK, USE_PASSKEY, USE_PASSWORD, continueWith } from './messages.ts';
import * as css from './login.css.ts';
import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Building from 'lucide-react/icons/building';
import GitBranch from 'lucide-react/icons/git-branch';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';

/** Generic icons by provider type. Unknown types have no icon. */
const PROVIDER_ICONS: Record<string, LucideIcon> = { oidc: BadgeCheck, saml: Building, github: GitBranch };

interface ProvidersProps {
  providers: readonly AuthProvider[];
  onChoose: (provider: AuthProvider) => void;
}

/** One button for each provider, in the proxy's order. */
function Providers({ providers, onChoose }: ProvidersProps) {
  return providers.map((provider) => (
    <Button
      key={`${provider.type}/${provider.name}`}
      size="big"
      icon={PROVIDER_ICONS[provider.type]}
      onClick={() => onChoose(provider)}
    >
      <UntrustedText>{continueWith(provider.displayName || provider.name)}</UntrustedText>
    </Button>
  ));
}

interface SignInMethodsProps {
  methods: Methods & { open: true };
  signInState: SignInState;
  onProvider: (provider: AuthProvider) => void;
  /** The initial username. */
  user?: string | undefined;
}

/** All sign-in methods. If the cluster prefers another method, a button opens the password form. */
export function SignInMethods({ methods, signInState, onProvider, user }: SignInMethodsProps) {
  const { passkey, providers, local, primary } = methods;
  const [isPasswordShown, setPasswordShown] = useState(primary === 'local');
  const isBusy = signInState.credentials !== undefined;
  const signIn = (credentials: Credentials, onOtherFactor?: (factor: SecondFactor) => void): void => {
    signInState.start(credentials, {
      onError(error) {
        if (!(error instanceof OtherFactorRequired) || credentials.method !== 'password') return;
        onOtherFactor?.(error.factor);
        // The user first types the code. Other factors continue automatically.
        if (error.factor !== 'otp') signInState.start({ ...credentials, factor: error.factor });
      },
    });
  };
  return (
    <div className={css.methods}>
      {signInState.error && (
        <Banner tone={signInState.error instanceof OtherFactorRequired ? 'info' : 'bad'}>
          <RefusalText error={signInRefusalText(signInState.error)} />
        </Banner>
      )}
      {primary === 'sso' && providers.length === 0 && <Banner tone="info">{NO_PROVIDER}</Banner>}
      {(passkey || providers.length > 0) && (
        <div className={css.buttons}>
          {passkey && (
            <PasskeyButton
              isFirst={primary === 'passwordless'}
              signInState={signInState}
              onSignIn={() => signIn({ method: 'passkey' })}
            />
          )}
          <Providers
            providers={providers}
            onChoose={(provider) => {
              signInState.cancel();
              onProvider(provider);
            }}
          />
        </div>
      )}
      {local && (passkey || providers.length > 0) && <Divider>{OR}</Divider>}
      {local && isPasswordShown && (
        <PasswordForm
          factors={local.factors}
          user={user}
          isBusy={signInState.credentials?.method === 'password'}
          hasFailed={signInState.error !== null}
          isAutofillEnabled={passkey && !isBusy}
          onSignIn={signIn}
          onCancel={signInState.cancel}
        />
      )}
      <WaitingForPasswordCheck {...signInState} />
      {local && !isPasswordShown && (
        <Button size="big" onClick={() => setPasswordShown(true)}>
          {USE_PASSWORD}
        </Button>
      )}
    </div>
  );
}

/** Security keys have another waiting notice, because they may wait for the user. */
function WaitingForPasswordCheck({ credentials, cancel }: SignInState) {
  const isPassword = credentials?.method === 'password' && credentials.factor !== 'webauthn';
  return isPassword && <Wait waitingFor={PASSWORD_CHECK} onCancel={cancel} />;
}

interface PasskeyButtonProps {
  isFirst: boolean;
  signInState: SignInState;
  onSignIn: () => void;
}

function PasskeyButton({ isFirst, signInState: { credentials, cancel }, onSignIn }: PasskeyButtonProps) {
  return (
    <>
      <Button
        variant={isFirst ? 'primary' : 'plain'}
        size="big"
        icon={UserRoundKey}
        pending={credentials?.method === 'passkey' || credentials?.method === 'autofill'}
        isForProxy={false}
        onClick={onSignIn}
      >
        {USE_PASSKEY}
      </Button>
      {credentials?.method === 'passkey' && <WaitingForKey onCancel={cancel} />}
    </>
  );
}
