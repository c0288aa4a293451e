import UserRoundKey from 'lucide-react/icons/user-round-key';
import { useState } from 'react';
import type { AuthProvider } from '#domain/config.ts';
import type { SignInMethods as Methods, SecondFactor } from '#domain/mfa/sign-in-methods.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Divider } from '#ui/layout/divider.tsx';
import { OtherFactor } from './other-factor.ts';
import { PasswordForm } from './password-form.tsx';
import { Providers } from './providers.tsx';
import { refusalText } from './refusal-text.ts';
import { Wait } from '#ui/feedback/wait.tsx';
import { WaitingForKey } from './waiting-for-key.tsx';
import type { Credentials } from './credentials.ts';
import type { SigningIn } from './use-signing-in.ts';
import { OR } from '#lib/messages.ts';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { NO_PROVIDER, SIGN_IN_ANSWER, USE_PASSKEY, USE_PASSWORD } from './messages.ts';
import * as css from './login.css.ts';

interface SignInMethodsProps {
  methods: Methods & { open: true };
  signingIn: SigningIn;
  onProvider: (provider: AuthProvider) => void;
  /** The username to begin with. */
  user?: string | undefined;
}

/** Every way to sign in on one card; the password form opens with a button where the cluster prefers another way. */
export function SignInMethods({ methods, signingIn, onProvider, user }: SignInMethodsProps) {
  const { passkey, providers, local, primary } = methods;
  const [isPasswordShown, setPasswordShown] = useState(primary === 'local');
  const isBusy = signingIn.credentials !== undefined;
  const enter = (credentials: Credentials, onOther?: (factor: SecondFactor) => void): void => {
    signingIn.start(credentials, {
      onError(error) {
        if (!(error instanceof OtherFactor) || credentials.by !== 'password') return;
        onOther?.(error.factor);
        // A code is typed first; all else goes on by itself.
        if (error.factor !== 'otp') signingIn.start({ ...credentials, factor: error.factor });
      },
    });
  };
  return (
    <div className={css.methods}>
      {signingIn.error && (
        <Banner tone={signingIn.error instanceof OtherFactor ? 'info' : 'bad'}>
          <RefusalText error={refusalText(signingIn.error)} />
        </Banner>
      )}
      {primary === 'sso' && providers.length === 0 && <Banner tone="info">{NO_PROVIDER}</Banner>}
      {(passkey || providers.length > 0) && (
        <div className={css.ways}>
          {passkey && (
            <Passkey
              isFirst={primary === 'passwordless'}
              signingIn={signingIn}
              onEnter={() => enter({ by: 'passkey' })}
            />
          )}
          <Providers
            providers={providers}
            onChoose={(provider) => {
              signingIn.cancel();
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
          isBusy={signingIn.credentials?.by === 'password'}
          hasFailed={signingIn.error !== null}
          isOffered={passkey && !isBusy}
          onEnter={enter}
          onCancel={signingIn.cancel}
        />
      )}
      <PasswordWait {...signingIn} />
      {local && !isPasswordShown && (
        <Button size="big" onClick={() => setPasswordShown(true)}>
          {USE_PASSWORD}
        </Button>
      )}
    </div>
  );
}

/** A security key has a wait of its own, which may be for its user. */
function PasswordWait({ credentials, cancel }: SigningIn) {
  const isPassword = credentials?.by === 'password' && credentials.factor !== 'webauthn';
  return isPassword && <Wait waitingFor={SIGN_IN_ANSWER} onCancel={cancel} />;
}

interface PasskeyProps {
  isFirst: boolean;
  signingIn: SigningIn;
  onEnter: () => void;
}

function Passkey({ isFirst, signingIn: { credentials, cancel }, onEnter }: PasskeyProps) {
  return (
    <>
      <Button
        variant={isFirst ? 'primary' : 'plain'}
        size="big"
        icon={UserRoundKey}
        pending={credentials?.by === 'passkey' || credentials?.by === 'autofill'}
        isForProxy={false}
        onClick={onEnter}
      >
        {USE_PASSKEY}
      </Button>
      {credentials?.by === 'passkey' && <WaitingForKey onCancel={cancel} />}
    </>
  );
}
