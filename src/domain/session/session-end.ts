/**
 * The reason why a session ended without a sign-out. `unknown`: the proxy does not know the session. `otherTab`:
 * another tab reported the end. `unauthorized`: a request was refused with 401. Sign-outs and inactivity are not
 * included, because they always close the page: its content must not stay on the screen.
 */
export type SessionEnd = 'expired' | 'unknown' | 'locked' | 'notRenewed' | 'otherTab' | 'unauthorized';

interface OpenPage {
  /** Whether the page has content that would be lost. */
  hasUnsavedWork: boolean;
  /** The user of the page; undefined until known. */
  user: string | undefined;
}

/** A page stays open only if its user is known: it must not continue for another user who signs in. */
export const keepsPageOpen = (page: OpenPage): page is OpenPage & { user: string } =>
  page.hasUnsavedWork && page.user !== undefined;

/** Whether the session may still exist at the proxy, so that the console must end it there. */
export const mustSignOutAtProxy = (ending: SessionEnd): boolean => ending === 'notRenewed' || ending === 'locked';
