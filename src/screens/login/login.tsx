import { useState, type ReactNode } from 'react';
import type { Dialect } from '#api/ping.ts';
import type { Schemas } from '#api/schemas.ts';
import type { Config } from '#domain/config.ts';
import { signInMethodsOf, isPolicyRefusal } from '#domain/mfa/sign-in-methods.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { SignInMethods } from './sign-in-methods.tsx';
import { Notice } from './notice.tsx';
import { leaveFor } from './providers.tsx';
import { signIn } from './sign-in.ts';
import { useEntering } from './use-entering.ts';

const POLICY =
  'Your account requires a private key on hardware, which a browser does not have. Sign in with the command line.';

interface LoginProps {
  config: Config;
  /** Only a key policy means one thing on 14.x and another on 18.x. */
  dialect?: Dialect | undefined;
  /** Where to go on: an address of our own. */
  target: string;
  /** Has the bearer's record, if the proxy sent one. */
  onEntered: (answer: Schemas['WebSession'] | undefined) => Promise<void>;
  /** Stands above every way in. */
  notice?: ReactNode;
}

export function Login({ config: { auth, proxyCluster }, dialect, target, onEntered, notice }: LoginProps) {
  const [isRead, setRead] = useState(auth.motd === '');
  const methods = signInMethodsOf(auth, dialect);
  return (
    <AuthCard title={`Sign in to ${sanitize(proxyCluster)}`}>
      <title>Sign in</title>
      {notice}
      {!isRead && <Notice text={auth.motd} onRead={() => setRead(true)} />}
      {isRead && !methods.open && <Banner tone="info">{methods.why}</Banner>}
      {isRead && methods.open && <Entrance methods={methods} target={target} onEntered={onEntered} />}
    </AuthCard>
  );
}

interface EntranceProps extends Pick<LoginProps, 'target' | 'onEntered'> {
  methods: Parameters<typeof SignInMethods>[0]['methods'];
}

function Entrance({ methods, target, onEntered }: EntranceProps) {
  const entering = useEntering(async (presented) => onEntered(await signIn(presented)));
  if (entering.error && isPolicyRefusal(entering.error.message)) return <Banner tone="info">{POLICY}</Banner>;
  return <SignInMethods methods={methods} entering={entering} onProvider={leaveFor(target)} />;
}
