/**
 * How a session ends without a sign-out: it expired, the proxy does not know it any more, a lock denies its user, its
 * renewal failed, another tab found it ended, a call was refused with 401. A sign-out, here or in another tab, is none of these, nor is inactivity: a user who signs out or goes away
 * leaves the page too, and its content must not stay on screen.
 */
export type SessionEnd = 'expired' | 'unknown' | 'locked' | 'notRenewed' | 'otherTab' | 'unauthorized';

interface OpenPage {
  /** Something on it would be lost. */
  hasUnsavedWork: boolean;
  /** Whose page it is; undefined while it is not known. */
  user: string | undefined;
}

/** Work stays where it is, as long as its owner is known from any other user who signs in. */
export const keepsPageOpen = (page: OpenPage): page is OpenPage & { user: string } =>
  page.hasUnsavedWork && page.user !== undefined;

/** Whether the session may still be open at the proxy. */
export const mustSignOutAtProxy = (ending: SessionEnd): boolean => ending === 'notRenewed' || ending === 'locked';
