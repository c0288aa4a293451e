import { useState, type ReactNode } from 'react';
import type { Dialect } from '#api/dialect/dialect.ts';
import type { Config, AuthProvider } from '#domain/config.ts';
import { signInMethodsOf, isKeyPolicyRefusal } from '#domain/mfa/sign-in-methods.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { SignInMethods } from './sign-in-methods.tsx';
import { Notice } from './notice.tsx';
import { signIn } from './sign-in.ts';
import { useSigningIn } from './use-signing-in.ts';
import { ACCOUNT_NEEDS_HARDWARE } from '#domain/mfa/messages.ts';
import { SIGN_IN, signInTo } from './messages.ts';

interface LoginProps {
  config: Config;
  /** Only a key policy means one thing on 14.x and another on 18.x. */
  dialect?: Dialect | undefined;
  /** Gets the answer of the sign-in, which holds the session token if the proxy sent one. */
  /** Gets what the proxy answered. */
  onSignedIn: (answer: unknown) => Promise<void>;
  /** Leaves for single sign-on. */
  onProvider: (provider: AuthProvider) => void;
  /** Above every way to sign in. */
  notice?: ReactNode;
}

export function Login({ config: { auth, proxyCluster }, dialect, notice, ...actions }: LoginProps) {
  const [isRead, setRead] = useState(auth.motd === '');
  const methods = signInMethodsOf(auth, dialect);
  return (
    <AuthCard title={signInTo(sanitize(proxyCluster))}>
      <title>{SIGN_IN}</title>
      {notice}
      {!isRead && <Notice text={auth.motd} onRead={() => setRead(true)} />}
      {isRead && !methods.open && <Banner tone="info">{methods.reason}</Banner>}
      {isRead && methods.open && <SignIn methods={methods} {...actions} />}
    </AuthCard>
  );
}

interface SignInProps extends Pick<LoginProps, 'onSignedIn' | 'onProvider'> {
  methods: Parameters<typeof SignInMethods>[0]['methods'];
}

function SignIn({ methods, onSignedIn, onProvider }: SignInProps) {
  const signingIn = useSigningIn(async (credentials, signal) => {
    const answer = await signIn(credentials, signal);
    signal.throwIfAborted();
    await onSignedIn(answer);
  });
  if (signingIn.error && isKeyPolicyRefusal(signingIn.error.message))
    return <Banner tone="info">{ACCOUNT_NEEDS_HARDWARE}</Banner>;
  return <SignInMethods methods={methods} signingIn={signingIn} onProvider={onProvider} />;
}
