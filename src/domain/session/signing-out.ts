// The way out: this browser forgets at once, in every tab; the proxy is asked, and asked again until it has answered.
import { isMarked } from './pending-sign-out.ts';
import { sessionAt, type Session } from './record.ts';
import type { Facts, SessionEffect, SessionEvent, SessionState, SessionStep, SigningOut } from './state.ts';

/** The state that follows, and what is to be done. */
export const step = (state: SessionState, ...effects: SessionEffect[]): SessionStep => ({ state, effects });

const leaving = (session: Session | undefined): SigningOut => ({ at: 'signingOut', answer: 'leaving', session });

const FORGET: SessionEffect[] = [{ do: 'forget' }, { do: 'emptyCache' }];
const toLogin: SessionEffect = { do: 'load', page: 'login' };

/** There is nothing to end at the proxy. */
export const leave = (session: Session | undefined): SessionStep => step(leaving(session), ...FORGET, toLogin);

/** The mark stands before the token goes, so that other tabs know why it went. */
export function signOut(session: Session | undefined, { now }: Facts): SessionStep {
  if (!session || sessionAt(now, session) === 'over') return leave(session);
  return step({ at: 'signingOut', answer: 'awaited', session }, { do: 'markSignOut', session }, ...FORGET, {
    do: 'endAtProxy',
    session,
    isQuiet: false,
  });
}

/** Another tab signs out and asks the proxy; if it does not get there, this one does. */
export const follow = (session: Session | undefined): SessionStep =>
  step(leaving(session), ...FORGET, { do: 'takeOverLater' });

/** Asks the proxy to end what this browser has left; the session of a user who signed in meanwhile is not touched. */
export function askToEnd(state: SigningOut, { mark }: Facts): SessionStep {
  const { session } = state;
  if (!session || !isMarked(mark, session)) return step(leaving(session), toLogin);
  const asking: SigningOut =
    state.answer === 'missing' ? { ...state, isAsking: true } : { at: 'signingOut', answer: 'awaited', session };
  return step(asking, { do: 'endAtProxy', session, isQuiet: false });
}

export function signingOut(state: SigningOut, event: SessionEvent, facts: Facts): SessionStep {
  const { session } = state;
  if (event.on === 'signOutAnswered') {
    const page = event.goOnAt === undefined ? 'login' : { address: event.goOnAt };
    return step(leaving(session), { do: 'clearMark' }, { do: 'load', page });
  }
  if (event.on === 'signOutUnanswered' && session)
    return step({ at: 'signingOut', answer: 'missing', session, reason: event.reason, isAsking: false });
  if (event.on === 'retryChosen' || event.on === 'takeOverDue') return askToEnd(state, facts);
  // The tab that asked has its answer.
  if (event.on === 'signOutFinished' && state.answer === 'leaving') return step(state, toLogin);
  return step(state);
}
