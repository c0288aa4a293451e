// Goes with the session, as what the palette remembers does (docs/behaviour.md#what-the-browser-keeps).
import { recentIn, withRecent, type Recent } from '#domain/workspace/recent.ts';

const KEY = 'postern-recent-sessions';

/** The servers that were connected to last, the last one first. */
export const recentSessions = (): Recent[] => recentIn(localStorage.getItem(KEY));

export const rememberSession = (begun: Recent): void =>
  localStorage.setItem(KEY, withRecent(localStorage.getItem(KEY), begun));
