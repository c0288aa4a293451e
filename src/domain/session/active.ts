// A session that is on: when it is renewed, asked about, warned of, and how it ends (docs/behaviour.md#session).
import {
  ANNOUNCEMENT_HOLDS_MS,
  idleLeft,
  isIdle,
  isIdleSoon,
  shouldPollStatus,
  shouldStamp,
  type Announcement,
} from './clocks.ts';
import { mustEndAtProxy, staysOpen, type Ending } from './ending.ts';
import { sessionAt, type Session } from './record.ts';
import { follow, leave, signOut, step } from './signing-out.ts';
import type { Active, Facts, SessionEffect, SessionEvent, SessionStep } from './state.ts';

const SECOND_MS = 1000;

const inactivity = (state: Active, { now, lastActive, stored }: Facts) => ({
  now,
  idleness: {
    lastActive: lastActive === undefined ? undefined : Math.max(lastActive, state.touched),
    timeout: (stored ?? state.session)?.sessionInactiveTimeout ?? 0,
  },
});

/** After too long an inactivity the end is a sign-out, as if the computer had never slept. */
function end(state: Active, ending: Ending, facts: Facts): SessionStep {
  const { now, idleness } = inactivity(state, facts);
  const session = facts.stored ?? state.session;
  if (isIdle(now, idleness)) return signOut(facts.stored, facts);
  const announced: SessionEffect[] = ending === 'otherTab' ? [] : [{ do: 'announceEnd' }];
  const mustEnd = mustEndAtProxy(ending);
  // After a refused call every page stays: it shows what was refused, and its user signs in again over it.
  const page = { isWorkOpen: facts.isWorkOpen || ending === 'unauthorized', user: state.user };
  if (!staysOpen(page)) {
    const way = mustEnd ? signOut(facts.stored, facts) : leave(session);
    return { ...way, effects: [...announced, ...way.effects] };
  }
  const asked: SessionEffect[] =
    facts.stored && mustEnd
      ? [
          { do: 'markSignOut', session: facts.stored },
          { do: 'endAtProxy', session: facts.stored, isQuiet: true },
        ]
      : [];
  return step(
    { at: 'ended', root: state.root, session, ending, user: page.user },
    ...announced,
    ...asked,
    { do: 'forget' },
    { do: 'stopQueries' },
  );
}

/** The proxy may still hold the session, whose page would come with its bearer again: it is ended there as well. */
function lockedOut(state: Active, reason: string, facts: Facts): SessionStep {
  const { state: next, effects } = end(state, 'locked', facts);
  return step(next, ...(next.at === 'ended' ? [] : [{ do: 'keepReason', reason } as const]), ...effects);
}

type Certainty = Extract<SessionEvent, { on: 'unauthorized' }>['certainty'];

function unauthorized(state: Active, certainty: Certainty, facts: Facts): SessionStep {
  const isEnd = certainty === 'confirmed' || (certainty === 'likely' && !state.hasSignedInAgain);
  if (!isEnd) return step({ ...state, unauthorized: 'suspected' }, { do: 'askStatus' });
  if (state.user === undefined) return step({ ...state, unauthorized: 'certain' });
  return end(state, 'unauthorized', facts);
}

/** Whether some tab renews, as far as this one knows. */
const isRenewing = ({ renewal }: Active, now: number): boolean =>
  renewal.by === 'thisTab' || (renewal.by === 'otherTab' && renewal.until > now);

/** Tabs with locks try for the lock, whatever was announced: a tab that died holds none. */
const mayRenew = (state: Active, { now, hasLocks }: Facts): boolean =>
  state.renewal.by !== 'thisTab' && (hasLocks || !isRenewing(state, now));

/** Ends, renews or asks for the status, whichever is due first; the first check of a page asks nothing that can wait. */
function check(state: Active, facts: Facts, isFirst: boolean): SessionStep {
  const { now, stored } = facts;
  if (!stored) return signOut(state.session, facts);
  const at = sessionAt(now, stored);
  if (at === 'over') return end(state, 'expired', facts);
  const known: Active = { ...state, session: stored };
  if (at === 'renew' && mayRenew(known, facts)) return step({ ...known, renewal: { by: 'thisTab' } }, { do: 'renew' });
  const asks = !isFirst && shouldPollStatus(now, { session: stored, isRenewing: isRenewing(known, now) });
  return asks ? step(known, { do: 'askStatus' }) : step(known);
}

function checkIdle(state: Active, facts: Facts): SessionStep {
  const { now, idleness } = inactivity(state, facts);
  if (isIdle(now, idleness)) return signOut(facts.stored, facts);
  // Who moves towards its buttons finds them where they were; what another tab has answered is answered.
  const isUnanswered = state.idleLeft !== undefined && (facts.lastActive ?? 0) <= state.touched;
  const left = isIdleSoon(now, idleness) || isUnanswered ? idleLeft(now, idleness) : undefined;
  return step(left === state.idleLeft ? state : { ...state, idleLeft: left });
}

