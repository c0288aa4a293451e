// Keeps the session of the signed in alive, and signs out whoever has left (specification section 4), in all tabs alike, and offers to stay while there is time.
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useNavigate, useOutletContext } from 'react-router-dom';
import type { FullScreenPlace } from '#domain/place.ts';
import { IDLE_CHECK_EVERY_MS, idleLeft, isIdle, isIdleSoon, shouldStamp } from '#domain/session/clocks.ts';
import { storageKeys } from '#domain/session/record.ts';
import { links } from '#lib/links.ts';
import { onWork } from '#lib/open-work.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { idleness, lastActive } from './idleness.ts';
import { keepSession } from './keeper.ts';
import { PartingPage } from './sign-out-page.tsx';
import { signOut, useParting } from './parting.ts';
import { knowOwner, useEnded } from './session-end.ts';
import { storedSession } from './storage.ts';

const loadSignInAgain = () => import('./sign-in-again.tsx');
const SignInAgain = lazy(async () => ({ default: (await loadSignInAgain()).SignInAgain }));

const SIGNS = ['keydown', 'pointermove', 'pointerdown'] as const;
const SECOND = 1000;

function stamp(now: number): void {
  localStorage.setItem(storageKeys.lastActive, String(now));
}

const onSign = () => {
  if (!storedSession()) return;
  const now = Date.now();
  if (shouldStamp(now, lastActive())) stamp(now);
};

/** Milliseconds until the sign-out, while it is near; undefined while it is far. */
function nearness(): number | undefined {
  const now = Date.now();
  if (isIdle(now, idleness())) {
    signOut();
    return undefined;
  }
  return isIdleSoon(now, idleness()) ? idleLeft(now, idleness()) : undefined;
}

function useNearness(): [number | undefined, () => void] {
  const [left, setLeft] = useState<number>();
  const look = () => setLeft(nearness());
  const isNear = left !== undefined;
  useEffect(() => {
    // All tabs may have been closed for longer than the timeout: then the stamp is too old already.
    nearness();
    onSign();
    for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true, capture: true });
    return () => SIGNS.forEach((sign) => removeEventListener(sign, onSign, { capture: true }));
  }, []);
  useEffect(() => {
    const told = ({ key }: StorageEvent) => key === storageKeys.lastActive && setLeft(nearness());
    const timer = setInterval(() => setLeft(nearness()), isNear ? SECOND : IDLE_CHECK_EVERY_MS);
    addEventListener('storage', told);
    return () => {
      clearInterval(timer);
      removeEventListener('storage', told);
    };
  }, [isNear]);
  return [left, look];
}

const seconds = new Intl.NumberFormat('en', { style: 'unit', unit: 'second', unitDisplay: 'long' });

/** What it takes to sign in again over open work is fetched with the work: when it is wanted, the network may be gone. */
function prepare(root: string): () => void {
  void knowOwner(root);
  return onWork(() => {
    void knowOwner(root);
    void loadSignInAgain().catch(() => undefined); // missed when it is wanted, not before
  });
}

/** Around every page of the signed in; it hands down what it was handed. */
export function Component() {
  const place = useOutletContext<FullScreenPlace>();
  const { root } = place;
  const parting = useParting();
  const ended = useEnded();
  const go = useNavigate();
  const isLeaving = parting.at !== 'none';
  useEffect(keepSession, []);
  useEffect(() => prepare(root), [root]);
  useEffect(() => {
    if (isLeaving) void go(links.login(), { replace: true });
  }, [isLeaving, go]);
  if (isLeaving) return <PartingPage />;
  return (
    <>
      <Outlet context={place} />
      <StillThere />
      {ended && (
        <Suspense>
          <SignInAgain ended={ended} auth={place.config.auth} />
        </Suspense>
      )}
    </>
  );
}

function StillThere() {
  const [left, look] = useNearness();
  if (left === undefined) return null;
  const stay = () => {
    stamp(Date.now());
    look();
  };
  return (
    <Dialog title="Still there?" onClose={stay}>
      <p>
        Nobody has used this console for a while. You will be signed out in{' '}
        <span role="timer">{seconds.format(Math.ceil(left / SECOND))}</span>.
      </p>
      <DialogActions>
        <Button variant="primary" onClick={stay}>
          Stay signed in
        </Button>
        <Button onClick={() => signOut()}>Sign out now</Button>
      </DialogActions>
    </Dialog>
  );
}
