import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, uniqueNames, textOr } from '#lib/untrusted.ts';
import { UNKNOWN } from '#lib/messages.ts';
import { compareNames } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { searchText } from '#lib/text/search-words.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';
import { BOT, GITHUB, LOCAL, OIDC, SAML, UNKNOWN_SSO } from './messages.ts';

export interface ReadableUser {
  ok: true;
  /** The name as the proxy knows it. */
  id: string;
  name: string;
  /** In order, in one line. */
  roles: string;
  /** How the user signs in: "Local user", "GitHub". */
  type: string;
  /** Signs in with a password of this cluster; connectors bring all others. */
  isLocal: boolean;
  isBot: boolean;
  /** What the search looks into: one line for each column. */
  searched: string;
}

export type UserRow = ReadableUser | UnreadableEntry;

const TYPES: Readonly<Record<string, string>> = {
  local: LOCAL,
  github: GITHUB,
  oidc: OIDC,
  saml: SAML,
  'unknown SSO': UNKNOWN_SSO,
};

/** Reads one record of the list (docs/protocol/auth-and-identity.md#15, #25.5). */
export function userRow(raw: unknown, index: number): UserRow {
  const { name, roles, authType, isBot } = fieldsOf<Schemas['UserEntry']>(raw);
  if (typeof name !== 'string' || name === '') return unreadableEntry(raw, index);
  const kind = textOr(authType, UNKNOWN);
  const roleNames = uniqueNames(roles).toSorted(compareNames);
  const type = isBot === true ? BOT : ((Object.hasOwn(TYPES, kind) ? TYPES[kind] : undefined) ?? kind);
  return {
    ok: true,
    id: name,
    name: sanitize(name),
    roles: roleNames.map(sanitize).join(', '),
    type: sanitize(type),
    isLocal: kind === 'local',
    isBot: isBot === true,
    searched: searchText([name, roleNames.join(', '), type]),
  };
}

const isReadable = (row: UserRow): row is ReadableUser => row.ok;

/** All of an answer by their names; what cannot be read comes last (docs/behaviour.md#unreadable-records). */
export function userRows(answer: unknown): UserRow[] {
  const rows = listOf(answer).map(userRow);
  const users = rows.filter(isReadable).toSorted((a, b) => compareNames(a.name, b.name));
  return [...users, ...rows.filter((row) => !row.ok)];
}

const USER_ORDERS = ['name', 'roles', 'type'] as const;
type Field = (typeof USER_ORDERS)[number];

interface Wanted {
  search: string;
  order: { field: string; dir: 'asc' | 'desc' };
}

/** The values of a column in their order, each with its place: many users share one, and people's order takes its time. */
function placesOf(users: readonly ReadableUser[], field: Field): ReadonlyMap<string, number> {
  const values = [...new Set(users.map((user) => user[field]))].toSorted(compareNames);
  return new Map(values.map((value, place) => [value, place]));
}

function ordered(users: readonly ReadableUser[], field: Field, dir: 'asc' | 'desc'): readonly ReadableUser[] {
  // They come by name; those of the same roles or type stay in that order.
  if (field === 'name') return dir === 'asc' ? users : users.toReversed();
  const places = placesOf(users, field);
  const sign = dir === 'asc' ? 1 : -1;
  return users.toSorted((a, b) => sign * ((places.get(a[field]) ?? 0) - (places.get(b[field]) ?? 0)));
}

/** The rows to show, of rows in the order of their names: the people's, or the proxy's. */
export function wantedUsers(rows: readonly UserRow[], { search, order }: Wanted): UserRow[] {
  const text = search.trim().toLowerCase();
  const users = rows.filter(isReadable).filter(({ searched }) => searched.includes(text));
  const field = USER_ORDERS.find((one): one is Field => one === order.field) ?? 'name';
  return [...ordered(users, field, order.dir), ...rows.filter((row) => !row.ok)];
}
