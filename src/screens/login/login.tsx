import { useState, type ReactNode } from 'react';
import type { Dialect } from '#api/dialect/dialect.ts';
import type { Config, AuthProvider } from '#domain/config.ts';
import { signInMethodsOf, isKeyPolicyRefusal } from '#domain/mfa/sign-in-methods.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { SignInMethods } from './sign-in-methods.tsx';
import { signIn } from './sign-in.ts';
import { useSignIn } from './use-sign-in.ts';
import { ACCOUNT_NEEDS_HARDWARE } from '#domain/mfa/messages.ts';
import { FORGOT_PASSWORD, SIGN_IN, signInTo } from './messages.ts';
import { Button } from '#ui/button/button.tsx';
import { CONTINUE } from '#ui/messages.ts';
import { LongText } from '#ui/text/long-text.tsx';
import * as css from './login.css.ts';

interface MessageOfTheDayProps {
  text: string;
  onContinue: () => void;
}

/**
 * The cluster's message of the day. Users must confirm it before they can sign in
 * (docs/protocol/auth-and-identity.md#23.7).
 */
function MessageOfTheDay({ text, onContinue }: MessageOfTheDayProps) {
  return (
    <>
      <LongText text={text}>{(visibleText) => <p className={css.messageOfTheDay}>{visibleText}</p>}</LongText>
      <Button variant="primary" size="big" autoFocus onClick={onContinue}>
        {CONTINUE}
      </Button>
    </>
  );
}

interface SignInPanelProps {
  config: Config;
  /** Needed only for clusters that require a key, because 14.x and 18.x treat the same key policy differently. */
  dialect?: Dialect | undefined;
  /** Called with the proxy's response, which contains the session token if the proxy sent one. */
  onSignedIn: (answer: unknown) => Promise<void>;
  /** Leaves the page for single sign-on. */
  onProvider: (provider: AuthProvider) => void;
  /** Shown above all sign-in methods. */
  notice?: ReactNode;
  /** Shown next to the card. */
  aside?: ReactNode;
}

export function SignInPanel({ config: { auth, proxyCluster }, dialect, notice, aside, ...actions }: SignInPanelProps) {
  const [isMessageOfTheDayRead, setMessageOfTheDayRead] = useState(auth.motd === '');
  const methods = signInMethodsOf(auth, dialect);
  return (
    <AuthCard title={signInTo(sanitize(proxyCluster))} aside={aside}>
      <title>{SIGN_IN}</title>
      {notice}
      {!isMessageOfTheDayRead && <MessageOfTheDay text={auth.motd} onContinue={() => setMessageOfTheDayRead(true)} />}
      {isMessageOfTheDayRead && !methods.open && <Banner tone="info">{methods.reason}</Banner>}
      {isMessageOfTheDayRead && methods.open && <SignInCard methods={methods} {...actions} />}
    </AuthCard>
  );
}

interface SignInCardProps extends Pick<SignInPanelProps, 'onSignedIn' | 'onProvider'> {
  methods: Parameters<typeof SignInMethods>[0]['methods'];
}

function SignInCard({ methods, onSignedIn, onProvider }: SignInCardProps) {
  const signInState = useSignIn(async (credentials, signal) => {
    const answer = await signIn(credentials, signal);
    signal.throwIfAborted();
    await onSignedIn(answer);
  });
  if (signInState.error && isKeyPolicyRefusal(signInState.error.message))
    return <Banner tone="info">{ACCOUNT_NEEDS_HARDWARE}</Banner>;
  return (
    <>
      <SignInMethods methods={methods} signInState={signInState} onProvider={onProvider} />
      {methods.local && <p className={css.help}>{FORGOT_PASSWORD}</p>}
    </>
  );
}
