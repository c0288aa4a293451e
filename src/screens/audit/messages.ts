// Texts of the audit log: its filters, its list and the details of an event.
import type { FilterSearch } from '#features/activity/messages.ts';
import type { NothingFoundMessages } from '#features/activity/nothing-found.tsx';
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';
import type { CoverageMessages, CoveredTimes } from '#features/activity/coverage-note.tsx';

export const EVENT = 'Event';
export const SEARCH_EVENTS = 'Search loaded events';
export const CATEGORY = 'Category';
export const OUTCOME = 'Outcome';
export const EVENT_TYPE = 'Event type';
export const TYPE_SEARCH: FilterSearch = {
  label: 'Search event types',
  emptyText: (text) => `No event types match "${text}".`,
};
/** The heading of the event types that loaded events have. */
export const IN_LOADED_EVENTS = 'In the loaded events';
export const sessionFilterLabel = (session: string): string => `Session ID: ${session}`;
export const requestFilterLabel = (request: string): string => `Access request: ${request}`;

export const eventCount = countFormatter('1 event', 'events');
export const eventsMatch = countFormatter('1 event matches', 'events match');
export const eventsSelected = countFormatter('1 event selected', 'events selected');
/** For example "5,000 events, 2026-11-20 14:02:11 to 2026-11-20 16:40:00 (UTC)." */
const coverageText = (count: number, times: CoveredTimes): string =>
  plural(count, {
    one: `1 event, ${times.from} (${times.zone}).`,
    other: `${formatCount(count)} events, ${times.from} to ${times.to} (${times.zone}).`,
  });

export const COVERAGE: CoverageMessages = {
  covers: coverageText,
  recordCount: countFormatter('1 record.', 'records.'),
  complete: 'All events in this range are loaded.',
  olderMissing: "Older events aren't loaded.",
  newerMissing: "Newer events aren't loaded.",
  atMost: (count) =>
    `Only ${formatCount(count)} events can be loaded. Choose a shorter range or an event type to see others.`,
  searchedSince: (count, time) =>
    plural(count, {
      one: `Looked at 1 event since ${time}.`,
      other: `Looked at ${formatCount(count)} events since ${time}.`,
    }),
  searchedUntil: (count, time) =>
    plural(count, {
      one: `Looked at 1 event until ${time}.`,
      other: `Looked at ${formatCount(count)} events until ${time}.`,
    }),
};
export const LOAD_MORE = 'Load more events';

export const NOT_LOADED = "Couldn't load the audit log";
export const MORE_NOT_LOADED = "Couldn't load more events";
export const NONE_SELECTED = 'No events in this selection';
export const NOTHING_FOUND_MESSAGES: NothingFoundMessages = {
  noMatch: 'No events match these filters',
  searchedCount: (count) =>
    plural(count, { one: 'Searched the 1 loaded event.', other: `Searched the ${formatCount(count)} loaded events.` }),
  noneTitle: 'No events in this range',
  noneHint: 'Sign-ins, sessions and changes to the cluster appear here. Choose a longer range.',
  noneSoFarTitle: 'No events so far',
};

export const EVENT_DETAILS = 'Event details';
export const EVENT_NOT_LOADED = "This event isn't loaded. Load more events, or choose another range or fewer filters.";
export const RELATED = 'Related events';
export const EVENTS_BY_USER = 'Events by this user';
export const EVENTS_ON_RESOURCE = 'Events on this resource';
export const EVENTS_IN_SESSION = 'Events in this session';
export const eventsOfRequest = (request: string): string => `Events of access request ${request}`;
export const FIELDS = 'Fields';
export const JSON_TITLE = 'JSON';
export const COPY_JSON = 'Copy JSON';
export const onlyFirstFields = (shown: number, total: number): string =>
  `Only the first ${formatCount(shown)} of ${formatCount(total)} fields are shown. The JSON has all of them.`;
