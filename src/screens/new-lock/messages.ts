// Texts of the page that creates locks: targets, duration, consequences and results.
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

export const TARGET_KINDS = 'Kinds of targets';
export const SEARCH_TARGETS = 'Search targets';
export const targetsMatch = countFormatter('1 target matches', 'targets match');
export const targetsMatchSoFar = countFormatter('1 target matches so far', 'targets match so far');
export const NO_MATCH_LABELS = {
  searchHint: 'All words must match.',
  noMatch: (filters: string) => `No targets match ${filters}`,
};
export const TARGETS_NOT_LOADED = "Couldn't load targets";
export const MORE_TARGETS_NOT_LOADED = "Couldn't load more targets";
export const NO_TARGETS_OF_KIND = 'No targets of this kind';
export const SELECT_COLUMN = 'Choose';
export const SELECTED = 'Selected';
/** The accessible name starts with the visible text (WCAG 2.5.3). */
export const selectTarget = (name: string): string => `Select ${name}`;
export const selectedTarget = (name: string): string => `Selected ${name}`;
export const YOU_TAG = 'you';

/** Targets that the user types, because no list of this proxy contains them. */
export const TYPED_TARGETS = {
  login: { label: 'Login name', hint: 'For example root. It is locked for every user, on every server.' },
  device: { label: 'Trusted device ID', hint: 'The ID from the inventory of trusted devices.' },
  bot_instance_id: { label: 'Bot instance ID', hint: 'The ID from the list of bot instances.' },
  access_request: { label: 'Access request ID', hint: 'The ID from the notification or from the audit log.' },
} as const;
export const ADD_TARGET = 'Add target';
export const ALREADY_SELECTED = 'This target is already selected.';

export const TARGETS_TO_LOCK = 'Targets to lock';
export const targetCount = (count: number): string =>
  plural(count, { one: '1 target', other: `${formatCount(count)} targets` });
export const NO_TARGETS = 'No targets selected';
export const CHOOSE_TARGETS = 'Choose what to lock in the list.';
export const SELECT_FIRST = 'Select at least one target first';
export const MESSAGE_HINT = 'Shown to administrators. A locked user may see it too.';
export const DURATIONS = {
  '': 'Until the lock is deleted',
  hour: '1 hour',
  shift: '8 hours',
  day: '1 day',
  week: '7 days',
  until: 'Until a date and time',
} as const;
export const LOCKED_UNTIL = 'Locked until';
export const LOCK_TARGETS = 'Lock targets';
export const lockTargets = (count: number): string =>
  plural(count, { one: 'Lock 1 target', other: `Lock ${formatCount(count)} targets` });
export const retryTargets = (count: number): string =>
  plural(count, { one: 'Retry 1 target', other: `Retry ${formatCount(count)} targets` });
export const targetsLocked = (count: number): string =>
  plural(count, { one: '1 target was locked.', other: `${formatCount(count)} targets were locked.` });
export const lockFailed = (target: string): string => `Couldn't lock ${target}.`;

export const IMMEDIATE_EFFECTS = 'Immediate effect';
export const SESSIONS_END = { one: 'session ends', other: 'sessions end' };
export const SIGNED_OUT = { one: 'person signed out', other: 'people signed out' };
export const RESOURCES_DENIED = { one: 'resource locked', other: 'resources locked' };
export const usersStay = (users: readonly string[]): string =>
  plural(users.length, { one: `${users.join(', ')} stays`, other: `${users.join(', ')} stay` });
export const CHECKING = 'Checking what the lock affects';
export const checkedSessions = (count: number): string =>
  plural(count, {
    one: 'Checked the only active session that you can see.',
    other: `Checked the ${formatCount(count)} active sessions that you can see.`,
  });
export const checkedUsers = (count: number): string =>
  plural(count, {
    one: 'Checked the roles of the only user that you can see.',
    other: `Checked the roles of ${formatCount(count)} users.`,
  });
export const SESSIONS_UNKNOWN = "Couldn't load active sessions, so it is unknown which of them end.";
/** For a list that could not be loaded again. */
export const sessionsOutdated = (count: number): string =>
  plural(count, {
    one: "Couldn't refresh the active sessions. Only the one that was loaded before is checked.",
    other: `Couldn't refresh the active sessions. Only the ${formatCount(count)} that were loaded before are checked.`,
  });
export const USERS_UNKNOWN = "Couldn't load users, so it is unknown who holds a role.";
export const NOT_LISTED_BY_PROXY =
  'Sessions that depend on an MFA device, a trusted device or an access request may end as well. The proxy lists none of these.';

/** Warnings for users who are about to lock themselves out, by type of target. */
export const OWN_ACCESS_WARNINGS = {
  user: (name: string) =>
    `You are ${name}. You will be signed out immediately and can't sign in while the lock is active.`,
  role: (name: string) =>
    `You hold the role ${name}. You will be signed out immediately and can't sign in until you lose it.`,
  login: (name: string) => `You use the login ${name}. You won't be able to connect with it either.`,
  mfa_device: (name: string) => `${name} is your own MFA device. You won't be able to use it to sign in.`,
} as const;
export const LOCK_YOURSELF = 'Lock your own access?';
export const LOCK_OWN_ACCESS = 'Lock my own access';
export const ASK_ADMINISTRATOR = 'Make sure that another administrator can delete the lock.';

export const LEAVE_PAGE_QUESTION = 'Leave this page?';
export const CONFIRM_LEAVE = 'Leave page';
export const NOT_LOCKED_YET = 'Nothing is locked yet. The targets that you selected will be discarded.';
