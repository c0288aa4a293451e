// Texts of the timeline of a session, a user or an access request.
import { formatDuration } from '#lib/time.ts';
import { formatCount, plural } from '#lib/text/locale.ts';

export const SHOW_TIMELINE = 'Story';
export const SESSION_TIMELINE = 'Story of this session';
export const USER_TIMELINE = 'Story of this user';
export const requestTimeline = (request: string): string => `Story of access request ${request}`;

export const timelineLabel = (subject: string): string => `Story of ${subject}`;
/** For example "12 min later". */
export const elapsedLater = (ms: number): string => `${formatDuration(ms)} later`;
/** For example "Session on web-01, bob, 12 min, 5 events". */
export const sessionText = (session: { resource: string; user: string; durationMs: number; count: number }): string => {
  const { resource, user, durationMs, count } = session;
  return plural(count, {
    one: `Session on ${resource}, ${user}, ${formatDuration(durationMs)}, 1 event`,
    other: `Session on ${resource}, ${user}, ${formatDuration(durationMs)}, ${formatCount(count)} events`,
  });
};
export const UNKNOWN_RESOURCE = 'an unknown resource';
export const UNKNOWN_USER = 'unknown user';
export const SHOW_MORE_EVENTS = 'Show more of the story';
