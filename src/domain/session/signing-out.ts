// The sign-out: all tabs remove the session immediately. The request to the proxy can be retried until the proxy
// responds.
import { matchesSignOutMark } from './pending-sign-out.ts';
import { tokenStatusAt, type Session } from './session-record.ts';
import type {
  SessionFacts,
  SessionEffect,
  SessionEvent,
  SessionState,
  SessionStep,
  SigningOutState,
} from './session-state.ts';

export const sessionStep = (state: SessionState, ...effects: SessionEffect[]): SessionStep => ({ state, effects });

const leavingState = (session: Session | undefined): SigningOutState => ({
  status: 'signingOut',
  answer: 'leaving',
  session,
});

const FORGET_EFFECTS: SessionEffect[] = [{ type: 'forget' }, { type: 'emptyCache' }];
const LOAD_LOGIN_PAGE_EFFECT: SessionEffect = { type: 'load', page: 'login' };

/** Leaves a session that does not exist at the proxy any more. */
export const leaveSession = (session: Session | undefined): SessionStep =>
  sessionStep(leavingState(session), ...FORGET_EFFECTS, LOAD_LOGIN_PAGE_EFFECT);

/** The mark is stored before the token is removed, so that other tabs know the reason for the removal. */
export function signOut(session: Session | undefined, { now }: SessionFacts): SessionStep {
  if (!session || tokenStatusAt(now, session) === 'over') return leaveSession(session);
  return sessionStep(
    { status: 'signingOut', answer: 'awaited', session },
    { type: 'markSignOut', session },
    ...FORGET_EFFECTS,
    {
      type: 'endAtProxy',
      session,
      isQuiet: false,
    },
  );
}

/** Another tab signs out and sends the request to the proxy. If that tab fails, this tab sends the request later. */
export const followSignOut = (session: Session | undefined): SessionStep =>
  sessionStep(leavingState(session), ...FORGET_EFFECTS, { type: 'takeOverLater' });

/**
 * Requests the proxy to end the session, unless the mark is missing because another tab finished or a user signed in.
 */
export function requestSignOut(state: SigningOutState, { signOutMark }: SessionFacts): SessionStep {
  const { session } = state;
  if (!session || !matchesSignOutMark(signOutMark, session))
    return sessionStep(leavingState(session), LOAD_LOGIN_PAGE_EFFECT);
  const nextState: SigningOutState =
    state.answer === 'missing' ? { ...state, isAsking: true } : { status: 'signingOut', answer: 'awaited', session };
  return sessionStep(nextState, { type: 'endAtProxy', session, isQuiet: false });
}

export function nextSigningOut(state: SigningOutState, event: SessionEvent, facts: SessionFacts): SessionStep {
  const { session } = state;
  if (event.type === 'signOutAnswered') {
    const page = event.redirectAddress === undefined ? 'login' : { address: event.redirectAddress };
    return sessionStep(leavingState(session), { type: 'clearMark' }, { type: 'load', page });
  }
  if (event.type === 'signOutUnanswered' && session)
    return sessionStep({ status: 'signingOut', answer: 'missing', session, reason: event.reason, isAsking: false });
  if (event.type === 'retryChosen' || event.type === 'takeOverDue') return requestSignOut(state, facts);
  // The proxy responded to the tab that sent the request.
  if (event.type === 'signOutFinished' && state.answer === 'leaving') return sessionStep(state, LOAD_LOGIN_PAGE_EFFECT);
  return sessionStep(state);
}