/** All tabs may have been closed for longer than the timeout: then the stamp is too old already. */
export function open(root: string, facts: Facts): SessionStep {
  const opened: Active = {
    at: 'active',
    root,
    session: facts.stored,
    user: facts.stored?.user,
    renewal: { by: 'nobody' },
    touched: 0,
    idleLeft: undefined,
  };
  const idle = checkIdle(opened, facts);
  if (idle.state.at !== 'active') return idle;
  const checked = check({ ...idle.state, touched: facts.now }, facts, true);
  if (checked.state.at !== 'active') return checked;
  return step(checked.state, { do: 'askUser', root }, ...stampDue(facts), ...checked.effects);
}

const stampDue = ({ now, stored, lastActive }: Facts): SessionEffect[] =>
  stored && shouldStamp(now, lastActive) ? [{ do: 'stampActivity' }] : [];

function touch(state: Active, facts: Facts): SessionStep {
  const isFresh = facts.now - state.touched < SECOND_MS && facts.now >= state.touched;
  const stamped = stampDue(facts);
  if (isFresh && stamped.length === 0) return step(state);
  return step({ ...state, touched: facts.now }, ...stamped);
}

function announced(state: Active, announcement: Announcement): SessionStep {
  // What this tab does itself it knows better.
  if (state.renewal.by === 'thisTab') return step(state);
  return step({
    ...state,
    renewal: announcement.isRenewing
      ? { by: 'otherTab', until: announcement.since + ANNOUNCEMENT_HOLDS_MS }
      : { by: 'nobody' },
  });
}

/** Whose a session is stands beside it: a page that opens later knows it at once. */
function known(state: Active, user: string, facts: Facts): SessionStep {
  if (state.unauthorized === 'certain') return end({ ...state, user }, 'unauthorized', facts);
  const { stored } = facts;
  const isKept = stored === undefined || stored.user === user;
  return step({ ...state, user }, ...(isKept ? [] : [{ do: 'keep', session: { ...stored, user } } as const]));
}

function renewed(state: Active, renewal: Session): SessionStep {
  const session = state.user === undefined ? renewal : { ...renewal, user: state.user };
  return step({ ...state, session, renewal: { by: 'nobody' } }, { do: 'keep', session });
}

/** Another token that comes without a renewal is of a new sign-in; one that vanishes was taken by a sign-out. */
function storageChanged(state: Active, facts: Facts): SessionStep {
  const { now, stored } = facts;
  if (!stored) return signOut(state.session, facts);
  const known: Active = { ...state, session: stored };
  const isAnother = stored.accessToken !== state.session?.accessToken && !isRenewing(state, now);
  return isAnother && state.user !== undefined
    ? step(known, { do: 'identify', session: stored, root: state.root })
    : step(known);
}

export function active(state: Active, event: SessionEvent, facts: Facts): SessionStep {
  switch (event.on) {
    case 'opened':
      return open(event.root, facts);
    case 'checked':
      return check(state, facts, false);
    case 'idleChecked':
      return checkIdle(state, facts);
    case 'touched':
      return touch(state, facts);
    case 'stayChosen':
      return step({ ...state, touched: facts.now, idleLeft: undefined }, { do: 'stampActivity' });
    case 'workOpened':
      return state.user === undefined ? step(state, { do: 'askUser', root: state.root }) : step(state);
    case 'userKnown':
      return known(state, event.user, facts);
    case 'renewed':
      return renewed(state, event.session);
    case 'notRenewed':
      return end(state, 'notRenewed', facts);
    case 'renewalSkipped':
      return step({ ...state, renewal: { by: 'nobody' } });
    case 'announced':
      return announced(state, event.announcement);
    case 'statusForbidden':
      return end(state, state.unauthorized ? 'unauthorized' : 'unknown', facts);
    case 'unauthorized':
      return unauthorized(state, event.certainty, facts);
    case 'lockedOut':
      return lockedOut(state, event.reason, facts);
    case 'storageChanged':
      return storageChanged(state, facts);
    case 'endAnnounced':
      return end(state, 'otherTab', facts);
    case 'signOutChosen':
      return signOut(facts.stored, facts);
    case 'signOutAnnounced':
      return follow(state.session);
    case 'identified':
      return event.user === state.user ? step(state) : step(state, { do: 'load', page: 'home' });
    case 'leftOverFound':
    case 'signOutFinished':
    case 'takeOverDue':
    case 'signOutAnswered':
    case 'signOutUnanswered':
    case 'retryChosen':
      return step(state);
  }
}
