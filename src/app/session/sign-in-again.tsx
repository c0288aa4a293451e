// Signs the same user in again over a page whose session has ended, without losing the page.
import { UserFacingError } from '#lib/user-facing-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isCsrfTokenMissing } from '#api/csrf/missing-csrf-cookie.ts';
import { dialectQuery } from '#api/dialect/dialect-query.ts';
import { signInMethodsOf, ssoAddress } from '#domain/mfa/sign-in-methods.ts';
import type { AuthConfig, AuthProvider } from '#domain/config.ts';
import type { EndedState } from '#domain/session/session-state.ts';
import { parseSession } from '#domain/session/session-record.ts';
import { SignInMethods } from '#screens/login/sign-in-methods.tsx';
import type { Credentials } from '#screens/login/credentials.ts';
import { signIn } from '#screens/login/sign-in.ts';
import { useSignIn } from '#screens/login/use-sign-in.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import { SESSION_END_MESSAGES, WORK_IS_KEPT, POPUP_BLOCKED, signInAs } from './messages.ts';
import { waitForSilentEnd, resumeSession } from './session.ts';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';
import * as css from './sign-in-again.css.ts';
import { fetchCsrfToken } from '#api/csrf/fetch-csrf-token.ts';
import { links } from '#lib/links.ts';

// Single sign-on in a popup, because this page must stay open. The popup ends on a page that stores the bearer, and
// this page listens to storage.
function useSsoPopup() {
  const popup = useRef<Window>(null);
  const [isBlocked, setBlocked] = useState(false);
  // The popup is not needed after this page continues.
  useEffect(() => () => popup.current?.close(), []);
  const open = (provider: AuthProvider) => {
    const target = new URL(links.loginSucceeded(), location.origin).href;
    popup.current = window.open(ssoAddress(provider, target), '_blank', 'popup,width=560,height=720');
    setBlocked(popup.current === null);
  };
  return { isBlocked, open };
}

const CSRF_META_TAG = 'meta[name="grv_csrf_token"]';

/**
 * Replaces this page's CSRF token with the token of a newly served page, because clearing cookies invalidates it. A
 * reload would do the same, but would lose open work.
 */
async function refreshCsrfToken(): Promise<void> {
  const token = await fetchCsrfToken();
  if (token) document.querySelector(CSRF_META_TAG)?.setAttribute('content', token);
}

async function signInToResume(credentials: Credentials, signal: AbortSignal): Promise<void> {
  await waitForSilentEnd();
  const answer = await signIn(credentials, signal).catch(async (error: unknown) => {
    if (!isCsrfTokenMissing(error)) throw error;
    await refreshCsrfToken();
    return signIn(credentials, signal);
  });
  signal.throwIfAborted();
  const parsed = parseSession(answer, Date.now());
  if (!parsed.ok) throw new UserFacingError(parsed.reason);
  await resumeSession(parsed.session);
}

interface SignInAgainProps {
  ended: EndedState;
  auth: AuthConfig;
}

export function SignInAgain({ ended, auth }: SignInAgainProps) {
  return (
    <SignInAgainDialog>
      <SignInAgainForm ended={ended} auth={auth} />
    </SignInAgainDialog>
  );
}

function SignInAgainForm({ ended: { ending, user }, auth }: SignInAgainProps) {
  const body = useRef<HTMLDivElement>(null);
  const signingIn = useSignIn(signInToResume);
  const { isBlocked, open } = useSsoPopup();
  // Only the key policies depend on the version of the proxy, as on the login page.
  const dialect = useQuery({ ...dialectQuery, enabled: auth.privateKeyPolicy !== 'none' });
  const methods = signInMethodsOf(auth, dialect.data);
  // The username is already filled in, so the focus starts on the password.
  useEffect(() => body.current?.querySelector<HTMLElement>('[name=pass], button')?.focus(), []);
  return (
    <div ref={body} className={css.body}>
      <p>
        {SESSION_END_MESSAGES[ending]} {WORK_IS_KEPT}
      </p>
      <p>
        <UntrustedText>{signInAs(user)}</UntrustedText>
      </p>
      {isBlocked && <Banner tone="bad">{POPUP_BLOCKED}</Banner>}
      {methods.open ? (
        <SignInMethods methods={methods} signInState={signingIn} onProvider={open} user={user} />
      ) : (
        <Banner tone="info">{methods.reason}</Banner>
      )}
    </div>
  );
}
