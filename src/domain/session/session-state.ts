// The states, events and effects of the web session (`session-machine.ts`).
import type { Announcement } from './session-timers.ts';
import type { SessionEnd } from './session-end.ts';
import type { Session } from './session-record.ts';

/**
 * The tab that is renewing the session. Another tab's announcement expires at `until` (epoch milliseconds), because
 * that tab may have crashed.
 */
export type Renewal = { actor: 'nobody' } | { actor: 'thisTab' } | { actor: 'otherTab'; until: number };

export interface ActiveState {
  status: 'active';
  /** The name of the root cluster. The console requests the user's name from it. */
  root: string;
  /** The last stored session. This tab may have to end it at the proxy after another tab removed it from storage. */
  session: Session | undefined;
  /** The signed-in user; undefined until the proxy responds. */
  user: string | undefined;
  renewal: Renewal;
  /**
   * The last use of this tab (epoch milliseconds). It is more precise than the time in storage, which all tabs share.
   */
  lastUsedAt: number;
  /** Milliseconds until inactivity signs the user out, while the warning is open; otherwise undefined. */
  idleLeftMs: number | undefined;
  /**
   * A request was refused with 401. `certain`: the session ends as soon as its user is known, because only then the
   * page can stay open. `suspected`: the session ends if the status request is refused too.
   */
  unauthorized?: 'suspected' | 'certain';
  /**
   * The user signed in again after a request was refused with 401. Since then, a refused request alone does not end the
   * session, only a refused status request. Otherwise a faulty proxy would cause an endless loop of sign-ins.
   */
  hasSignedInAgain?: boolean;
  /** The last check found no token in storage. The next check signs out, unless a storage event arrives before it. */
  isTokenMissing?: boolean;
}

/**
 * The session ended, but the page stays open, because it has unsaved work or a request was refused with 401. The page
 * continues when the same user signs in again.
 */
export interface EndedState {
  status: 'ended';
  root: string;
  session: Session | undefined;
  ending: SessionEnd;
  user: string;
}

/**
 * A sign-out. `answer` says what this tab knows of the proxy's answer. `leaving`: this tab waits for no answer, because
 * it loads another page or another tab sends the request. `awaited`: the request is running.
 */
export type SigningOutState =
  | { status: 'signingOut'; answer: 'leaving'; session: Session | undefined }
  | { status: 'signingOut'; answer: 'awaited'; session: Session }
  /**
   * The sign-out request failed, so the session may still exist at the proxy. `reason` is the error, and `isAsking` is
   * whether the request is running again.
   */
  | { status: 'signingOut'; answer: 'missing'; session: Session; reason: string; isAsking: boolean };

/** `none`: no protected page is open, and no sign-out is running. */
export type SessionState = { status: 'none' } | ActiveState | EndedState | SigningOutState;

export type SessionEvent =
  | { type: 'opened'; root: string }
  /** The page contains a session that the user already signed out of in this browser. */
  | { type: 'leftOverFound'; session: Session }
  /** The periodic check of the session is due. */
  | { type: 'checked' }
  /** The check for inactivity is due. */
  | { type: 'idleChecked' }
  /** The user pressed a key or moved the pointer in this tab. */
  | { type: 'touched' }
  /** The user chose to stay signed in when the inactivity warning was open. */
  | { type: 'stayChosen' }
  /** The user opened something (such as a form) whose content would be lost with the page. */
  | { type: 'workOpened' }
  | { type: 'userKnown'; user: string }
  | { type: 'renewed'; session: Session }
  | { type: 'notRenewed' }
  /** This tab does not renew the session, because another tab was faster. */
  | { type: 'renewalSkipped' }
  | { type: 'announced'; announcement: Announcement }
  | { type: 'statusForbidden' }
  /**
   * A request was refused with 401. `doubtful`: the reason may be something else than the session. `likely`: nothing
   * points to another reason. `confirmed`: the status request was refused.
   */
  | { type: 'unauthorized'; certainty: 'doubtful' | 'likely' | 'confirmed' }
  /** A request was refused because of a lock. `reason` is the proxy's message. */
  | { type: 'lockedOut'; reason: string }
  | { type: 'storageChanged' }
  | { type: 'endAnnounced' }
  | { type: 'signOutChosen' }
  | { type: 'signOutAnnounced' }
  | { type: 'signOutFinished' }
  /** The tab in which the user signed out may have failed, so this tab must sign out at the proxy. */
  | { type: 'takeOverDue' }
  | { type: 'signOutAnswered'; redirectAddress: string | undefined }
  | { type: 'signOutUnanswered'; reason: string }
  | { type: 'retryChosen' }
  /** The user of a new session is known. `isHere`: the user signed in again on this page, not in another tab. */
  | { type: 'identified'; session: Session; user: string; isHere: boolean };

/** Values from outside the state, read for each event. */
export interface SessionFacts {
  now: number;
  /** The session in storage. */
  stored: Session | undefined;
  /** The last activity in any tab (epoch milliseconds). */
  lastActive: number | undefined;
  /** The mark of a sign-out that the proxy has not answered. */
  signOutMark: string | null;
  hasUnsavedWork: boolean;
  /** Whether the browser has locks between tabs. With locks, announcements of renewals are not needed. */
  hasLocks: boolean;
}

export type SessionEffect =
  /** Requests the name of the signed-in user. */
  | { type: 'askUser'; root: string }
  | { type: 'renew' }
  | { type: 'askStatus' }
  /** Stores the session. */
  | { type: 'keep'; session: Session }
  /** Stores the time of the last activity for all tabs. */
  | { type: 'stampActivity' }
  | { type: 'announceEnd' }
  | { type: 'markSignOut'; session: Session }
  /** Removes the mark of the sign-out, because the proxy has answered. */
  | { type: 'clearMark' }
  /** Removes the user's data from storage. Later requests of this page contain no bearer token. */
  | { type: 'forget' }
  | { type: 'emptyCache' }
  /** Stores the reason that the login page shows. */
  | { type: 'keepReason'; reason: string }
  | { type: 'stopQueries' }
  /** Continues the page after the same user signed in again. */
  | { type: 'goOn' }
  /** `isQuiet`: the result is not reported. If the request fails, the sign-out mark stays in storage. */
  | { type: 'endAtProxy'; session: Session; isQuiet: boolean }
  /** Starts a timer for the event `takeOverDue`. */
  | { type: 'takeOverLater' }
  /** Requests the name of the user of another session. */
  | { type: 'identify'; session: Session; root: string }
  | { type: 'load'; page: 'login' | 'home' | { address: string } };

export interface SessionStep {
  state: SessionState;
  effects: SessionEffect[];
}
