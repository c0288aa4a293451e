// Texts about MFA devices and passwords, and explanations of the proxy's refusals.

export const MFA_DEVICES = 'MFA devices';
export const VERIFY_IDENTITY = 'Verify your identity';

export const SSO_DEVICE = 'Single sign-on';

export const MFA_OFF = 'Multi-factor authentication is turned off in this cluster, so MFA devices are not used.';
export const LAST_REQUIRED_DEVICE =
  'This cluster requires MFA, and this is your last device for it. Add another device first.';
export const HARDWARE_KEYS_ONLY = 'This cluster accepts hardware keys only.';
export const AUTHENTICATOR_APPS_ONLY = 'This cluster accepts authenticator apps only.';
export const NO_PASSKEYS = "This cluster doesn't allow passkeys.";
export const NO_USABLE_DEVICE = 'None of your devices can verify your identity in this cluster.';

export const DEVICE_NAME_MISSING = 'Enter a name for the device.';
export const deviceNameTooLong = (bytes: number): string => `Use a shorter name. The limit is ${bytes} bytes.`;
export const DEVICE_NAME_TAKEN = 'You already have a device with this name.';

export const passwordTooShort = (characters: number): string => `Use at least ${characters} characters.`;
export const passwordTooLong = (bytes: number): string => `Use a shorter password. The limit is ${bytes} bytes.`;
export const PASSWORDS_DIFFER = "The passwords don't match.";

export const WRONG_CODE = 'Incorrect code. Enter the code that your app shows now.';
export const USED_CODE = 'This code was already used. Wait until your app shows the next one.';
export const KEY_NOT_ACCEPTED = "The proxy didn't accept this security key. Use another one.";
export const WRONG_PASSWORD = 'This is not your current password.';
export const WRONG_PASSWORD_OR_CODE = 'Incorrect current password or one-time code.';
export const ACCOUNT_LOCKED = 'Too many incorrect attempts. Your account is locked for about 20 minutes.';
export const MFA_NOT_ENABLED = 'Multi-factor authentication is turned off in this cluster.';

export const NO_CHALLENGE = 'The proxy sent no challenge.';
export const NO_KEY_CHALLENGE = 'The proxy sent no challenge for a security key.';
export const KEY_NOT_REQUESTED = "The proxy didn't ask for a security key.";
export const NO_PRIVILEGE_TOKEN = 'The proxy sent no token.';
