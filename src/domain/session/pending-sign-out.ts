// A sign-out to which the proxy has not responded. The cookie remains, so the next page would contain a bearer token of
// the same session again (docs/protocol/auth-and-identity.md#3.1). A mark in storage identifies this session until the
// proxy has ended it.
import type { Session } from './session-record.ts';

/** The key of the mark in local storage. */
export const pendingSignOutKey = 'postern-sign-out';

// 32 of 256 bits: enough to distinguish sessions, far too few to use the mark as a bearer token.
const MARK_LENGTH = 8;

export const signOutMarkOf = ({ accessToken }: Pick<Session, 'accessToken'>): string =>
  accessToken.slice(0, MARK_LENGTH);

/** Whether the user signed out of this session, but the proxy has not ended it. A new sign-in has another token. */
export const matchesSignOutMark = (mark: string | null, session: Pick<Session, 'accessToken'>): boolean =>
  mark === signOutMarkOf(session);

/** Whether a status means that the cookie or bearer token is invalid (docs/protocol/auth-and-identity.md#6.1). */
export const isSessionInvalid = (status: number): boolean => status === 401 || status === 403;
