/**
 * How a session ends that nobody left: its time ran out, the proxy knows it no more, its renewal failed, another tab found
 * it ended. A sign-out, here or in another tab, is none of these, nor is inactivity: whoever left, or went away from the
 * screen, left the page too, and what is on it is nobody's to see.
 */
export type Ending = 'expired' | 'unknown' | 'notRenewed' | 'otherTab';

interface Page {
  /** Something on it would be lost. */
  isWorkOpen: boolean;
  /** Whose page it is; undefined while the proxy has not told. */
  user: string | undefined;
}

/** Work stays where it is, as long as its owner can be told from anybody else who signs in. */
export const staysOpen = (page: Page): page is Page & { user: string } => page.isWorkOpen && page.user !== undefined;

/** Whether there may be something left to end at the proxy. */
export const mustEndAtProxy = (ending: Ending): boolean => ending === 'notRenewed';
