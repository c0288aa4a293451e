// What the story of a session, a user or an access request says.
import { formatDuration } from '#lib/time.ts';
import { formatCount, plural } from '#lib/text/locale.ts';

export const SHOW_STORY = 'Story';
export const STORY_OF_SESSION = 'Story of this session';
export const STORY_OF_USER = 'Story of this user';
export const storyOfRequest = (request: string): string => `Story of access request ${request}`;

export const storyLabel = (subject: string): string => `Story of ${subject}`;
/** "12 min later". */
export const later = (ms: number): string => `${formatDuration(ms)} later`;
/** "Session on web-01, bob, 12 min, 5 events". */
export const sessionText = (session: { resource: string; user: string; lasted: number; count: number }): string => {
  const { resource, user, lasted, count } = session;
  return plural(count, {
    one: `Session on ${resource}, ${user}, ${formatDuration(lasted)}, 1 event`,
    other: `Session on ${resource}, ${user}, ${formatDuration(lasted)}, ${formatCount(count)} events`,
  });
};
export const UNKNOWN_RESOURCE = 'an unknown resource';
export const UNKNOWN_USER = 'unknown user';
export const SHOW_MORE = 'Show more of the story';
