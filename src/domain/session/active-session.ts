// The rules of an active session: renewal, status checks, the inactivity warning, and the end
// (docs/behaviour.md#session).
import {
  ANNOUNCEMENT_HOLDS_MS,
  idleMsLeft,
  isIdle,
  isIdleWarningDue,
  shouldPollStatus,
  shouldRecordActivity,
  type Announcement,
} from './session-timers.ts';
import { mustSignOutAtProxy, keepsPageOpen, type SessionEnd } from './session-end.ts';
import { tokenStatusAt, type Session } from './session-record.ts';
import { followSignOut, leaveSession, signOut, sessionStep } from './signing-out.ts';
import type { ActiveState, SessionFacts, SessionEffect, SessionEvent, SessionStep } from './session-state.ts';

const SECOND_MS = 1000;

const idlenessOf = (state: ActiveState, { now, lastActive, stored }: SessionFacts) => ({
  now,
  idleness: {
    lastActive: lastActive === undefined ? undefined : Math.max(lastActive, state.lastUsedAt),
    timeout: (stored ?? state.session)?.sessionInactiveTimeout ?? 0,
  },
});

/**
 * Ends the session without a sign-out. If the inactivity timeout has passed too (for example while the computer slept),
 * the user is signed out instead, and the page does not stay open.
 */
function endSession(state: ActiveState, ending: SessionEnd, facts: SessionFacts): SessionStep {
  const { now, idleness } = idlenessOf(state, facts);
  const session = facts.stored ?? state.session;
  if (isIdle(now, idleness)) return signOut(facts.stored, facts);
  const announceEffects: SessionEffect[] = ending === 'otherTab' ? [] : [{ type: 'announceEnd' }];
  const mustEnd = mustSignOutAtProxy(ending);
  // After a request was refused with 401 the page always stays open. The user signs in again in a dialog.
  const page = { hasUnsavedWork: facts.hasUnsavedWork || ending === 'unauthorized', user: state.user };
  if (!keepsPageOpen(page)) {
    const exitStep = mustEnd ? signOut(facts.stored, facts) : leaveSession(session);
    return { ...exitStep, effects: [...announceEffects, ...exitStep.effects] };
  }
  const proxyEffects: SessionEffect[] =
    facts.stored && mustEnd
      ? [
          { type: 'markSignOut', session: facts.stored },
          { type: 'endAtProxy', session: facts.stored, isQuiet: true },
        ]
      : [];
  return sessionStep(
    { status: 'ended', root: state.root, session, ending, user: page.user },
    ...announceEffects,
    ...proxyEffects,
    { type: 'forget' },
    { type: 'stopQueries' },
  );
}

function handleLockedOut(state: ActiveState, reason: string, facts: SessionFacts): SessionStep {
  const { state: next, effects } = endSession(state, 'locked', facts);
  return sessionStep(next, ...(next.status === 'ended' ? [] : [{ type: 'keepReason', reason } as const]), ...effects);
}

type Certainty = Extract<SessionEvent, { type: 'unauthorized' }>['certainty'];

function handleUnauthorized(state: ActiveState, certainty: Certainty, facts: SessionFacts): SessionStep {
  const isEnd = certainty === 'confirmed' || (certainty === 'likely' && !state.hasSignedInAgain);
  if (!isEnd) return sessionStep({ ...state, unauthorized: 'suspected' }, { type: 'askStatus' });
  if (state.user === undefined) return sessionStep({ ...state, unauthorized: 'certain' });
  return endSession(state, 'unauthorized', facts);
}

/** Whether any tab renews the session, as far as this tab knows. */
const isRenewing = ({ renewal }: ActiveState, now: number): boolean =>
  renewal.actor === 'thisTab' || (renewal.actor === 'otherTab' && renewal.until > now);

/** With locks, announcements are ignored: the browser releases the lock of a tab that crashed. */
const shouldRenew = (state: ActiveState, { now, hasLocks }: SessionFacts): boolean =>
  state.renewal.actor !== 'thisTab' && (hasLocks || !isRenewing(state, now));

/**
 * Ends the session, renews it or requests its status if this is due. The first check of a page does not request the
 * status.
 */
function checkSession(state: ActiveState, facts: SessionFacts, isFirst: boolean): SessionStep {
  const { now, stored } = facts;
  // Another tab removed the token, and its event may still arrive. The event decides whether the page stays open.
  if (!stored && !isFirst && !state.isTokenMissing) return sessionStep({ ...state, isTokenMissing: true });
  if (!stored) return signOut(state.session, facts);
  const status = tokenStatusAt(now, stored);
  if (status === 'over') return endSession(state, 'expired', facts);
  const current: ActiveState = { ...state, session: stored, isTokenMissing: false };
  if (status === 'renew' && shouldRenew(current, facts))
    return sessionStep({ ...current, renewal: { actor: 'thisTab' } }, { type: 'renew' });
  const isStatusRequestDue =
    !isFirst && shouldPollStatus(now, { session: stored, isRenewing: isRenewing(current, now) });
  return isStatusRequestDue ? sessionStep(current, { type: 'askStatus' }) : sessionStep(current);
}

function checkInactivity(state: ActiveState, facts: SessionFacts): SessionStep {
  const { now, idleness } = idlenessOf(state, facts);
  if (isIdle(now, idleness)) return signOut(facts.stored, facts);
  // Activity in this tab does not close the warning, so that its buttons stay where they are. Activity in another tab
  // does.
  const isWarningOpen = state.idleLeftMs !== undefined && (facts.lastActive ?? 0) <= state.lastUsedAt;
  const idleLeftMs = isIdleWarningDue(now, idleness) || isWarningOpen ? idleMsLeft(now, idleness) : undefined;
  return sessionStep(idleLeftMs === state.idleLeftMs ? state : { ...state, idleLeftMs });
}

