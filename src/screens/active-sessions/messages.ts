// Texts of the active sessions list.
import { countFormatter } from '#lib/text/locale.ts';

export const SESSION_ID = 'Session ID';
export const copySessionId = (name: string): string => `Copy session ID of ${name}`;
export const nameWithLogin = (name: string, login: string): string => `${name} as ${login}`;
export const asLogin = (login: string): string => `as ${login}`;

export const NEEDS_MODERATOR = 'Needs a moderator';
export const NO_PARTICIPANTS = 'No participants';
export const MODERATED = 'Moderated';

export const SESSION_LIST_LABELS = {
  counted: countFormatter('1 session', 'sessions'),
  matched: countFormatter('1 session matches', 'sessions match'),
  search: 'Search active sessions',
  searchHint: 'Search by name, address, ID, user, login or duration.',
  noMatch: (filters: string) => `No active sessions match ${filters}`,
  notLoaded: "Couldn't load active sessions",
};

export const NO_SESSIONS_TITLE = 'No active sessions';
export const noSessionsHint = (cluster: string): string =>
  `Sessions in ${cluster} that you can access appear here. To start one, connect to a server.`;
export const NOT_IN_PLAN = 'You can view active sessions. To join or moderate them, contact your account team.';
