// A sign-out that the proxy has not answered: the cookie lives on, and the next page would bring its bearer again
// (docs/protocol/auth-and-identity.md#3.1). A mark in storage names the session that was left until the proxy has ended
// it too.
import type { Session } from './session-record.ts';

/** In local storage, for as long as the proxy has not answered. */
export const pendingSignOutKey = 'postern-sign-out';

// Enough to know one session from another, far too little to be one: 32 of 256 bits.
const MARK_LENGTH = 8;

export const signOutMarkOf = ({ accessToken }: Pick<Session, 'accessToken'>): string =>
  accessToken.slice(0, MARK_LENGTH);

/** Whether this session was left already, and is still to be ended at the proxy. A new sign-in brings another bearer. */
export const matchesSignOutMark = (mark: string | null, session: Pick<Session, 'accessToken'>): boolean =>
  mark === signOutMarkOf(session);

/** Whether a refused call means that cookie or bearer are good no more (docs/protocol/auth-and-identity.md#6.1). */
export const isSessionInvalid = (status: number): boolean => status === 401 || status === 403;
