// Filters and sorts the loaded recordings.
import { environmentOf } from '#domain/workspace/environment.ts';
import { compareNames } from '#lib/text/locale.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { durationText } from './duration-text.ts';
import { playabilityOf, type RecordingRow, type RecordingType } from './recording-row.ts';

/** What the recordings must match. An empty text or list matches every recording. */
export interface RecordingFilter {
  text: string;
  types: readonly RecordingType[];
  users: readonly string[];
  resources: readonly string[];
  /** Values of the label for environments. */
  environments: readonly string[];
  modes: readonly SessionMode[];
  lengths: readonly LengthRange[];
}

/** Whether a session had a terminal or screen, or ran one command. */
export const SESSION_MODES = ['interactive', 'command'] as const;
export type SessionMode = (typeof SESSION_MODES)[number];

const MINUTE_MS = 60_000;

/** The upper bounds of the lengths, in milliseconds. */
const LENGTH_BOUNDS_MS = {
  'under-1-minute': MINUTE_MS,
  'under-10-minutes': 10 * MINUTE_MS,
  'under-1-hour': 60 * MINUTE_MS,
  'over-1-hour': Infinity,
};
export type LengthRange = keyof typeof LENGTH_BOUNDS_MS;
export const LENGTH_RANGES = Object.keys(LENGTH_BOUNDS_MS) as LengthRange[]; // `Object.keys` loses the type

export const modeOf = ({ isCommand }: RecordingRow): SessionMode => (isCommand ? 'command' : 'interactive');

/** The shortest range that contains the length; undefined if the length is unknown. */
export const lengthRangeOf = ({ durationMs }: RecordingRow): LengthRange | undefined =>
  durationMs === undefined ? undefined : LENGTH_RANGES.find((range) => durationMs < LENGTH_BOUNDS_MS[range]);

export interface RecordingQuery {
  filter: RecordingFilter;
  order: { field: string; dir: 'asc' | 'desc' };
  /** The database protocols that the proxy can play. */
  protocols: readonly string[];
  /** The key of the label for environments; undefined for the common labels. */
  environmentLabel: string | undefined;
}

/** The raw value of the label for environments; empty if the resource has none. */
export const environmentValueOf = ({ labels }: RecordingRow, environmentLabel: string | undefined): string =>
  environmentOf(labels, environmentLabel)?.value ?? '';

const compareEnd = (a: RecordingRow, b: RecordingRow): number => a.endedMs - b.endedMs;

// Unknown values come first in ascending order.
const sortableStartOf = ({ startedMs }: RecordingRow): number => startedMs ?? -Infinity;
const sortableDurationOf = ({ durationMs }: RecordingRow): number => durationMs ?? -1;
const usersTextOf = ({ users }: RecordingRow): string => users.join(', ');
const compareNumbers = (a: number, b: number): number => (a === b ? 0 : a - b);

const COMPARATORS = new Map<string, (a: RecordingRow, b: RecordingRow) => number>([
  ['end', compareEnd],
  ['start', (a, b) => compareNumbers(sortableStartOf(a), sortableStartOf(b))],
  ['duration', (a, b) => sortableDurationOf(a) - sortableDurationOf(b)],
  ['name', (a, b) => compareNames(a.name, b.name)],
  ['users', (a, b) => compareNames(usersTextOf(a), usersTextOf(b))],
  ['type', (a, b) => compareNames(a.otherType ?? a.type, b.otherType ?? b.type)],
]);

export const SORT_FIELDS: readonly string[] = [...COMPARATORS.keys()];

const includesAny = <T>(allowed: readonly T[], values: readonly T[]): boolean =>
  allowed.length === 0 || values.some((value) => allowed.includes(value));

/** The matching recordings, sorted. Unreadable records come last, and only if no filter is set. */
export function recordingRows(
  rows: readonly (RecordingRow | UnreadableEntry)[],
  { filter, order, protocols, environmentLabel }: RecordingQuery,
): (RecordingRow | UnreadableEntry)[] {
  const { text, types, users, resources, environments, modes, lengths } = filter;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const searchableTextOf = (row: RecordingRow): string =>
    [row.searchableText, row.otherType ?? row.type, playabilityOf(row, protocols), durationText(row.durationMs)]
      .join('\n')
      .toLowerCase();
  const matchesQuery = (row: RecordingRow): boolean => {
    const matchesFilters =
      includesAny(types, [row.type]) &&
      includesAny(users, row.users) &&
      includesAny(resources, [row.name]) &&
      includesAny(environments, [environmentValueOf(row, environmentLabel)]) &&
      includesAny(modes, [modeOf(row)]) &&
      includesAny<LengthRange | undefined>(lengths, [lengthRangeOf(row)]);
    if (!matchesFilters || words.length === 0) return matchesFilters;
    const rowText = searchableTextOf(row);
    return words.every((word) => rowText.includes(word));
  };
  const compare = COMPARATORS.get(order.field) ?? compareEnd;
  const sign = order.dir === 'asc' ? 1 : -1;
  const matchingRows = rows.filter((row) => row.ok).filter(matchesQuery);
  const isFiltered = Object.values({ ...filter, text: words }).some(({ length }) => length > 0);
  return [
    ...matchingRows.toSorted((a, b) => sign * compare(a, b) || compareEnd(b, a)),
    ...(isFiltered ? [] : rows.filter((row) => !row.ok)),
  ];
}
