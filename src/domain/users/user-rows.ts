// Converts the proxy's list of users to table rows, and filters and sorts the rows.
import type { Schemas } from '#api/schemas.ts';
import { epochMs } from '#lib/instant.ts';
import { fieldsOf, listOf, uniqueNames, textOr } from '#lib/untrusted.ts';
import { UNKNOWN } from '#lib/messages.ts';
import { compareNames } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { searchText } from '#lib/text/search-words.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';
import { BOT, signInTypeLabel } from './messages.ts';

export interface ReadableUser {
  ok: true;
  /** The unchanged name of the user at the proxy. */
  id: string;
  name: string;
  /** The unchanged names of the roles. */
  roleNames: readonly string[];
  /** The sorted role names, separated by commas. */
  roles: string;
  /** How the user signs in: "Local user", "GitHub". */
  type: string;
  /** Whether the user signs in at this cluster itself, not with an auth connector. */
  isLocal: boolean;
  isBot: boolean;
  /** The text to search in: one line for each column. */
  searchableText: string;
}

export type UserRow = ReadableUser | UnreadableEntry;

/** Reads one record of the list (docs/protocol/auth-and-identity.md#15, #25.5). */
export function parseUserRow(raw: unknown, index: number): UserRow {
  const { name, roles, authType, isBot } = fieldsOf<Schemas['UserEntry']>(raw);
  if (typeof name !== 'string' || name === '') return unreadableEntry(raw, index);
  const authTypeText = textOr(authType, UNKNOWN);
  const roleNames = uniqueNames(roles).toSorted(compareNames);
  const type = isBot === true ? BOT : signInTypeLabel(authTypeText);
  return {
    ok: true,
    id: name,
    name: sanitize(name),
    roleNames,
    roles: roleNames.map(sanitize).join(', '),
    type,
    isLocal: authTypeText === 'local',
    isBot: isBot === true,
    searchableText: searchText([name, roleNames.join(', '), type]),
  };
}

const isReadable = (row: UserRow): row is ReadableUser => row.ok;

/** The users of a response, sorted by name; unreadable records are last (docs/behaviour.md#unreadable-records). */
export function parseUserRows(response: unknown): UserRow[] {
  const rows = listOf(response).map(parseUserRow);
  const users = rows.filter(isReadable).toSorted((a, b) => compareNames(a.name, b.name));
  return [...users, ...rows.filter((row) => !row.ok)];
}

const RANKED_FIELDS = ['roles', 'type'] as const;
type RankedField = (typeof RANKED_FIELDS)[number];

/** The sort field of the last sign-in, which is not part of a user record. */
export const LAST_SIGN_IN_FIELD = 'lastSignIn';

/** The time of the last sign-in by the unchanged name of the user (`readLastSignIns`). */
type SignInTimes = ReadonlyMap<string, string>;

const NO_TIMES: SignInTimes = new Map();

interface UserQuery {
  search: string;
  order: { field: string; dir: 'asc' | 'desc' };
}

/** The sort rank of each value of a column. Locale-aware comparison is slow, and many users share the same value. */
function ranksOf(users: readonly ReadableUser[], field: RankedField): ReadonlyMap<string, number> {
  const values = [...new Set(users.map((user) => user[field]))].toSorted(compareNames);
  return new Map(values.map((value, rank) => [value, rank]));
}

/** What each user is sorted by; undefined for the name. Users without a known sign-in count as the oldest. */
function sortValueOf(users: readonly ReadableUser[], field: string, signInTimes: SignInTimes) {
  if (field === LAST_SIGN_IN_FIELD)
    return ({ id }: ReadableUser): number => {
      const time = signInTimes.get(id);
      return time === undefined ? 0 : epochMs(time);
    };
  const rankedField = RANKED_FIELDS.find((name) => name === field);
  if (rankedField === undefined) return undefined;
  const ranks = ranksOf(users, rankedField);
  return (user: ReadableUser): number => ranks.get(user[rankedField]) ?? 0;
}

/** The users are already sorted by name, so users with the same value stay in this order. */
function sortUsers(
  users: readonly ReadableUser[],
  { field, dir }: UserQuery['order'],
  signInTimes: SignInTimes,
): readonly ReadableUser[] {
  const valueOf = sortValueOf(users, field, signInTimes);
  if (valueOf === undefined) return dir === 'asc' ? users : users.toReversed();
  const sign = dir === 'asc' ? 1 : -1;
  return users.toSorted((a, b) => sign * (valueOf(a) - valueOf(b)));
}

/** Filters and sorts rows. The rows must already be sorted by name. */
export function filterUsers(
  rows: readonly UserRow[],
  { search, order }: UserQuery,
  signInTimes: SignInTimes = NO_TIMES,
): UserRow[] {
  const text = search.trim().toLowerCase();
  const users = rows.filter(isReadable).filter(({ searchableText }) => searchableText.includes(text));
  return [...sortUsers(users, order, signInTimes), ...rows.filter((row) => !row.ok)];
}
