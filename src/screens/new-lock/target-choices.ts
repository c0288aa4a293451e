// Parses lists of possible targets: the displayed name, the value for the proxy, and details for the other columns.
import type { FullList } from '#api/list/full-list.ts';
import type { Schemas } from '#api/schemas.ts';
import { deviceRows, deviceKindLabel } from '#domain/mfa/own-devices.ts';
import type { Resource } from '#features/list/resource-kind.ts';
import { readLabels } from '#features/list/read-labels.ts';
import { uniqueNames, fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { compareNames } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { searchText } from '#lib/text/search-words.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';

export interface TargetChoice extends Resource {
  value: string;
  /** Texts of the other columns. */
  details: readonly string[];
  /** Lower-case text that the search matches (`searchText`). */
  searchableText: string;
}

const createChoice = (value: string, name: string, details: readonly string[] = []): TargetChoice => ({
  ok: true,
  id: value,
  name: sanitize(name),
  value,
  labels: [],
  details: details.map(sanitize),
  searchableText: searchText([name, ...details]),
});

type ReadChoice = (raw: unknown, index: number) => TargetChoice | UnreadableEntry;

const isNonEmptyName = (name: unknown): name is string => typeof name === 'string' && name !== '';

export interface UserChoice extends TargetChoice {
  roles: readonly string[];
  isBot: boolean;
}

function userChoice(raw: unknown, index: number): UserChoice | UnreadableEntry {
  const { name, roles, authType, isBot } = fieldsOf<Schemas['UserEntry']>(raw);
  if (!isNonEmptyName(name)) return unreadableEntry(raw, index);
  const roleNames = uniqueNames(roles);
  const details = [roleNames.join(', '), textOr(authType, '')];
  return { ...createChoice(name, name, details), roles: roleNames, isBot: isBot === true };
}

const roleChoice: ReadChoice = (raw, index) => {
  const { name } = fieldsOf<Schemas['ResourceItem']>(raw);
  return isNonEmptyName(name) ? createChoice(name, name) : unreadableEntry(raw, index);
};

const labelsText = (raw: unknown): string =>
  readLabels(raw)
    .map(({ name, value }) => `${name}: ${value}`)
    .join(', ');

export const serverChoice: ReadChoice = (raw, index) => {
  const { id, hostname, addr, tags } = fieldsOf<Schemas['Server']>(raw);
  if (!isNonEmptyName(id) || typeof hostname !== 'string') return unreadableEntry(raw, index);
  return createChoice(id, hostname || id, [textOr(addr, ''), labelsText(tags)]);
};

export const desktopChoice: ReadChoice = (raw, index) => {
  const { name, addr, host_id: host, labels } = fieldsOf<Schemas['Desktop']>(raw);
  if (!isNonEmptyName(name)) return unreadableEntry(raw, index);
  // Several hosts may have a desktop of this name. A lock denies all of them.
  return { ...createChoice(name, name, [textOr(addr, ''), labelsText(labels)]), id: `${textOr(host, '')}/${name}` };
};

export const userChoices = (answer: unknown): (UserChoice | UnreadableEntry)[] => listOf(answer).map(userChoice);
export const roleChoices = (answer: unknown): (TargetChoice | UnreadableEntry)[] =>
  listOf(fieldsOf<FullList>(answer).items).map(roleChoice);
export const deviceChoices = (answer: unknown): (TargetChoice | UnreadableEntry)[] =>
  deviceRows(answer).map((row) => (row.ok ? createChoice(row.id, row.name, [deviceKindLabel(row.type)]) : row));

interface ChoiceQuery {
  search: string;
  order: { dir: 'asc' | 'desc' };
}

/** The rows that contain every word of the search, sorted by name. Unreadable records come last. */
export function filterChoices<C extends TargetChoice>(
  rows: readonly (C | UnreadableEntry)[],
  { search, order }: ChoiceQuery,
): (C | UnreadableEntry)[] {
  const searchWords = search.toLowerCase().split(/\s+/);
  const sign = order.dir === 'asc' ? 1 : -1;
  const isMatching = ({ searchableText }: C) => searchWords.every((word) => searchableText.includes(word));
  const readable = rows.filter((row): row is C => row.ok).filter(isMatching);
  return [...readable.toSorted((a, b) => sign * compareNames(a.name, b.name)), ...rows.filter((row) => !row.ok)];
}
