// Filters and sorts the loaded recordings.
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
}

export interface RecordingQuery {
  filter: RecordingFilter;
  order: { field: string; dir: 'asc' | 'desc' };
  /** The database protocols that the proxy can play. */
  protocols: readonly string[];
}

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
  { filter: { text, types, users, resources }, order, protocols }: RecordingQuery,
): (RecordingRow | UnreadableEntry)[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const searchableTextOf = (row: RecordingRow): string =>
    [row.searchableText, row.otherType ?? row.type, playabilityOf(row, protocols), durationText(row.durationMs)]
      .join('\n')
      .toLowerCase();
  const matchesQuery = (row: RecordingRow): boolean => {
    const matchesFilters =
      includesAny(types, [row.type]) && includesAny(users, row.users) && includesAny(resources, [row.name]);
    if (!matchesFilters || words.length === 0) return matchesFilters;
    const rowText = searchableTextOf(row);
    return words.every((word) => rowText.includes(word));
  };
  const compare = COMPARATORS.get(order.field) ?? compareEnd;
  const sign = order.dir === 'asc' ? 1 : -1;
  const matchingRows = rows.filter((row) => row.ok).filter(matchesQuery);
  const isFiltered = [words, types, users, resources].some(({ length }) => length > 0);
  return [
    ...matchingRows.toSorted((a, b) => sign * compare(a, b) || compareEnd(b, a)),
    ...(isFiltered ? [] : rows.filter((row) => !row.ok)),
  ];
}
