// Texts of buttons and states on many screens, including the sign-in page.

export const RETRY = 'Retry';
export const DISMISS = 'Dismiss';
export const CANCEL = 'Cancel';
export const CONTINUE = 'Continue';
export const BACK = 'Back';
export const NEXT = 'Next';
export const STAY = 'Stay';
export const LEAVE = 'Leave';

// States of long-running actions.
export const RUNNING = 'Running';
export const FAILED = 'Failed';
