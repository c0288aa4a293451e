// Texts that many screens share: labels, buttons, times and general errors.

export const UNKNOWN = 'Unknown';
/** Marks a kind that a newer proxy sends and this console has no description of. */
export const unknownKindLabel = (kind: string): string => `${kind} (not known here)`;
export const OR = 'or';
export const removeLabel = (name: string): string => `Remove ${name}`;
export const NEVER = 'never';
export const UNDER_A_MINUTE = 'under a minute';
export const ROLES = 'Roles';
export const EDIT_ROLES = 'Edit roles';
export const LOGIN = 'Login';
export const LOGINS = 'Logins';
export const DELETE = 'Delete';
export const MANAGE = 'Manage';
export const manageLabel = (name: string): string => `Manage ${name}`;
export const DETAILS = 'Details';
export const STATUS = 'Status';
export const deletedMessage = (name: string): string => `${name} was deleted.`;
export const DATABASE_USERS = 'Database users';
export const DATABASE_NAMES = 'Database names';
export const KUBERNETES_USERS = 'Kubernetes users';
export const KUBERNETES_GROUPS = 'Kubernetes groups';
export const WINDOWS_LOGINS = 'Windows logins';
export const GO_TO_INTEGRATIONS = 'Go to integrations';
export const CONNECTED = 'Connected';
export const MFA_REQUIRED = 'MFA required';
export const dismissLabel = (messageStart: string): string => `Dismiss: ${messageStart}`;
export const EXPIRES = 'Expires';
export const expiryMessage = (relative: string, exact: string): string => `Expires ${relative} (${exact}).`;
export const SHOW_TOKEN = 'Show token';
export const SHOW_YAML = 'Show YAML';
export const WARNING = 'Warning';
export const SELECT = 'Select';
export const AWS_ACCOUNT = 'AWS account';

export const UNEXPECTED_ERROR = 'Something went wrong in the console. Try again, or reload the page.';
export const RECORD_TOO_DEEP = 'This record is nested too deeply to be shown.';
export const RESPONSE_TOO_LARGE = "The proxy's answer is larger than 64 MB, so it was not loaded.";

export const STORAGE_BLOCKED = 'This browser blocks site data for this address.';
export const STORAGE_FULL = 'This browser has no room left for the data of this address.';

/** Users in a session on a resource, such as "ben on web-01". */
export const onResource = (users: string, resource: string): string => `${users} on ${resource}`;

export const SHOW_USER = 'Show user';
export const SHOW_LOCK = 'Show lock';

export const ENTER_DATE_AND_TIME = 'Enter a date and a time.';
