// Sign-in texts that depend on the account's MFA devices.

/** The next step, by the type of MFA device. */
export const NEXT_STEP_MESSAGES = {
  webauthn: 'Use your security key.',
  otp: 'Enter the code from your authenticator app.',
  none: 'No MFA device is registered for this account.',
} as const;

export const NO_KEY = 'No security key is registered for this account. Ask an administrator to reset your account.';
export const NO_DEVICE_REGISTERED =
  'No MFA device is registered for this account. Ask an administrator to reset your account.';
export const NO_PASSKEY_CHALLENGE = 'The proxy sent no challenge for a passkey.';
