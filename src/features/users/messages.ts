// Texts of the reset of a user, and of the links with which users choose a password.

export const RESET_AUTHENTICATION = 'Reset authentication';
export const confirmReset = (name: string): string => `Reset authentication of ${name}?`;
export const resetWarning = (name: string): string =>
  `This deletes the password and all MFA devices of ${name} now, and earlier invite and reset links stop working.`;
export const signInBlockedUntilReset = (name: string): string =>
  `${name} can't sign in again until the new link is used.`;
export const OWN_RESET_WARNING = 'This is your own user: make sure that you can open the link.';
export const resetFailed = (name: string): string => `Couldn't reset ${name}.`;
export const resetTitle = (name: string): string => `Reset link for ${name}`;
export const INVITE_LINK = 'Invite link';
export const RESET_LINK = 'Reset link';
export const COPY_INVITE = 'Copy invite link';
export const COPY_RESET = 'Copy reset link';
export const sendLink = (name: string): string =>
  `Send this link to ${name} over a channel that you trust. It works once, and it isn't shown again.`;

export const LOCK_USER = 'Lock user';
