// Texts of the account page: password, MFA devices, recovery codes and the user's own access.
import { formatCount, plural } from '#lib/text/locale.ts';

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

export const ROLES_AND_PERMISSIONS = 'Roles and permissions';
export const YOU_HAVE_NO_ROLES = 'You have no roles.';
export const YOUR_USER_NOT_LOADED = "Couldn't load your roles and traits";
export const openRoleLabel = (role: string): string => `Open role ${role}`;
export const REQUEST_ROLES_MISSING = "The roles of your access request aren't in this list.";

export const NO_TRAITS = 'You have no traits.';
export const ONLY_KNOWN_TRAITS =
  'This proxy sends only the traits for logins, databases, Kubernetes, Windows and AWS. You may have others.';

export const PERMISSIONS = 'Permissions';
export const PERMISSIONS_NOTE = 'The total of what the proxy allows you. Roles can limit an action to some resources.';
export const NO_PERMISSIONS = 'Your roles allow nothing in this console.';
export const DESKTOP_SESSIONS = 'Desktop sessions';
export const ALLOWED = 'Allowed';
export const NOT_ALLOWED = 'Not allowed';
/** For permissions that a newer proxy sends and this console does not know. */
export const otherPermissions = (permissions: readonly string[]): string =>
  `Not known here: ${permissions.join(', ')}.`;
export const notAllowedKinds = (kinds: readonly string[]): string => `No permission for: ${kinds.join(', ')}.`;

export const SESSIONS_AND_DEVICES = 'Sessions and devices';
export const THIS_SESSION = 'This session';
export const SIGNED_IN_AS = 'Signed in as';
export const SESSION_ENDS = 'Ends';
export const endTime = (relative: string, exact: string): string => `${relative} (${exact})`;
/** On 14.x, for sessions that were opened with the page (docs/protocol/auth-and-identity.md#3.2). */
export const endKnownAfterRenewal = (relative: string): string =>
  `The proxy sends the end of the session with the next renewal, ${relative}.`;
export const INACTIVITY = 'Inactivity';
export const NO_INACTIVITY_TIMEOUT = 'No timeout';
export const signedOutAfter = (duration: string): string => `You are signed out after ${duration} without activity.`;
export const ASSUMED_REQUEST = 'Assumed access request';
export const REQUEST_ENDS_WITH_SESSION = 'The access request ends with this session at the latest.';

export const MANAGE_DEVICES = 'Manage devices';
export const deviceCountText = (count: number): string =>
  count === 0 ? NO_DEVICES : plural(count, { one: '1 device', other: `${formatCount(count)} devices` });

export const SIGN_INS = 'Your sign-ins, last 30 days';
export const NO_SIGN_INS = 'No sign-ins in the last 30 days.';
export const NO_SIGN_INS_FOUND = 'No sign-ins found.';
export const SIGN_INS_NOT_LOADED = "Couldn't load your sign-ins";
