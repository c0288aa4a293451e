// Messages for verifying the user's identity, adding MFA devices and choosing passwords.

export const DEVICE_NAME = 'Device name';
export const DEVICE_NAME_HINT = 'Choose a name that you will recognize in your list of devices.';
export const ADD_KEY = 'Add hardware key';
export const ADD_APP = 'Add authenticator app';
export const CREATE_PASSKEY = 'Create passkey';

export const NEW_PASSWORD = 'New password';
export const CONFIRM_PASSWORD = 'Confirm password';
export const passwordRule = (characters: number): string => `At least ${characters} characters.`;

export const WAITING_FOR_PROXY = 'Waiting for the proxy';
export const MFA_DEVICES = 'your MFA devices';
export const NEW_DEVICE_CHALLENGE = 'challenge for the new device';
export const USE_KEY = 'Have your security key or passkey ready. Your browser asks for it when you continue.';
export const WAITING_FOR_KEY = "Waiting for your security key. Follow your browser's instructions.";

export const QR_CODE = 'QR code that adds this account to an authenticator app';
export const SCAN_QR_CODE = 'Scan the QR code with your authenticator app, then enter the 6-digit code.';
export const CANNOT_SCAN = "Can't scan it? Enter this secret in the app instead:";
export const COPY_SECRET = 'Copy secret';

export const RECOVERY_CODES = 'Recovery codes';
export const RECOVERY_CODES_INTRO =
  "Each code lets you in once if you lose your password or your MFA device. The codes won't be shown again. Store them where you can reach them without this device.";
export const COPY_CODES = 'Copy codes';
export const DOWNLOAD_CODES = 'Download codes';
export const PRINT_CODES = 'Print codes';
export const CODES_SAVED = "I've saved my recovery codes";
export const SAVE_CODES_FIRST = "Save the codes first. They won't be shown again.";
