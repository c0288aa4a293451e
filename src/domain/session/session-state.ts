// The states, events and effects of the web session (`session-machine.ts`).
import type { Announcement } from './session-timers.ts';
import type { SessionEnd } from './session-end.ts';
import type { Session } from './session-record.ts';

/** Who is renewing. Another tab's announcement is believed until an instant (epoch milliseconds), or it would bind for ever. */
export type Renewal = { by: 'nobody' } | { by: 'thisTab' } | { by: 'otherTab'; until: number };

export interface ActiveState {
  at: 'active';
  /** The root cluster, which knows who the user is. */
  root: string;
  /** The last one that storage held: another tab takes it from there, and this one may still have to end it at the proxy. */
  session: Session | undefined;
  /** Who is signed in; undefined while the proxy has not said. */
  user: string | undefined;
  renewal: Renewal;
  /** When this tab was last used (epoch milliseconds), more exactly than storage says it to all tabs. */
  lastUsedAt: number;
  /** Milliseconds until inactivity signs out, while that is near; undefined while it is far. */
  idleLeftMs: number | undefined;
  /** A call was refused because the session has ended. `certain` ends the session once its user is known, `suspected` once the status says so. */
  unauthorized?: 'suspected' | 'certain';
  /** The user has signed in again after a refused call. The next one alone does not end the session, or a faulty proxy would ask for ever. */
  hasSignedInAgain?: boolean;
  /** The last check found no token in storage. The next one signs out, unless an event of storage has decided before. */
  isTokenMissing?: boolean;
}

/** The session is over and open work stays, until its owner has signed in again over it. */
export interface EndedState {
  at: 'ended';
  root: string;
  session: Session | undefined;
  ending: SessionEnd;
  user: string;
}

/** On the way out. `leaving`: nothing is asked here; a load is under way, or another tab asks. */
export type SigningOutState =
  | { at: 'signingOut'; answer: 'leaving'; session: Session | undefined }
  | { at: 'signingOut'; answer: 'awaited'; session: Session }
  /** The session may live on at the proxy; `reason` is why that is not known. */
  | { at: 'signingOut'; answer: 'missing'; session: Session; reason: string; isAsking: boolean };

/** `none`: no protected page is open, and no sign-out is under way. */
export type SessionState = { at: 'none' } | ActiveState | EndedState | SigningOutState;

export type SessionEvent =
  | { on: 'opened'; root: string }
  /** The page brought a session that this browser has left already. */
  | { on: 'leftOverFound'; session: Session }
  | { on: 'checked' }
  | { on: 'idleChecked' }
  | { on: 'touched' }
  | { on: 'stayChosen' }
  /** Something opened that would be lost with the page. */
  | { on: 'workOpened' }
  | { on: 'userKnown'; user: string }
  | { on: 'renewed'; session: Session }
  | { on: 'notRenewed' }
  | { on: 'renewalSkipped' }
  | { on: 'announced'; announcement: Announcement }
  | { on: 'statusForbidden' }
  /** A call was refused because the session has ended. `doubtful`: about something else, perhaps; `confirmed`: it was the status call. */
  | { on: 'unauthorized'; certainty: 'doubtful' | 'likely' | 'confirmed' }
  /** A call was refused because a lock denies the user; `reason` is what the proxy says. */
  | { on: 'lockedOut'; reason: string }
  | { on: 'storageChanged' }
  | { on: 'endAnnounced' }
  | { on: 'signOutChosen' }
  | { on: 'signOutAnnounced' }
  | { on: 'signOutFinished' }
  | { on: 'takeOverDue' }
  | { on: 'signOutAnswered'; redirectAddress: string | undefined }
  | { on: 'signOutUnanswered'; reason: string }
  | { on: 'retryChosen' }
  /** Whose a session is that came by another tab, or by signing in again over this page (`isHere`). */
  | { on: 'identified'; session: Session; user: string; isHere: boolean };

/** Read afresh for each event. */
export interface SessionFacts {
  now: number;
  /** The record in storage. */
  stored: Session | undefined;
  /** In any tab, epoch milliseconds. */
  lastActive: number | undefined;
  /** The mark of a sign-out that the proxy has not answered. */
  signOutMark: string | null;
  hasUnsavedWork: boolean;
  /** Whether tabs can lock each other out; then an announcement is not needed to know who renews. */
  hasLocks: boolean;
}

export type SessionEffect =
  | { do: 'askUser'; root: string }
  | { do: 'renew' }
  | { do: 'askStatus' }
  | { do: 'keep'; session: Session }
  | { do: 'stampActivity' }
  | { do: 'announceEnd' }
  | { do: 'markSignOut'; session: Session }
  | { do: 'clearMark' }
  /** Storage loses what is the user's, and no call of this page carries a bearer any more. */
  | { do: 'forget' }
  | { do: 'emptyCache' }
  /** For the login page, which says why one is there. */
  | { do: 'keepReason'; reason: string }
  | { do: 'stopQueries' }
  | { do: 'goOn' }
  /** `isQuiet`: nobody waits for it; the mark stays where it fails. */
  | { do: 'endAtProxy'; session: Session; isQuiet: boolean }
  | { do: 'takeOverLater' }
  | { do: 'identify'; session: Session; root: string }
  | { do: 'load'; page: 'login' | 'home' | { address: string } };

export interface SessionStep {
  state: SessionState;
  effects: SessionEffect[];
}
