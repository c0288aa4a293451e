// Keeps the session alive across tabs and shows the sign-in dialog when it ends. Wraps every page that requires a
// session.
import { useEffect } from 'react';
import { Outlet, useNavigate, useOutletContext } from 'react-router-dom';
import { onUnauthorized } from '#api/identity/credentials.ts';
import type { FullScreenContext } from '#domain/page-context.ts';
import { CHECK_EVERY_MS, nextIdleCheck } from '#domain/session/session-timers.ts';
import { links } from '#lib/links.ts';
import { onUnsavedWork } from '#lib/browser/unsaved-work.ts';
import { useStore } from '#ui/store/use-store.ts';
import { AdminMfaLayer } from './admin-mfa-layer.tsx';
import { openSession, sessionState, dispatch } from './session.ts';
import { loadSignInAgain, SignInAgainLayer } from './sign-in-again-layer.tsx';
import { SignOutPage } from './sign-out-page.tsx';
import { StaySignedIn } from './stay-signed-in.tsx';
import { watchLocks } from './watch-locks.ts';
import { lastActive } from './cross-tab.ts';
import { storedSession } from './stored-session.ts';

const ACTIVITY_EVENTS = ['keydown', 'pointermove', 'pointerdown'] as const;

const onActivity = () => dispatch({ type: 'touched' });

/** Checks for inactivity: every second while the warning is open, otherwise less often. */
function watchInactivity(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    dispatch({ type: 'idleChecked' });
    wait();
  };
  const wait = () => {
    const idleness = { lastActive: lastActive(), timeout: storedSession()?.sessionInactiveTimeout ?? 0 };
    timer = setTimeout(check, nextIdleCheck(Date.now(), idleness));
  };
  wait();
  return () => clearTimeout(timer);
}

/** Runs until the returned function is called. */
function watchSession(root: string): () => void {
  openSession(root);
  const timer = setInterval(() => dispatch({ type: 'checked' }), CHECK_EVERY_MS);
  const stopIdleness = watchInactivity();
  for (const type of ACTIVITY_EVENTS) addEventListener(type, onActivity, { passive: true, capture: true });
  return () => {
    clearInterval(timer);
    stopIdleness();
    for (const type of ACTIVITY_EVENTS) removeEventListener(type, onActivity, { capture: true });
  };
}

// The sign-in form is prefetched, because the network may be down when the session ends over open work.
const prefetchSignInForm = () =>
  onUnsavedWork(() => {
    dispatch({ type: 'workOpened' });
    void loadSignInAgain().catch(() => undefined); // the dialog shows the error when it opens
  });

/** Opens the sign-in dialog when a request is refused because the session has ended. */
const watchUnauthorized = () =>
  onUnauthorized(({ isDoubtful }) => dispatch({ type: 'unauthorized', certainty: isDoubtful ? 'doubtful' : 'likely' }));

/** Guards the session while any page inside is open, and passes the route context on to that page. */
export function Component() {
  const context = useOutletContext<FullScreenContext>();
  const { root } = context;
  const navigate = useNavigate();
  const ended = useStore(sessionState, (state) => (state.status === 'ended' ? state : undefined));
  const isLeaving = useStore(sessionState, ({ status }) => status === 'signingOut');
  useEffect(() => watchSession(root), [root]);
  useEffect(prefetchSignInForm, []);
  useEffect(watchLocks, []);
  useEffect(watchUnauthorized, []);
  useEffect(() => {
    if (isLeaving) void navigate(links.login(), { replace: true });
  }, [isLeaving, navigate]);
  if (isLeaving) return <SignOutPage />;
  return (
    <>
      <Outlet context={context} />
      <StaySignedIn />
      <AdminMfaLayer preferred={context.config.auth.preferredLocalMfa} />
      {ended && <SignInAgainLayer ended={ended} auth={context.config.auth} />}
    </>
  );
}
