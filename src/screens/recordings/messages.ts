// Messages of the list of recordings.
import type { LengthRange, SessionMode } from '#domain/recording/recording-rows.ts';
import type { CoverageMessages } from '#features/activity/coverage-note.tsx';
import type { NothingFoundMessages } from '#features/activity/nothing-found.tsx';
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

export const START_IN_UTC = 'Start (UTC)';
export const START_LOCAL = 'Start (local)';
export const END_IN_UTC = 'End (UTC)';
export const END_LOCAL = 'End (local)';

export const environmentFilterLabel = (value: string): string => `Environment: ${value}`;
export const MODE = 'Mode';
export const MODE_LABELS: Readonly<Record<SessionMode, string>> = {
  interactive: 'Interactive',
  command: 'Single command',
};
export const LENGTH = 'Length';
export const LENGTH_LABELS: Readonly<Record<LengthRange, string>> = {
  'under-1-minute': 'Under 1 minute',
  'under-10-minutes': '1 to 10 minutes',
  'under-1-hour': '10 to 60 minutes',
  'over-1-hour': '1 hour or longer',
};
export const lengthFilterLabel = (length: string): string => `Length: ${length}`;
export const ORDER = 'Order';
export const orderLabel = (order: string): string => `${order}, order`;
/** For orders that only the header of the table offers. */
export const OTHER_ORDER = 'As in the table';
/** By the parameter in the address. */
export const ORDER_LABELS = {
  'end:desc': 'Newest first',
  'end:asc': 'Oldest first',
  'duration:desc': 'Longest first',
  'duration:asc': 'Shortest first',
  'name:asc': 'By name',
};

export const manageRecording = (name: string, end: string): string =>
  `Manage the recording on ${name} that ended ${end}`;
export const SEARCH_RECORDINGS = 'Search loaded recordings';
export const typeFilterLabel = (type: string): string => `Type: ${type}`;
export const recordingCount = (count: number): string =>
  plural(count, { one: '1 recording', other: `${formatCount(count)} recordings` });
export const recordingsMatch = countFormatter('1 recording matches', 'recordings match');

export const COVERAGE: CoverageMessages = {
  covers: (count, { from, to, zone }) =>
    plural(count, {
      one: `1 session, ended ${from} (${zone}).`,
      other: `${formatCount(count)} sessions, ended ${from} to ${to} (${zone}).`,
    }),
  recordCount: countFormatter('1 session that has no time.', 'sessions that have no time.'),
  complete: 'All sessions that ended in this range are loaded.',
  olderMissing: "Older sessions aren't loaded.",
  newerMissing: "Newer sessions aren't loaded.",
  atMost: (count) => `Only ${formatCount(count)} sessions can be loaded. Choose a shorter range to see others.`,
  searchedSince: (count, time) =>
    plural(count, {
      one: `Looked at 1 session that ended since ${time}.`,
      other: `Looked at ${formatCount(count)} sessions that ended since ${time}.`,
    }),
  searchedUntil: (count, time) =>
    plural(count, {
      one: `Looked at 1 session that ended until ${time}.`,
      other: `Looked at ${formatCount(count)} sessions that ended until ${time}.`,
    }),
};

export const LOAD_MORE = 'Load more recordings';
export const MORE_NOT_LOADED = "Couldn't load more recordings";
export const NOTHING_FOUND_MESSAGES: NothingFoundMessages = {
  noMatch: 'No recordings match these filters',
  searchedCount: (count) =>
    plural(count, {
      one: 'Searched the 1 loaded recording.',
      other: `Searched the ${formatCount(count)} loaded recordings.`,
    }),
  noneTitle: 'No recordings in this range',
  noneHint: 'Sessions appear here after they end. Choose a longer range.',
  noneSoFarTitle: 'No recordings so far',
};

export const RECORDING = 'Recording';
export const RECORDING_NOT_LOADED = "This recording isn't loaded. Choose another range or fewer filters.";
