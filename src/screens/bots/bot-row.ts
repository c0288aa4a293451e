import type { Schemas } from '#api/schemas.ts';
import type { RowQuery } from '#features/list/full-list.tsx';
import { fieldsOf, isRecord, listOf, uniqueNames, textOr } from '#lib/untrusted.ts';
import { compareNames } from '#lib/text/locale.ts';
import { isInternalLabel, labelText } from '#lib/text/labels.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { searchText } from '#lib/text/search-words.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';

type Bot = Schemas['Bot'];

export interface BotRow {
  ok: true;
  /** The unescaped name. */
  id: string;
  name: string;
  /** The names of all roles on one line, separated by commas. */
  roles: string;
  /** The user that the bot signs in as; a lock of the bot names this user. */
  userId: string;
  user: string;
  labelTexts: string;
  /** The text that the search matches (`searchText`). */
  searchableText: string;
}

export const parseRoles = (bot: unknown): string[] => uniqueNames(fieldsOf<Bot['spec']>(fieldsOf<Bot>(bot).spec).roles);

/** Parses one record of the list; a record without a name stays raw (docs/protocol/resources.md#18.8). */
export function parseBot(raw: unknown, index: number): BotRow | UnreadableEntry {
  const { metadata, status } = fieldsOf<Bot>(raw);
  const { name, labels } = fieldsOf<Bot['metadata']>(metadata);
  if (typeof name !== 'string' || name === '') return unreadableEntry(raw, index);
  const userId = textOr(fieldsOf<Bot['status']>(status).user_name, `bot-${name}`);
  const shownLabels = Object.entries(isRecord(labels) ? labels : {})
    .filter(([label]) => !isInternalLabel(label))
    .map(([label, value]) => ({ name: label, value: String(value) }));
  const roles = parseRoles(raw).toSorted(compareNames);
  return {
    ok: true,
    id: name,
    name: sanitize(name),
    roles: roles.map(sanitize).join(', '),
    userId,
    user: sanitize(userId),
    labelTexts: shownLabels.map(labelText).join(', '),
    searchableText: searchText([
      name,
      roles.join(', '),
      userId,
      shownLabels.map((label) => `${label.name}: ${label.value}`).join(', '),
    ]),
  };
}

const SORT_FIELDS = ['name', 'roles', 'user'] as const;

/** Filters and sorts the bots. Equal rows are sorted by name, and unreadable records are always last. */
export function filterBots(response: unknown, { search, order }: RowQuery): (BotRow | UnreadableEntry)[] {
  const lowerCaseSearch = search.trim().toLowerCase();
  const rows = listOf(fieldsOf<Schemas['BotList']>(response).items).map(parseBot);
  const sortField = SORT_FIELDS.find((field) => field === order.field) ?? 'name';
  const sign = order.dir === 'asc' ? 1 : -1;
  const matchingRows = rows
    .filter((row) => row.ok)
    .filter(({ searchableText }) => searchableText.includes(lowerCaseSearch))
    .toSorted((a, b) => sign * compareNames(a[sortField], b[sortField]) || compareNames(a.name, b.name));
  return [...matchingRows, ...rows.filter((row) => !row.ok)];
}
