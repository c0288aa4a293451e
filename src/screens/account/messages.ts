// Texts of the account page: password, MFA devices and recovery codes.

export const CURRENT_PASSWORD = 'Current password';
export const CHANGE_PASSWORD = 'Change password';
export const PASSWORD_CHANGED = 'Your password was changed.';
export const NO_PASSWORD =
  'You sign in through single sign-on, so there is no password to change here. Change it at your identity provider.';
export const DEVICE_REQUIRED = 'This cluster requires MFA to change a password, and you have no MFA device yet.';
export const VERIFY_TO_CHANGE = 'Use one of your MFA devices to change the password.';

export const ADD_DEVICE = 'Add device';
export const VERIFY_TO_ADD = 'Verify your identity with one of your devices first.';
export const VERIFY_AGAIN = 'Verify again';
export const VERIFICATION_EXPIRED =
  'Your verification expired after 5 minutes. Verify your identity again to continue.';
export const deviceAdded = (name: string): string => `${name} was added.`;

export const DEVICE_TYPE = 'Device type';
export const REGISTERED = 'Registered';
export const LAST_USED = 'Last used';
export const DEVICE_ACTIONS = 'Device actions';
export const PASSKEY = 'Passkey';
export const NO_DEVICES = 'No MFA devices yet';
export const ADD_FIRST_DEVICE_HINT = 'Add an authenticator app or a hardware key. You use it to verify your identity.';

export const REMOVE_DEVICE = 'Remove';
export const confirmRemove = (name: string): string => `Remove ${name}?`;
export const VERIFY_TO_REMOVE =
  "You won't be able to verify your identity with this device. Verify it's you with any of your devices.";
export const deviceRemoved = (name: string): string => `${name} was removed.`;
export const removeDeviceFailed = (name: string): string => `Couldn't remove ${name}.`;

export const NEW_APP = 'Add an authenticator app';
export const NEW_KEY = 'Add a hardware key';
export const NEW_PASSKEY = 'Add a passkey';
export const ADD_PASSKEY = 'Add passkey';
export const ADD_KEY_HINT = 'Have the new hardware key ready. Your browser asks for it when you continue.';
export const ADD_PASSKEY_HINT =
  'A passkey signs you in without a password. Save it on this device, on a phone, or on a security key with a PIN.';
export const WAITING_FOR_NEW_KEY = "Waiting for the new security key. Follow your browser's instructions.";

export const NO_CODES_WITH_SSO =
  'You sign in through single sign-on, so you have no recovery codes. They are for people who sign in with a password.';
export const NO_CODES_WITHOUT_EMAIL =
  "You have no recovery codes. Only accounts whose username is an email address get them, and yours isn't.";
export const CODES_SHOWN_ONCE =
  "You got your recovery codes when you created or reset your account. The proxy can't show them again.";
export const NEW_CODES =
  'To get new codes, ask an administrator to reset your account. A reset also removes your password and all your devices.';
