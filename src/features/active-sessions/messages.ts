// Texts about active sessions, and of the menu to join one.
import type { ParticipantMode } from '#domain/terminal/participant-modes.ts';
import { countFormatter, formatCount } from '#lib/text/locale.ts';

export const JOIN = 'Join';
export const joinSession = (owner: string, name: string): string => `Join the session of ${owner} on ${name}`;
export const INVALID_SESSION_ID = "The ID of this session can't be used in an address";

/** For each mode: its menu label, a note on what it allows, and the reason if it is disabled. */
export const JOIN_MODES: Readonly<Record<ParticipantMode, { label: string; note: string; missing: string }>> = {
  observer: {
    label: 'Join as observer',
    note: 'Watch without typing',
    missing: "Your roles don't let you observe this session",
  },
  moderator: {
    label: 'Join as moderator',
    note: 'Watch, and end the session if necessary',
    missing: "Your roles don't let you moderate this session",
  },
  peer: {
    label: 'Join as peer',
    note: 'Type in the session',
    missing: "Your roles don't let you type in this session",
  },
};

export const NO_ACTIVE_SESSIONS = 'No active sessions';
export const ENVIRONMENTS_NOT_LOADED =
  "Couldn't load the environments of the sessions, so sessions in production are not marked.";
export const environmentsIncomplete = (limit: number): string =>
  `Environments are loaded for ${formatCount(limit)} resources of each kind, so other sessions in production are not marked.`;
export const SESSIONS_NOT_LOADED = "Couldn't load active sessions";
export const SESSION_ID = 'Session ID';
export const asLogin = (login: string): string => `as ${login}`;
/** The users of a session besides its owner. */
export const withOthers = (users: string): string => `with ${users}`;
export const moreSessions = countFormatter('1 more session', 'more sessions');
export const EVENTS_OF_SESSION = 'Events of session';
