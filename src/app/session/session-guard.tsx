// Keeps the session alive across tabs, warns before an inactive session ends, and shows the sign-in dialog when it has
// ended. Wraps every page that requires a session.
import { useEffect, useState } from 'react';
import { Outlet, useNavigate, useOutletContext } from 'react-router-dom';
import { onUnauthorized } from '#api/identity/credentials.ts';
import type { FullScreenContext } from '#domain/page-context.ts';
import { CHECK_EVERY_MS, nextIdleCheck } from '#domain/session/session-timers.ts';
import { links } from '#lib/links.ts';
import { onUnsavedWork } from '#lib/browser/unsaved-work.ts';
import { useStore } from '#ui/store/use-store.ts';
import { openSession, sessionState, dispatch, signOut } from './session.ts';
import { loadSignInAgain, SignInAgainLayer } from './sign-in-again-layer.tsx';
import { SignOutPage } from './sign-out-page.tsx';
import { readLastActive } from './cross-tab.ts';
import { storedSession } from './stored-session.ts';
import { adminMfaPrompt, type ResolveAdminMfa } from '#api/identity/admin-mfa.ts';
import { queryClient } from '#api/query-client.ts';
import { Refusal } from '#api/refusal.ts';
import { isLockedOut } from '#domain/session/locked-out.ts';
import { once } from '#lib/once.ts';
import { LOCALE } from '#lib/text/locale.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { SIGN_OUT } from '#app/messages.ts';
import { sessionEndsIn, INACTIVITY_MESSAGE, STAY_SIGNED_IN_TITLE, STAY_SIGNED_IN } from './messages.ts';

const SECOND_MS = 1000;
const secondsFormatter = once(
  () => new Intl.NumberFormat(LOCALE, { style: 'unit', unit: 'second', unitDisplay: 'long' }),
);

/** Warns before an inactive session ends and offers to stay signed in; hidden while the console is in use. */
function StaySignedIn() {
  const idleLeftMs = useStore(sessionState, (state) => (state.status === 'active' ? state.idleLeftMs : undefined));
  if (idleLeftMs === undefined) return null;
  const stay = () => dispatch({ type: 'stayChosen' });
  return (
    <Dialog title={STAY_SIGNED_IN_TITLE} onClose={stay}>
      <p>{INACTIVITY_MESSAGE}</p>
      <p role="timer">{sessionEndsIn(secondsFormatter().format(Math.ceil(idleLeftMs / SECOND_MS)))}</p>
      <DialogActions>
        <Button onClick={signOut}>{SIGN_OUT}</Button>
        <Button variant="primary" onClick={stay}>
          {STAY_SIGNED_IN}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

// A lock denies all requests of its user: the first refusal that names a lock ends the session without another status
// check.
const endIfLocked = (error: unknown): void => {
  if (error instanceof Refusal && isLockedOut(error)) dispatch({ type: 'lockedOut', reason: error.message });
};

/** Ends the session when a request is refused because of a lock, until the returned function is called. */
function watchLocks(): () => void {
  const unsubscribes = [
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated') endIfLocked(query.state.error);
    }),
    queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === 'updated') endIfLocked(mutation.state.error);
    }),
  ];
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}

type Module = typeof import('./admin-mfa-dialog.tsx');

/**
 * Opens the MFA prompt over the page when a request requires it. If the code of the prompt fails to load, the request
 * stays refused, and the page shows why.
 */
function AdminMfaLayer({ preferred }: { preferred: string }) {
  const resolveMfa = useStore(adminMfaPrompt, (open) => open);
  return resolveMfa && <LazyAdminMfaDialog onAnswered={resolveMfa} preferred={preferred} />;
}

function LazyAdminMfaDialog(props: { onAnswered: ResolveAdminMfa; preferred: string }) {
  const { onAnswered } = props;
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    import('./admin-mfa-dialog.tsx').then(setModule, () => onAnswered(undefined));
  }, [onAnswered]);
  return module && <module.AdminMfaDialog {...props} />;
}

const ACTIVITY_EVENTS = ['keydown', 'pointermove', 'pointerdown'] as const;

const onActivity = () => dispatch({ type: 'touched' });

/** Checks for inactivity: every second while the warning is open, otherwise less often. */
function watchInactivity(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    dispatch({ type: 'idleChecked' });
    scheduleCheck();
  };
  const scheduleCheck = () => {
    const idleness = { lastActive: readLastActive(), timeout: storedSession()?.sessionInactiveTimeout ?? 0 };
    timer = setTimeout(check, nextIdleCheck(Date.now(), idleness));
  };
  scheduleCheck();
  return () => clearTimeout(timer);
}

/** Opens the session, checks it regularly and records activity, until the returned function is called. */
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

/** Reports requests that the proxy refuses because the session may have ended. */
const watchUnauthorized = () =>
  onUnauthorized(({ isDoubtful }) => dispatch({ type: 'unauthorized', certainty: isDoubtful ? 'doubtful' : 'likely' }));

/** Guards the session while any page inside is open, and passes the route context on to that page. */
export function Component() {
  const context = useOutletContext<FullScreenContext>();
  const { root } = context;
  const navigate = useNavigate();
  const endedState = useStore(sessionState, (state) => (state.status === 'ended' ? state : undefined));
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
      {endedState && <SignInAgainLayer ended={endedState} auth={context.config.auth} />}
    </>
  );
}
