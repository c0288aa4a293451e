// What is said about events beside the messages of their codes.
import { formatCount, plural } from '#lib/text/locale.ts';

export const AUTHENTICATION = 'Authentication';
export const MFA = 'MFA';
export const USERS = 'User accounts';
export const ACCESS_REQUESTS = 'Access requests';
export const ACCESS_LISTS = 'Access lists';
export const LOCKS = 'Locks';
export const SSH_SESSIONS = 'SSH sessions';
export const FILE_TRANSFERS = 'File transfers';
export const APPLICATIONS = 'Application access';
export const DATABASES = 'Database access';
export const DESKTOPS = 'Desktop access';
export const CONNECTORS = 'Auth connectors';
export const SAML_PROVIDER = 'SAML identity provider';
export const TRUSTED_DEVICES = 'Trusted devices';
export const MACHINES = 'Bots and workloads';
export const JOINING = 'Joining';
export const TRUSTED_CLUSTERS = 'Trusted clusters';
export const INTEGRATIONS = 'Integrations';
export const BILLING = 'Billing';
export const OTHER = 'Other';

export const SUCCESS = 'Success';
export const FAILURE = 'Failure';
export const OBSERVATION = 'Observation';

/** The message of an event whose code is not in the catalogue, as a template. */
export const UNKNOWN_EVENT = 'Unknown event {event}[[ with code {code}]]';

/** In place of the name that its host has. */
export const AUTH_SERVICE = 'the auth service';

export const fileCount = (count: number): string =>
  plural(count, { one: '1 file', other: `${formatCount(count)} files` });

/** In an export, in place of a title. */
export const UNREADABLE_RECORD = 'Unreadable record';
