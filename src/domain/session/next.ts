// The web session as one machine: what an event makes of what a tab knows, and what is to be done
// (docs/behaviour.md#session).
import { active, open } from './active.ts';
import { askToEnd, leave, signingOut, step } from './signing-out.ts';
import type { Ended, Facts, SessionEvent, SessionState, SessionStep } from './state.ts';

/** The user who waits here goes on with a session of their own, wherever it comes from; for another user the page is loaded again. */
function ended(state: Ended, event: SessionEvent, facts: Facts): SessionStep {
  if (event.on === 'signOutChosen') return leave(undefined);
  if (event.on === 'storageChanged') {
    const { stored } = facts;
    const isAnother = stored !== undefined && stored.accessToken !== state.session?.accessToken;
    return isAnother ? step(state, { do: 'identify', session: stored, root: state.root }) : step(state);
  }
  if (event.on !== 'identified') return step(state);
  if (event.user !== state.user) return step(state, { do: 'load', page: 'home' });
  const { session, user } = event;
  return step(
    {
      at: 'active',
      root: state.root,
      session,
      user,
      renewal: { by: 'nobody' },
      touched: facts.now,
      idleLeft: undefined,
      hasSignedInAgain: state.ending === 'unauthorized',
    },
    ...(event.isHere ? [{ do: 'keep', session } as const] : []),
    { do: 'goOn' },
  );
}

/** What an event makes of the session, and what is to be done. */
export function next(state: SessionState, event: SessionEvent, facts: Facts): SessionStep {
  switch (state.at) {
    case 'none':
      if (event.on === 'opened') return open(event.root, facts);
      if (event.on === 'leftOverFound')
        return askToEnd({ at: 'signingOut', answer: 'leaving', session: event.session }, facts);
      return step(state);
    case 'active':
      return active(state, event, facts);
    case 'ended':
      return ended(state, event, facts);
    case 'signingOut':
      return signingOut(state, event, facts);
  }
}
