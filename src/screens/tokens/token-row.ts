import type { Schemas } from '#api/schemas.ts';
import { labelOfWireName, joinMethodLabel } from '#domain/enrollment/join-method.ts';
import type { RowQuery } from '#features/list/full-list.tsx';
import { epochMs } from '#lib/instant.ts';
import { fieldsOf, listOf, uniqueNames, textOr } from '#lib/untrusted.ts';
import { compareNames } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { searchText } from '#lib/text/search-words.ts';
import { isUnsetTime } from '#lib/time.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';
import { ROLE_LABELS } from './messages.ts';

export interface TokenRow {
  ok: true;
  /** The token itself. Machines join with it, so it is a secret unless its method has rules. */
  id: string;
  /** The ID with the secret part masked. */
  name: string;
  /** The roles as one line of text. */
  roles: string;
  method: string;
  isSecret: boolean;
  /** Empty if no bot uses the token. */
  bot: string;
  /** Empty if the token never expires. */
  expires: string;
  /** Whether the token is part of the cluster's configuration. */
  isStatic: boolean;
  /** The token as YAML; empty if the proxy does not send it. */
  content: string;
  /** Lower-case text that the search matches (`searchText`). */
  searchableText: string;
}

// A fixed length, so that the characters that identify the token stay visible on phones.
const MASK = '****';

/** Masks a name like 18.x does. Tokens of a method with rules are not secret (docs/protocol/resources.md#7.1). */
function maskedName(id: string, method: string): string {
  const maskedLength = method === 'token' ? Math.floor(id.length * 0.75) : 0;
  return '*'.repeat(maskedLength) + id.slice(maskedLength);
}

/** Parses one entry of the list (docs/protocol/resources.md#18.4), or the response after a token was created. */
export function parseToken(raw: unknown, index: number): TokenRow | UnreadableEntry {
  const { id, safeName, roles, method, bot_name, expiry, isStatic, content } = fieldsOf<Schemas['JoinTokenEntry']>(raw);
  if (typeof id !== 'string' || id === '') return unreadableEntry(raw, index);
  const joinMethod = textOr(method, '');
  const expiryText = textOr(expiry, '');
  const name = textOr(safeName, maskedName(id, joinMethod)).replace(/^\*+/, MASK);
  const roleTexts = uniqueNames(roles)
    .map((role) => labelOfWireName(ROLE_LABELS, role))
    .join(', ');
  return {
    ok: true,
    id,
    name: sanitize(name),
    roles: roleTexts,
    method: joinMethodLabel(joinMethod),
    isSecret: joinMethod === 'token',
    bot: sanitize(textOr(bot_name, '')),
    expires: isUnsetTime(expiryText) ? '' : expiryText,
    isStatic: isStatic === true,
    content: textOr(content, ''),
    searchableText: searchText([name, roleTexts, joinMethodLabel(joinMethod), textOr(bot_name, '')]),
  };
}

const expiresMs = ({ expires }: TokenRow): number => (expires === '' ? Infinity : epochMs(expires) || 0);

type CompareTokens = (a: TokenRow, b: TokenRow) => number;

/** The default order of the list. */
export const SORT_BY_EXPIRY = 'expires';

const byExpiry: CompareTokens = (a, b) =>
  expiresMs(a) === expiresMs(b) ? compareNames(a.name, b.name) : expiresMs(a) - expiresMs(b);

const COMPARATORS = new Map<string, CompareTokens>([
  [SORT_BY_EXPIRY, byExpiry],
  ['name', (a, b) => compareNames(a.name, b.name)],
  ['roles', (a, b) => compareNames(a.roles, b.roles)],
  ['method', (a, b) => compareNames(a.method, b.method)],
]);

/**
 * The visible rows. Rows that compare equal are sorted by expiry. Every search keeps unreadable records and lists them
 * last.
 */
export function filterTokens(entries: unknown, { search, order }: RowQuery): (TokenRow | UnreadableEntry)[] {
  const lowerCaseSearch = search.trim().toLowerCase();
  const rows = listOf(entries).map(parseToken);
  const compare = COMPARATORS.get(order.field) ?? byExpiry;
  const sign = order.dir === 'asc' ? 1 : -1;
  const matching = rows
    .filter((row) => row.ok)
    .filter(({ searchableText }) => searchableText.includes(lowerCaseSearch))
    .toSorted((a, b) => sign * compare(a, b) || byExpiry(a, b));
  return [...matching, ...rows.filter((row) => !row.ok)];
}
