// Sign-in messages that other account pages share. In a separate file, so that the sign-in page does not load the other
// messages.

export const USERNAME = 'Username';
export const PASSWORD = 'Password';
export const GO_TO_SIGN_IN = 'Go to sign-in page';
export const STALE_PAGE = 'This page is out of date. Reload it and try again.';
