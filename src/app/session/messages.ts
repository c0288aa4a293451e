// What is said over open work when its session has ended.
import type { Ending } from '#domain/session/ending.ts';

export const ENDED: Readonly<Record<Ending, string>> = {
  expired: 'Your session expired.',
  unknown: 'The proxy has ended your session.',
  notRenewed: 'Your session could not be renewed.',
  otherTab: 'Your session has ended.',
};

export const KEPT = 'What is open on this page is kept.';

export const FORM_NOT_LOADED = "Couldn't load the sign-in form. Retry, or sign in in another tab.";
