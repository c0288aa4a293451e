import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { dialectQuery } from '#api/dialect.ts';
import { signInMethodsOf, isPolicyRefusal } from '#domain/mfa/sign-in-methods.ts';
import type { FullScreenContext } from '#domain/page-context.ts';
import { safeRedirect } from '#lib/redirect.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { SignInMethods } from './sign-in-methods.tsx';
import { Notice } from './notice.tsx';
import { leaveFor } from './providers.tsx';
import { signIn } from './sign-in.ts';

const POLICY =
  'Your account requires a private key on hardware, which a browser does not have. Sign in with the command line.';

/** `notice` stands above every way in. */
export function Component({ notice }: { notice?: ReactNode }) {
  const { config, root } = useOutletContext<FullScreenContext>();
  const { auth } = config;
  const [isRead, setRead] = useState(auth.motd === '');
  // Only a key policy means one thing on 14.x and another on 18.x.
  const dialect = useQuery({ ...dialectQuery, enabled: auth.privateKeyPolicy !== 'none' });
  const methods = signInMethodsOf(auth, dialect.data);
  return (
    <AuthCard title={`Sign in to ${sanitize(root)}`}>
      <title>Sign in</title>
      {notice}
      {!isRead && <Notice text={auth.motd} onRead={() => setRead(true)} />}
      {isRead && !methods.open && <Banner tone="info">{methods.why}</Banner>}
      {isRead && methods.open && <Entrance methods={methods} />}
    </AuthCard>
  );
}

function Entrance({ methods }: { methods: Parameters<typeof SignInMethods>[0]['methods'] }) {
  const [params] = useSearchParams();
  const target = safeRedirect(params.get('redirect_uri'), location.origin);
  const entering = useMutation({
    mutationFn: signIn,
    networkMode: 'always',
    // The page is served anew, because only a served page carries the bearer (docs/protocol/auth-and-identity.md#23.6).
    onSuccess: () => location.replace(target),
  });
  if (entering.error && isPolicyRefusal(entering.error.message)) return <Banner tone="info">{POLICY}</Banner>;
  return <SignInMethods methods={methods} entering={entering} onProvider={leaveFor(target)} />;
}
