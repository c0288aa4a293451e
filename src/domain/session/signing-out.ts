// The sign-out: all tabs remove the session immediately. The request to the proxy can be retried until the proxy
// responds.
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

export const sessionStep = (state: SessionState, ...effects: SessionEffect[]): SessionStep => ({ state, effects });

const leavingState = (session: Session | undefined): SigningOutState => ({
  at: 'signingOut',
  answer: 'leaving',
  session,
});

const FORGET_EFFECTS: SessionEffect[] = [{ do: 'forget' }, { do: 'emptyCache' }];
const loadLoginPage: SessionEffect = { do: 'load', page: 'login' };

/** Leaves a session that does not exist at the proxy any more. */
export const leaveSession = (session: Session | undefined): SessionStep =>
  sessionStep(leavingState(session), ...FORGET_EFFECTS, loadLoginPage);

/** The mark is stored before the token is removed, so that other tabs know the reason for the removal. */
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

/** Another tab signs out and sends the request to the proxy. If that tab fails, this tab sends the request later. */
export const followSignOut = (session: Session | undefined): SessionStep =>
  sessionStep(leavingState(session), ...FORGET_EFFECTS, { do: 'takeOverLater' });

/**
 * Requests the proxy to end the session, unless the mark is missing because another tab finished or a user signed in.
 */
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
  // The proxy responded to the tab that sent the request.
  if (event.on === 'signOutFinished' && state.answer === 'leaving') return sessionStep(state, loadLoginPage);
  return sessionStep(state);
}
