// Texts of the active sessions list.
import { SESSIONS_NOT_LOADED } from '#features/active-sessions/messages.ts';
import { countFormatter } from '#lib/text/locale.ts';

export const nameWithLogin = (name: string, login: string): string => `${name} as ${login}`;

export const NEEDS_MODERATOR = 'Needs a moderator';
export const NO_PARTICIPANTS = 'No participants';
export const MODERATED = 'Moderated';

export const SESSION_LIST_LABELS = {
  counted: countFormatter('1 session', 'sessions'),
  matched: countFormatter('1 session matches', 'sessions match'),
  search: 'Search active sessions',
  searchHint: 'Search by name, address, ID, user, login or duration.',
  noMatch: (filters: string) => `No active sessions match ${filters}`,
  notLoaded: SESSIONS_NOT_LOADED,
};

export const noSessionsHint = (cluster: string): string =>
  `Sessions in ${cluster} that you can access appear here. To start one, connect to a server.`;
export const NOT_IN_PLAN = 'You can view active sessions. To join or moderate them, contact your account team.';

export const STARTED_BY = 'Started by';
export const STARTED = 'Started';
export const SESSION_ENDED = 'Not active';
export const SESSION_ENDED_HINT = 'This session has ended, or your roles no longer show it.';

export const manageSession = (owner: string, name: string): string => `Manage the session of ${owner} on ${name}`;
