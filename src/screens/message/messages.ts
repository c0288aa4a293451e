// Texts of the pages that the proxy redirects to after a sign-in. The text of the sign-in link must not change
// (docs/behaviour.md#errors).

export const SIGN_IN_SUCCEEDED = 'You are signed in. You can close this window.';
export const SIGN_IN_FAILED = "Couldn't sign you in.";
export const CALLBACK_FAILED = "Couldn't process the response of the identity provider.";
export const NO_ROLE =
  'You signed in to your identity provider, but you have no role in this cluster. Ask an administrator to grant you one.';
export const SIGN_IN_AGAIN = 'Please attempt to log in again.';
