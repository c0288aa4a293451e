// What buttons of many screens say, the sign-in page among them.

export const RETRY = 'Retry';
export const DISMISS = 'Dismiss';
export const CANCEL = 'Cancel';
export const CONTINUE = 'Continue';
export const BACK = 'Back';
export const NEXT = 'Next';
export const STAY = 'Stay';
export const LEAVE = 'Leave';

// States of what takes its time.
export const RUNNING = 'Running';
export const FAILED = 'Failed';
