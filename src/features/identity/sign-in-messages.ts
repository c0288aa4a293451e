// Messages of the sign-in page that other pages about accounts share. They are in a file of their own so that the sign-in page
// does not load the rest.

export const USERNAME = 'Username';
export const PASSWORD = 'Password';
export const GO_TO_SIGN_IN = 'Go to sign-in page';
export const STALE_PAGE = 'This page is out of date. Reload it and try again.';
