// Over a page whose session has ended: its owner signs in again, and nothing on it is lost.
import { PlainError } from '#lib/plain-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isProofMissing } from '#api/csrf/cookie-refused.ts';
import { dialectQuery } from '#api/dialect/dialect-query.ts';
import { signInMethodsOf } from '#domain/mfa/sign-in-methods.ts';
import type { AuthConfig } from '#domain/config.ts';
import type { Ended } from '#domain/session/state.ts';
import { sessionOf } from '#domain/session/record.ts';
import { SignInMethods } from '#screens/login/sign-in-methods.tsx';
import type { Credentials } from '#screens/login/credentials.ts';
import { signIn } from '#screens/login/sign-in.ts';
import { useSigningIn } from '#screens/login/use-signing-in.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import { refreshProof } from './fresh-proof.ts';
import { ENDED, KEPT, POPUP_BLOCKED, signInAs } from './messages.ts';
import { usePopup } from './popup.ts';
import { earlierEnd, resume } from './session.ts';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';
import * as css from './sign-in-again.css.ts';

async function enter(credentials: Credentials, signal: AbortSignal): Promise<void> {
  await earlierEnd();
  const answer = await signIn(credentials, signal).catch(async (error: unknown) => {
    if (!isProofMissing(error)) throw error;
    await refreshProof();
    return signIn(credentials, signal);
  });
  signal.throwIfAborted();
  const found = sessionOf(answer, Date.now());
  if (!found.ok) throw new PlainError(found.reason);
  await resume(found.session);
}

interface SignInAgainProps {
  ended: Ended;
  auth: AuthConfig;
}

export function SignInAgain({ ended, auth }: SignInAgainProps) {
  return (
    <SignInAgainDialog>
      <Methods ended={ended} auth={auth} />
    </SignInAgainDialog>
  );
}

function Methods({ ended: { ending, user }, auth }: SignInAgainProps) {
  const body = useRef<HTMLDivElement>(null);
  const signingIn = useSigningIn(enter);
  const { isBlocked, open } = usePopup();
  // As on the login page: only a key policy means one thing on 14.x and another on 18.x.
  const dialect = useQuery({ ...dialectQuery, enabled: auth.privateKeyPolicy !== 'none' });
  const methods = signInMethodsOf(auth, dialect.data);
  // The username is filled in already.
  useEffect(() => body.current?.querySelector<HTMLElement>('[name=pass], button')?.focus(), []);
  return (
    <div ref={body} className={css.body}>
      <p>
        {ENDED[ending]} {KEPT}
      </p>
      <p>
        <UntrustedText>{signInAs(user)}</UntrustedText>
      </p>
      {isBlocked && <Banner tone="bad">{POPUP_BLOCKED}</Banner>}
      {methods.open ? (
        <SignInMethods methods={methods} signingIn={signingIn} onProvider={open} user={user} />
      ) : (
        <Banner tone="info">{methods.why}</Banner>
      )}
    </div>
  );
}
