// Names of MFA devices, and reasons why sign-in is not possible. Other messages about MFA are in device-messages.ts, so
// that the sign-in page does not load them.

/** The name of keys in all texts. Names of device types are fixed (docs/behaviour.md#names). */
export const HARDWARE_KEY = 'Hardware Key';
export const AUTHENTICATOR_APP = 'Authenticator App';
export const NO_DEVICE = 'None';
export const MFA_DEVICE = 'MFA device';

export const SIGN_IN_OFF = 'Login has not been enabled. Ask an administrator to set up a way to sign in.';
export const CLUSTER_NEEDS_HARDWARE =
  "This cluster requires private keys stored on hardware, which browsers don't support. Sign in with the command line.";
export const ACCOUNT_NEEDS_HARDWARE =
  "Your account requires private keys stored on hardware, which browsers don't support. Sign in with the command line.";

export const TOO_MANY_ATTEMPTS = 'Too many attempts from this address. Wait a minute, then try again.';
