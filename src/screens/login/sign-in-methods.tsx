import UserRoundKey from 'lucide-react/icons/user-round-key';
import { useState } from 'react';
import type { Provider } from '#domain/config.ts';
import type { SignInMethods as Methods, SecondFactor } from '#domain/mfa/sign-in-methods.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Divider } from '#ui/layout/divider.tsx';
import { OtherFactor } from './other-factor.ts';
import { PasswordForm } from './password-form.tsx';
import { Providers } from './providers.tsx';
import { refusalText } from './refusal-text.ts';
import type { Presented } from './presented.ts';
import type { Entering } from './use-entering.ts';
import { OR } from '#features/identity/sign-in-messages.ts';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { NO_PROVIDER, USE_PASSKEY, USE_PASSWORD } from './messages.ts';
import * as css from './login.css.ts';

interface SignInMethodsProps {
  methods: Methods & { open: true };
  entering: Entering;
  onProvider: (provider: Provider) => void;
  /** The username to begin with. */
  user?: string | undefined;
}

/** Every way to sign in on one card; the password form opens with a button where the cluster prefers another way. */
export function SignInMethods({ methods, entering, onProvider, user }: SignInMethodsProps) {
  const { passkey, providers, local, primary } = methods;
  const [isPasswordShown, setPasswordShown] = useState(primary === 'local');
  const isBusy = entering.presented !== undefined;
  const isBy = (method: Presented['by']) => entering.presented?.by === method;
  const enter = (presented: Presented, onOther?: (factor: SecondFactor) => void): void => {
    if (isBusy) return;
    entering.enter(presented, {
      onError(error) {
        if (!(error instanceof OtherFactor) || presented.by !== 'password') return;
        onOther?.(error.factor);
        // A code is typed first; all else goes on by itself.
        if (error.factor !== 'otp') entering.enter({ ...presented, factor: error.factor });
      },
    });
  };
  return (
    <div className={css.methods}>
      {entering.error && (
        <Banner tone={entering.error instanceof OtherFactor ? 'info' : 'bad'}>
          <RefusalText of={refusalText(entering.error)} />
        </Banner>
      )}
      {primary === 'sso' && providers.length === 0 && <Banner tone="info">{NO_PROVIDER}</Banner>}
      {(passkey || providers.length > 0) && (
        <div className={css.ways}>
          {passkey && (
            <Button
              variant={primary === 'passwordless' ? 'primary' : 'plain'}
              size="big"
              icon={UserRoundKey}
              pending={isBy('passkey') || isBy('autofill')}
              onClick={() => enter({ by: 'passkey' })}
            >
              {USE_PASSKEY}
            </Button>
          )}
          <Providers providers={providers} onChoose={onProvider} />
        </div>
      )}
      {local && (passkey || providers.length > 0) && <Divider>{OR}</Divider>}
      {local && isPasswordShown && (
        <PasswordForm
          factors={local.factors}
          user={user}
          isBusy={isBy('password')}
          hasFailed={entering.error !== null}
          isOffered={passkey && !isBusy}
          onEnter={enter}
        />
      )}
      {local && !isPasswordShown && (
        <Button size="big" onClick={() => setPasswordShown(true)}>
          {USE_PASSWORD}
        </Button>
      )}
    </div>
  );
}
