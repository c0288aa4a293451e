// What the sign-in page and other pages about accounts say. Apart from other messages, because it needs no more.

export const USERNAME = 'Username';
export const PASSWORD = 'Password';
export const GO_TO_SIGN_IN = 'Go to sign-in page';
export const STALE_PAGE = 'This page is out of date. Reload it and try again.';
