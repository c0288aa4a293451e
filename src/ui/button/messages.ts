// Labels and messages of buttons and links on many screens.

export const CLOSE = 'Close';
export const GO_HOME = 'Go to home page';
export const GO_TO_SUPPORT = 'Go to Help & Support';

export const COPIED = 'Copied';
export const COPY_FAILED = "Couldn't copy: the browser didn't allow it.";
export const OPENS_IN_NEW_TAB = '(opens another site in a new tab)';
export const OPENS_EMAIL_PROGRAM = '(opens your email program)';
export const FULL_SCREEN = 'Full screen';
export const LEAVE_FULL_SCREEN = 'Exit full screen';
