// Messages for a session that is about to end or has ended.
import type { SessionEnd } from '#domain/session/session-end.ts';

export const STAY_SIGNED_IN = 'Stay signed in';
export const STAY_SIGNED_IN_TITLE = 'Stay signed in?';
export const INACTIVITY_MESSAGE = "You haven't used the console for a while.";
export const sessionEndsIn = (time: string): string => `Your session ends in ${time}.`;

export const SESSION_END_MESSAGES: Readonly<Record<SessionEnd, string>> = {
  expired: 'Your session expired.',
  unknown: 'The proxy has ended your session.',
  locked: 'Your access was locked.',
  notRenewed: "Your session couldn't be renewed.",
  otherTab: 'Your session has ended.',
  unauthorized: 'The proxy requires a new sign-in.',
};

export const SIGN_IN_AGAIN = 'Sign in again';
export const WORK_IS_KEPT = 'Your work on this page is kept.';
export const signInAs = (user: string): string => `Sign in as ${user} to continue.`;
export const DISCARD_WORK = 'Sign out and discard work';
export const SIGN_IN_FORM_NOT_LOADED = "Couldn't load the sign-in form. Retry, or sign in in another tab.";
export const POPUP_BLOCKED = 'Pop-up blocked. Allow pop-ups for this site, then try again.';

export const SIGNING_OUT = 'Signing out';
export const SIGN_OUT_NOT_CONFIRMED =
  "You are signed out in this browser, but the proxy hasn't confirmed it. Your session there may stay open for up to 10 minutes.";

export const ADMIN_MFA_MESSAGE = 'The cluster requires multi-factor authentication (MFA) for administrative changes.';
