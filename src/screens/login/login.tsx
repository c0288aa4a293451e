import { useState, type ReactNode } from 'react';
import type { Dialect } from '#api/dialect/dialect.ts';
import type { Config, AuthProvider } from '#domain/config.ts';
import { signInMethodsOf, isKeyPolicyRefusal } from '#domain/mfa/sign-in-methods.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { SignInMethods } from './sign-in-methods.tsx';
import { MessageOfTheDay } from './message-of-the-day.tsx';
import { signIn } from './sign-in.ts';
import { useSignIn } from './use-sign-in.ts';
import { ACCOUNT_NEEDS_HARDWARE } from '#domain/mfa/messages.ts';
import { SIGN_IN, signInTo } from './messages.ts';

interface SignInPanelProps {
  config: Config;
  /** Needed only for clusters that require a key: the same policy differs between 14.x and 18.x. */
  dialect?: Dialect | undefined;
  /** Called with the proxy's response, which contains the session token if the proxy sent one. */
  onSignedIn: (answer: unknown) => Promise<void>;
  /** Leaves the page for single sign-on. */
  onProvider: (provider: AuthProvider) => void;
  /** Shown above all sign-in methods. */
  notice?: ReactNode;
}

export function SignInPanel({ config: { auth, proxyCluster }, dialect, notice, ...actions }: SignInPanelProps) {
  const [isMessageOfTheDayRead, setMessageOfTheDayRead] = useState(auth.motd === '');
  const methods = signInMethodsOf(auth, dialect);
  return (
    <AuthCard title={signInTo(sanitize(proxyCluster))}>
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
  return <SignInMethods methods={methods} signInState={signInState} onProvider={onProvider} />;
}
