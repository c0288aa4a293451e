// Which recordings are shown of those that are loaded, and in which order.
import { compareNames } from '#lib/text/locale.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { durationText } from './duration-text.ts';
import { playableOf, type RecordingRow, type RecordingType } from './recording-row.ts';

/** A list that is empty asks for nothing. */
export interface RecordingFilter {
  text: string;
  types: readonly RecordingType[];
  users: readonly string[];
  resources: readonly string[];
}

export interface Wanted {
  filter: RecordingFilter;
  order: { field: string; dir: 'asc' | 'desc' };
  /** Of databases that the proxy can play. */
  protocols: readonly string[];
}

/** Newest first, until the user chooses otherwise. */
const byEnd = (a: RecordingRow, b: RecordingRow): number => a.ended - b.ended;

// What is not known stands before what is.
const began = ({ began }: RecordingRow): number => began ?? -Infinity;
const lasted = ({ durationMs }: RecordingRow): number => durationMs ?? -1;
const usersOf = ({ users }: RecordingRow): string => users.join(', ');
const difference = (a: number, b: number): number => (a === b ? 0 : a - b);

const COMPARE = new Map<string, (a: RecordingRow, b: RecordingRow) => number>([
  ['end', byEnd],
  ['start', (a, b) => difference(began(a), began(b))],
  ['duration', (a, b) => lasted(a) - lasted(b)],
  ['name', (a, b) => compareNames(a.name, b.name)],
  ['users', (a, b) => compareNames(usersOf(a), usersOf(b))],
  ['type', (a, b) => compareNames(a.otherType ?? a.type, b.otherType ?? b.type)],
]);

export const ORDERS: readonly string[] = [...COMPARE.keys()];

const isAmong = <T>(wanted: readonly T[], values: readonly T[]): boolean =>
  wanted.length === 0 || values.some((value) => wanted.includes(value));

/** Those that match, in order; records that cannot be read stay at the end, unless something filters them out. */
export function recordingRows(
  rows: readonly (RecordingRow | UnreadableEntry)[],
  { filter: { text, types, users, resources }, order, protocols }: Wanted,
): (RecordingRow | UnreadableEntry)[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const searched = (row: RecordingRow): string =>
    [row.searched, row.otherType ?? row.type, playableOf(row, protocols), durationText(row.durationMs)]
      .join('\n')
      .toLowerCase();
  const isWanted = (row: RecordingRow): boolean => {
    const isChosen = isAmong(types, [row.type]) && isAmong(users, row.users) && isAmong(resources, [row.name]);
    if (!isChosen || words.length === 0) return isChosen;
    const all = searched(row);
    return words.every((word) => all.includes(word));
  };
  const compare = COMPARE.get(order.field) ?? byEnd;
  const sign = order.dir === 'asc' ? 1 : -1;
  const found = rows.filter((row) => row.ok).filter(isWanted);
  const isFiltered = [words, types, users, resources].some(({ length }) => length > 0);
  return [
    ...found.toSorted((a, b) => sign * compare(a, b) || byEnd(b, a)),
    ...(isFiltered ? [] : rows.filter((row) => !row.ok)),
  ];
}
