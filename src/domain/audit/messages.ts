// Texts about events, except the messages of codes.
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

/** Marks an event whose code is not in the catalog. */
export const NOT_IN_CATALOG = 'Not in the catalog';

export const EVENT_WITHOUT_TYPE = 'Event without a type';

// Titles, and templates of messages, for events whose codes are not in the catalog.
export const failedTo = (verb: string): string => `Failed to ${verb}`;
export const failedToDo = (verb: string, kind: string): string => `Failed to ${verb} ${kind}`;
export const EVENT_OF_TYPE = 'Event of type {type}[[ by {actor}]][[ on {name}]]';
export const FAILED_EVENT_OF_TYPE = 'Event of type {type}[[ by {actor}]][[ on {name}]] failed[[: {error}]]';
export const EVENT_WITH_CODE = 'Event with code {code}[[ by {actor}]][[ on {name}]]';
export const FAILED_EVENT_WITH_CODE = 'Event with code {code}[[ by {actor}]][[ on {name}]] failed[[: {error}]]';
export const actorDid = (verb: string): string => `{actor} ${verb}[[ {kind}]][[ {name}]][[: {error}]]`;
export const actorFailedTo = (verb: string): string => `{actor} failed to ${verb}[[ {kind}]][[ {name}]][[: {error}]]`;
export const resourceWas = (verb: string): string => `{Kind}[[ {name}]] was ${verb}[[: {error}]]`;
export const resourceDid = (verb: string): string => `{Kind}[[ {name}]] ${verb}[[: {error}]]`;
export const resourceFailedTo = (verb: string): string => `{Kind}[[ {name}]] failed to ${verb}[[: {error}]]`;
export const failedWithoutActor = (verb: string): string => `Failed to ${verb} {kind}[[ {name}]][[: {error}]]`;

/** Replaces the host name of the auth service where an event has it as its user. */
export const AUTH_SERVICE = 'the auth service';

export const fileCountText = (count: number): string =>
  plural(count, { one: '1 file', other: `${formatCount(count)} files` });

/** The title of an unreadable record in an export. */
export const UNREADABLE_RECORD = 'Unreadable record';
