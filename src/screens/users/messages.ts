// Texts of the users page.
import { userCountText } from '#domain/users/messages.ts';
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

export const USER_LIST_LABELS = {
  counted: userCountText,
  matched: countFormatter('1 user matches', 'users match'),
  search: 'Search users',
  searchHint: 'Search by name, role or type.',
  noMatch: (filters: string) => `No users match ${filters}`,
  notLoaded: "Couldn't load users",
};

/** Texts for proxies that search and paginate. They search only names (docs/protocol/auth-and-identity.md#25.5). */
export const USER_SEARCH_LABELS = {
  ...USER_LIST_LABELS,
  searchHint: 'Search by name.',
  countedSoFar: countFormatter('1 user loaded', 'users loaded'),
  matchedSoFar: countFormatter('1 user matches so far', 'users match so far'),
  moreNotLoaded: "Couldn't load more users",
};

export const NO_USERS_TITLE = 'No users yet';
export const NO_USERS_HINT = 'People who can sign in appear here. Create a user, then send the invite link.';
export const NO_ROLES = 'No roles';
export const LAST_SIGN_IN = 'Last sign-in';
export const NOT_IN_LAST_WEEK = 'Not in the last 7 days';
/** For an audit log with more sign-ins than one request reads. */
export const notSince = (time: string): string => `Not since ${time}`;

export const lockSelected = (count: number): string =>
  plural(count, { one: 'Lock 1 user…', other: `Lock ${formatCount(count)} users…` });
export const lockAtMost = (count: number): string => `Lock at most ${formatCount(count)} users at a time`;

export const USER_GONE_HINT = 'The proxy has no user with this name. The user may have been deleted.';

export const CREATE_USER = 'Create user';
export const EDIT_USER = 'Edit user';
export const DELETE_USER = 'Delete user';

/** Why actions are disabled for users who sign in through a connector. `type` is the sign-in method from the list. */
export const MANAGED_BY_CONNECTOR = {
  edit: (name: string, type: string) => `${name} signs in through ${type}. Change the roles there.`,
  reset: (name: string, type: string) => `${name} signs in through ${type}. Reset the password there.`,
  remove: (name: string, type: string) => `${name} signs in through ${type}. Delete the user there.`,
};
export const A_CONNECTOR = 'an auth connector';
export const belongsToBot = (name: string): string => `${name} belongs to a bot. Manage the bot instead.`;
export const CANNOT_DELETE_SELF = "You can't delete your own user.";

export const confirmDelete = (name: string): string => `Delete user ${name}?`;
export const deleteWarning = (name: string): string =>
  `${name} can't sign in again. Active sessions and locks stay: to end the sessions now, lock the user first.`;
export const userAlreadyDeleted = (name: string): string => `${name} doesn't exist. The user was deleted.`;
export const deleteFailed = (name: string): string => `Couldn't delete ${name}.`;

export const inviteTitle = (name: string): string => `Invite ${name}`;
export const CREATING_LINK = 'Creating the link';
export const CREATE_INVITE = 'Create invite link';
export const inviteNotCreated = (name: string): string => `${name} was created, but there is no invite link yet.`;
export const userSaved = (name: string): string => `Changes to ${name} were saved.`;
