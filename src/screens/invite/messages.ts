// Texts of invitations and resets.

export const INVITE_TEXTS = {
  page: 'Create your account',
  welcome: (root: string) => `Welcome to ${root}`,
  about: 'You have been invited. Choose how you sign in. It takes a minute.',
  done: 'Your account is ready',
};
export const RESET_TEXTS: typeof INVITE_TEXTS = {
  page: 'Reset your password',
  welcome: (root) => `Reset your password for ${root}`,
  about: 'Your password and your MFA devices no longer work. Set new ones to sign in again.',
  done: 'Your password was reset',
};

export const ALREADY_SIGNED_IN = 'Someone is already signed in to this browser. Their session ends when you finish.';
export const OPENING_LINK = 'Opening the link';
export const LINK_INVALID = 'This link is invalid or has expired.';
export const ASK_FOR_LINK = 'If you already used it, sign in. Otherwise, ask an administrator for a new link.';
export const LOCAL_ACCOUNTS_OFF =
  "Local accounts are turned off in this cluster, so this link can't be used. Sign in another way, or ask an administrator.";

export const CHOOSE_SIGN_IN_METHOD = 'Choose how you sign in';
export const SET_YOUR_PASSWORD = 'Set your password';
export const SET_A_PASSWORD = 'Set a password';
export const SET_PASSWORD = 'Set password';
export const ADD_MFA_DEVICE = 'Add an MFA device';
export const WITHOUT_MFA = 'Continue without MFA';
export const CREATE_A_PASSKEY = 'Create a passkey';
export const KEY_HELP = 'Have your hardware key ready. Your browser asks for it after you name it.';
export const NO_MFA_HELP =
  'Without MFA, anyone who learns your password can sign in. You can add an MFA device later in Account Settings.';
export const PASSKEY_HELP =
  'A passkey replaces your password. This device, your phone, or a security key verifies your identity with a fingerprint, your face, or a PIN.';

export const SAVE_CODES = 'Save your recovery codes';
export const recoveryCodesTitle = (user: string, root: string): string => `Recovery codes for ${user} on ${root}`;

export const LINK_NOT_OPENED = "Couldn't open the link. Try again.";
export const STEP_FAILED = "Couldn't finish this step. Try again.";
export const WRONG_CODE =
  'Incorrect code. Enter the next code that your app shows. If you opened this link in another tab, reload the page for a new QR code.';
