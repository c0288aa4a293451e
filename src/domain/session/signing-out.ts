// The way out: this browser forgets at once, in every tab; the proxy is asked, and asked again until it has answered.
import { matchesSignOutMark } from './pending-sign-out.ts';
import { sessionStatusAt, type Session } from './session-record.ts';
import type {
  SessionFacts,
  SessionEffect,
  SessionEvent,
  SessionState,
  SessionStep,
  SigningOutState,
} from './session-state.ts';

/** The state that follows, and what is to be done. */
export const sessionStep = (state: SessionState, ...effects: SessionEffect[]): SessionStep => ({ state, effects });

const leavingState = (session: Session | undefined): SigningOutState => ({
  at: 'signingOut',
  answer: 'leaving',
  session,
});

const FORGET_EFFECTS: SessionEffect[] = [{ do: 'forget' }, { do: 'emptyCache' }];
const loadLoginPage: SessionEffect = { do: 'load', page: 'login' };

/** There is nothing to end at the proxy. */
export const leaveSession = (session: Session | undefined): SessionStep =>
  sessionStep(leavingState(session), ...FORGET_EFFECTS, loadLoginPage);

/** The mark stands before the token goes, so that other tabs know why it went. */
export function signOut(session: Session | undefined, { now }: SessionFacts): SessionStep {
  if (!session || sessionStatusAt(now, session) === 'over') return leaveSession(session);
  return sessionStep(
    { at: 'signingOut', answer: 'awaited', session },
    { do: 'markSignOut', session },
    ...FORGET_EFFECTS,
    {
      do: 'endAtProxy',
      session,
      isQuiet: false,
    },
  );
}

/** Another tab signs out and asks the proxy; if it does not get there, this one does. */
export const followSignOut = (session: Session | undefined): SessionStep =>
  sessionStep(leavingState(session), ...FORGET_EFFECTS, { do: 'takeOverLater' });

/** Asks the proxy to end what this browser has left; the session of a user who signed in meanwhile is not touched. */
export function requestSignOut(state: SigningOutState, { signOutMark }: SessionFacts): SessionStep {
  const { session } = state;
  if (!session || !matchesSignOutMark(signOutMark, session)) return sessionStep(leavingState(session), loadLoginPage);
  const nextState: SigningOutState =
    state.answer === 'missing' ? { ...state, isAsking: true } : { at: 'signingOut', answer: 'awaited', session };
  return sessionStep(nextState, { do: 'endAtProxy', session, isQuiet: false });
}

export function nextSigningOut(state: SigningOutState, event: SessionEvent, facts: SessionFacts): SessionStep {
  const { session } = state;
  if (event.on === 'signOutAnswered') {
    const page = event.redirectAddress === undefined ? 'login' : { address: event.redirectAddress };
    return sessionStep(leavingState(session), { do: 'clearMark' }, { do: 'load', page });
  }
  if (event.on === 'signOutUnanswered' && session)
    return sessionStep({ at: 'signingOut', answer: 'missing', session, reason: event.reason, isAsking: false });
  if (event.on === 'retryChosen' || event.on === 'takeOverDue') return requestSignOut(state, facts);
  // The tab that asked has its answer.
  if (event.on === 'signOutFinished' && state.answer === 'leaving') return sessionStep(state, loadLoginPage);
  return sessionStep(state);
}
