// Texts of the parts that the details of several kinds of things share.
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

export const detailsSections = (name: string): string => `Details of ${name}`;

export const OVERVIEW = 'Overview';
export const ACTIVITY = 'Activity';
export const ACCESS = 'Access';

export const copyValue = (term: string): string => `Copy ${term}`;

export const SESSIONS_NOW = 'Active sessions';

export const DURING_SESSION = 'During the session';
export const OPEN_RECORDINGS = 'Open in recordings';
export const NO_RECORDINGS = 'No recordings in the last 7 days.';
export const NO_RECORDINGS_FOUND = 'No recordings found.';

export const OPEN_AUDIT_LOG = 'Open in audit log';
export const NO_EVENTS = 'No events in the last 7 days.';
export const NO_EVENTS_FOUND = 'No events found.';
export const EVENTS_NOT_LOADED = "Couldn't load events";
/** For a list that has more records than the console has searched. */
export const searchedSince = (count: number, time: string): string =>
  plural(count, {
    one: `Searched only the newest record, from ${time} (UTC).`,
    other: `Searched only the newest ${formatCount(count)} records, back to ${time} (UTC).`,
  });

/** For users and bots if there are leaf clusters. */
export const onlyOfCluster = (cluster: string): string =>
  `Only from ${cluster}. Each cluster has its own sessions and audit log.`;

export const LOCKED = 'Locked';
/** Names the user, for subjects with more than one. */
export const userLocked = (user: string): string => `${user} is locked`;
export const userLockedBy = (user: string, author: string): string => `${user} is locked by ${author}`;
export const lockedBy = (author: string): string => `Locked by ${author}`;
/** For a lock that denies access only if these other targets match too. */
export const lockedWith = (targets: string): string => `only together with ${targets}`;
export const lockedUntil = (time: string): string => `until ${time}`;
export const SHOW_LOCKS = 'Show locks';
export const LOCKS_NOT_LOADED = "Couldn't check for locks";

export const ALL_FIELDS = 'All fields';
export const COPY_FIELDS = 'Copy all fields';

export const MAY_CONNECT = 'Roles that may connect';
export const ROLE_RULES =
  'By the labels that each role allows and denies. Another role of the same user can deny access.';
export const DEPENDS_ON_USER = 'depends on the user';
export const NO_ROLE_CONNECTS = 'No role allows these labels.';
export const SOME_ROLES_UNREADABLE = "Some roles can't be read, so they are missing here.";
export const ONLY_FIRST_ROLES = 'Only a part of the roles is loaded, so others may be missing.';

export const ALL_RESOURCES = 'All';
export const BY_EXPRESSION = 'By an expression';
export const ALLOWS_NO_RESOURCES = 'Allows no servers, applications, databases, clusters or desktops.';
export const LOCK = 'Lock';
export const ROLES_GIVE = 'What the roles allow';
export const HAS_NO_ROLES = 'Without a role, there is no access.';
export const ROLE_NOT_LISTED = "This role isn't in the list of roles, or can't be read.";

export const NOT_IN_LIST = 'Not in the list';

export const eventsFound = countFormatter('1 event found', 'events found');
export const failedCount = countFormatter('1 event failed', 'events failed');
