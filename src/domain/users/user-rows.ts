// Converts the proxy's list of users to table rows, and filters and sorts the rows.
import type { Schemas } from '#api/schemas.ts';
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

const USER_SORT_FIELDS = ['name', 'roles', 'type'] as const;
type UserSortField = (typeof USER_SORT_FIELDS)[number];

interface UserQuery {
  search: string;
  order: { field: string; dir: 'asc' | 'desc' };
}

/** The sort rank of each value of a column. Locale-aware comparison is slow, and many users share the same value. */
function ranksOf(users: readonly ReadableUser[], field: UserSortField): ReadonlyMap<string, number> {
  const values = [...new Set(users.map((user) => user[field]))].toSorted(compareNames);
  return new Map(values.map((value, rank) => [value, rank]));
}

function sortUsers(users: readonly ReadableUser[], field: UserSortField, dir: 'asc' | 'desc'): readonly ReadableUser[] {
  // The users are already sorted by name, so users with the same roles or type stay in this order.
  if (field === 'name') return dir === 'asc' ? users : users.toReversed();
  const ranks = ranksOf(users, field);
  const sign = dir === 'asc' ? 1 : -1;
  return users.toSorted((a, b) => sign * ((ranks.get(a[field]) ?? 0) - (ranks.get(b[field]) ?? 0)));
}

/** Filters and sorts rows. The rows must already be sorted by name. */
export function filterUsers(rows: readonly UserRow[], { search, order }: UserQuery): UserRow[] {
  const text = search.trim().toLowerCase();
  const users = rows.filter(isReadable).filter(({ searchableText }) => searchableText.includes(text));
  const field = USER_SORT_FIELDS.find((sortField): sortField is UserSortField => sortField === order.field) ?? 'name';
  return [...sortUsers(users, field, order.dir), ...rows.filter((row) => !row.ok)];
}
