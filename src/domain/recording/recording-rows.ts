// Filters and sorts the loaded recordings.
import { compareNames } from '#lib/text/locale.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { durationText } from './duration-text.ts';
import { playabilityOf, type RecordingRow, type RecordingType } from './recording-row.ts';

/** An empty list means no filter. */
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

// In ascending order, unknown values come first.
const startOrEarliest = ({ startedMs }: RecordingRow): number => startedMs ?? -Infinity;
const durationOrUnknown = ({ durationMs }: RecordingRow): number => durationMs ?? -1;
const usersTextOf = ({ users }: RecordingRow): string => users.join(', ');
const compareNumbers = (a: number, b: number): number => (a === b ? 0 : a - b);

const COMPARATORS = new Map<string, (a: RecordingRow, b: RecordingRow) => number>([
  ['end', compareEnd],
  ['start', (a, b) => compareNumbers(startOrEarliest(a), startOrEarliest(b))],
  ['duration', (a, b) => durationOrUnknown(a) - durationOrUnknown(b)],
  ['name', (a, b) => compareNames(a.name, b.name)],
  ['users', (a, b) => compareNames(usersTextOf(a), usersTextOf(b))],
  ['type', (a, b) => compareNames(a.otherType ?? a.type, b.otherType ?? b.type)],
]);

export const SORT_FIELDS: readonly string[] = [...COMPARATORS.keys()];

const isAnyAmong = <T>(allowed: readonly T[], values: readonly T[]): boolean =>
  allowed.length === 0 || values.some((value) => allowed.includes(value));

/** The matching recordings in order. Unreadable records follow at the end if no filter is set. */
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
      isAnyAmong(types, [row.type]) && isAnyAmong(users, row.users) && isAnyAmong(resources, [row.name]);
    if (!matchesFilters || words.length === 0) return matchesFilters;
    const rowText = searchableTextOf(row);
    return words.every((word) => rowText.includes(word));
  };
  const compare = COMPARATORS.get(order.field) ?? compareEnd;
  const sign = order.dir === 'asc' ? 1 : -1;
  const matching = rows.filter((row) => row.ok).filter(matchesQuery);
  const isFiltered = [words, types, users, resources].some(({ length }) => length > 0);
  return [
    ...matching.toSorted((a, b) => sign * compare(a, b) || compareEnd(b, a)),
    ...(isFiltered ? [] : rows.filter((row) => !row.ok)),
  ];
}
