// Texts of the sign-in page.

export const SIGN_IN = 'Sign in';
export const signInTo = (cluster: string): string => `Sign in to ${cluster}`;
export const FORGOT_PASSWORD = 'Forgot your password? Ask an administrator for a reset link.';
export const USE_PASSWORD = 'Sign in with a password';
export const USE_PASSKEY = 'Continue with a passkey';
export const continueWith = (provider: string): string => `Continue with ${provider}`;
export const WAITING_FOR_KEY = "Waiting for your security key or passkey. Follow your browser's instructions.";
export const NO_PROVIDER = 'No single sign-on provider is configured. Ask an administrator to add an auth connector.';
/** Completes the sentence "Waiting for …". */
export const PASSWORD_CHECK = 'check of your password';

export const WRONG_CREDENTIALS = "Couldn't sign you in. Check what you entered, then try again.";
export const SIGN_IN_FAILED = "Couldn't sign you in. Try again.";
export const ACCESS_LOCKED =
  'You were signed out because your access is locked. Ask an administrator to delete the lock.';
