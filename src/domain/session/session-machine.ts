// The state machine of the web session in one tab (docs/behaviour.md#session).
import { nextActive, openSession } from './active-session.ts';
import { requestSignOut, leaveSession, nextSigningOut, sessionStep } from './signing-out.ts';
import type { EndedState, SessionFacts, SessionEvent, SessionState, SessionStep } from './session-state.ts';

/**
 * The page continues if the same user signs in again, here or in another tab. If another user signs in, the home page
 * loads.
 */
function nextEnded(state: EndedState, event: SessionEvent, facts: SessionFacts): SessionStep {
  if (event.type === 'signOutChosen') return leaveSession(undefined);
  if (event.type === 'storageChanged') {
    const { stored } = facts;
    const isOtherSession = stored !== undefined && stored.accessToken !== state.session?.accessToken;
    return isOtherSession
      ? sessionStep(state, { type: 'identify', session: stored, root: state.root })
      : sessionStep(state);
  }
  if (event.type !== 'identified') return sessionStep(state);
  if (event.user !== state.user) return sessionStep(state, { type: 'load', page: 'home' });
  const { session, user } = event;
  return sessionStep(
    {
      status: 'active',
      root: state.root,
      session,
      user,
      renewal: { actor: 'nobody' },
      lastUsedAt: facts.now,
      idleLeftMs: undefined,
      hasSignedInAgain: state.ending === 'unauthorized',
    },
    ...(event.isHere ? [{ type: 'keep', session } as const] : []),
    { type: 'goOn' },
  );
}

/** Computes the next state and the effects of an event. */
export function nextSession(state: SessionState, event: SessionEvent, facts: SessionFacts): SessionStep {
  switch (state.status) {
    case 'none':
      if (event.type === 'opened') return openSession(event.root, facts);
      if (event.type === 'leftOverFound')
        return requestSignOut({ status: 'signingOut', answer: 'leaving', session: event.session }, facts);
      return sessionStep(state);
    case 'active':
      return nextActive(state, event, facts);
    case 'ended':
      return nextEnded(state, event, facts);
    case 'signingOut':
      return nextSigningOut(state, event, facts);
  }
}