/** Checks inactivity first, because all tabs may have been closed for longer than the timeout. */
export function openSession(root: string, facts: SessionFacts): SessionStep {
  const openedState: ActiveState = {
    status: 'active',
    root,
    session: facts.stored,
    user: facts.stored?.user,
    renewal: { actor: 'nobody' },
    lastUsedAt: 0,
    idleLeftMs: undefined,
  };
  const idleStep = checkInactivity(openedState, facts);
  if (idleStep.state.status !== 'active') return idleStep;
  const checkedStep = checkSession({ ...idleStep.state, lastUsedAt: facts.now }, facts, true);
  if (checkedStep.state.status !== 'active') return checkedStep;
  return sessionStep(
    checkedStep.state,
    { type: 'askUser', root },
    ...storeActivityEffects(facts),
    ...checkedStep.effects,
  );
}

const storeActivityEffects = ({ now, stored, lastActive }: SessionFacts): SessionEffect[] =>
  stored && shouldRecordActivity(now, lastActive) ? [{ type: 'stampActivity' }] : [];

function recordUse(state: ActiveState, facts: SessionFacts): SessionStep {
  const isRecent = facts.now - state.lastUsedAt < SECOND_MS && facts.now >= state.lastUsedAt;
  const activityEffects = storeActivityEffects(facts);
  if (isRecent && activityEffects.length === 0) return sessionStep(state);
  return sessionStep({ ...state, lastUsedAt: facts.now }, ...activityEffects);
}

function handleAnnouncement(state: ActiveState, announcement: Announcement): SessionStep {
  // This tab knows the state of its own renewal.
  if (state.renewal.actor === 'thisTab') return sessionStep(state);
  return sessionStep({
    ...state,
    renewal: announcement.isRenewing
      ? { actor: 'otherTab', until: announcement.since + ANNOUNCEMENT_HOLDS_MS }
      : { actor: 'nobody' },
  });
}

/**
 * Ends the session if a request was refused with 401 before the user was known. Otherwise stores the user name with the
 * session, so that a page that opens later knows the user immediately.
 */
function handleUserKnown(state: ActiveState, user: string, facts: SessionFacts): SessionStep {
  if (state.unauthorized === 'certain') return endSession({ ...state, user }, 'unauthorized', facts);
  const { stored } = facts;
  const isUserStored = stored === undefined || stored.user === user;
  return sessionStep(
    { ...state, user },
    ...(isUserStored ? [] : [{ type: 'keep', session: { ...stored, user } } as const]),
  );
}

function handleRenewed(state: ActiveState, renewal: Session): SessionStep {
  const session = state.user === undefined ? renewal : { ...renewal, user: state.user };
  return sessionStep({ ...state, session, renewal: { actor: 'nobody' } }, { type: 'keep', session });
}

/** A new token without a renewal is from a new sign-in. A removed token means that another tab signed out. */
function handleStorageChange(state: ActiveState, facts: SessionFacts): SessionStep {
  const { now, stored } = facts;
  if (!stored) return signOut(state.session, facts);
  const current: ActiveState = { ...state, session: stored };
  const isOtherSession = stored.accessToken !== state.session?.accessToken && !isRenewing(state, now);
  return isOtherSession && state.user !== undefined
    ? sessionStep(current, { type: 'identify', session: stored, root: state.root })
    : sessionStep(current);
}

export function nextActive(state: ActiveState, event: SessionEvent, facts: SessionFacts): SessionStep {
  switch (event.type) {
    case 'opened':
      return openSession(event.root, facts);
    case 'checked':
      return checkSession(state, facts, false);
    case 'idleChecked':
      return checkInactivity(state, facts);
    case 'touched':
      return recordUse(state, facts);
    case 'stayChosen':
      return sessionStep({ ...state, lastUsedAt: facts.now, idleLeftMs: undefined }, { type: 'stampActivity' });
    case 'workOpened':
      return state.user === undefined ? sessionStep(state, { type: 'askUser', root: state.root }) : sessionStep(state);
    case 'userKnown':
      return handleUserKnown(state, event.user, facts);
    case 'renewed':
      return handleRenewed(state, event.session);
    case 'notRenewed':
      return endSession(state, 'notRenewed', facts);
    case 'renewalSkipped':
      return sessionStep({ ...state, renewal: { actor: 'nobody' } });
    case 'announced':
      return handleAnnouncement(state, event.announcement);
    case 'statusForbidden':
      return endSession(state, state.unauthorized ? 'unauthorized' : 'unknown', facts);
    case 'unauthorized':
      return handleUnauthorized(state, event.certainty, facts);
    case 'lockedOut':
      return handleLockedOut(state, event.reason, facts);
    case 'storageChanged':
      return handleStorageChange(state, facts);
    case 'endAnnounced':
      return endSession(state, 'otherTab', facts);
    case 'signOutChosen':
      return signOut(facts.stored, facts);
    case 'signOutAnnounced':
      return followSignOut(state.session);
    case 'identified':
      return event.user === state.user ? sessionStep(state) : sessionStep(state, { type: 'load', page: 'home' });
    case 'leftOverFound':
    case 'signOutFinished':
    case 'takeOverDue':
    case 'signOutAnswered':
    case 'signOutUnanswered':
    case 'retryChosen':
      return sessionStep(state);
  }
}
