// Texts of the command palette: hints, search coverage and failures.
import { lockNamed } from '#domain/locks/messages.ts';
import { activityOf } from '#domain/users/messages.ts';
import { SHOW_LOCK, SHOW_USER } from '#lib/messages.ts';
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

export const ACTION_HINT = 'Action';
export const PAGE_HINT = 'Page';
export const COMMAND_HINT = 'Start command';

/** For each kind of listed things: the hint for opening one, and texts about the search. */
export const KIND_MESSAGES = {
  server: {
    show: 'Show server',
    searchAll: (words: string) => `Search all servers for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the servers of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all servers of ${cluster}.`,
  },
  app: {
    show: 'Show application',
    searchAll: (words: string) => `Search all applications for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the applications of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all applications of ${cluster}.`,
  },
  kubeCluster: {
    show: 'Show Kubernetes cluster',
    searchAll: (words: string) => `Search all Kubernetes clusters for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the Kubernetes clusters of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all Kubernetes clusters of ${cluster}.`,
  },
  database: {
    show: 'Show database',
    searchAll: (words: string) => `Search all databases for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the databases of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all databases of ${cluster}.`,
  },
  desktop: {
    show: 'Show desktop',
    searchAll: (words: string) => `Search all desktops for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the desktops of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all desktops of ${cluster}.`,
  },
  user: {
    show: SHOW_USER,
    searchAll: (words: string) => `Search all users for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the users of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all users of ${cluster}.`,
  },
  role: {
    show: 'Show role',
    searchAll: (words: string) => `Search all roles for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the roles of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all roles of ${cluster}.`,
  },
  session: {
    show: 'Show session',
    searchAll: (words: string) => `Search all active sessions for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the active sessions of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all active sessions of ${cluster}.`,
  },
  recording: {
    show: 'Show recording',
    searchAll: (words: string) => `Search all recordings for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the recordings of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all recordings of ${cluster}.`,
  },
  lock: {
    show: SHOW_LOCK,
    searchAll: (words: string) => `Search all locks for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the locks of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all locks of ${cluster}.`,
  },
  token: {
    show: 'Show join token',
    searchAll: (words: string) => `Search all join tokens for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the join tokens of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all join tokens of ${cluster}.`,
  },
  bot: {
    show: 'Show bot',
    searchAll: (words: string) => `Search all bots for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the bots of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all bots of ${cluster}.`,
  },
  connector: {
    show: 'Show auth connector',
    searchAll: (words: string) => `Search all auth connectors for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the auth connectors of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all auth connectors of ${cluster}.`,
  },
  integration: {
    show: 'Show integration',
    searchAll: (words: string) => `Search all integrations for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the integrations of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all integrations of ${cluster}.`,
  },
};

export const clusterNotSearched = (cluster: string): string => `Couldn't search ${cluster}.`;

export const searchedAll = (count: number): string =>
  plural(count, { one: 'Searched 1 resource.', other: `Searched ${formatCount(count)} resources.` });
export const searchedSoFar = (count: number): string => `Searched ${formatCount(count)} resources so far.`;
export const searchedFirst = (count: number): string =>
  `Searched the first ${formatCount(count)} resources. There are more.`;
export const searchedLoaded = (count: number): string =>
  `Searched only the ${formatCount(count)} resources that loaded.`;
export const unreadableRecords = countFormatter('1 record is unreadable.', 'records are unreadable.');

/**
 * The commands: the things that each takes, and the name of the action for a thing.
 */
export const COMMAND_MESSAGES = {
  lock: {
    takes: 'a user, role, bot, server or desktop',
    nameFor: lockNamed,
  },
  reset: {
    takes: 'a local user',
    nameFor: (name: string) => `Reset authentication of ${name}…`,
  },
  activity: {
    takes: 'a user, bot or server',
    nameFor: activityOf,
  },
  watch: {
    takes: 'an active session',
    nameFor: (session: string) => `Watch ${session}`,
  },
  join: {
    takes: 'an active session, as its peer',
    nameFor: (session: string) => `Join ${session}`,
  },
  end: {
    takes: 'an active session, as its moderator',
    nameFor: (session: string) => `End ${session}…`,
  },
  editRole: {
    takes: 'a role',
    nameFor: (role: string) => `Edit the role ${role}`,
  },
  editUser: {
    takes: 'a local user, to change roles or traits',
    nameFor: (user: string) => `Edit the user ${user}`,
  },
} as const;
