// What can be locked, as lists of every kind are read: a name, the value that goes out, and what stands beside it.
import type { FullList } from '#api/list/full-list.ts';
import type { Schemas } from '#api/schemas.ts';
import { deviceRows, deviceKindLabel } from '#domain/mfa/own-devices.ts';
import type { Resource } from '#features/list/resource-kind.ts';
import { readLabels } from '#features/list/read-labels.ts';
import { uniqueNames } from '#lib/untrusted.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { compareNames } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { searchText } from '#lib/text/search-words.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';

export interface Choice extends Resource {
  value: string;
  /** In the other columns. */
  details: readonly string[];
  /** What the search looks into (`searchText`). */
  searched: string;
}

const choice = (value: string, name: string, details: readonly string[] = []): Choice => ({
  ok: true,
  id: value,
  name: sanitize(name),
  value,
  labels: [],
  details: details.map(sanitize),
  searched: searchText([name, ...details]),
});

type Read = (raw: unknown, index: number) => Choice | UnreadableEntry;

const isName = (name: unknown): name is string => typeof name === 'string' && name !== '';

export interface UserChoice extends Choice {
  roles: readonly string[];
  isBot: boolean;
}

function userChoice(raw: unknown, index: number): UserChoice | UnreadableEntry {
  const { name, roles, authType, isBot } = fieldsOf<Schemas['UserEntry']>(raw);
  if (!isName(name)) return unreadableEntry(raw, index);
  const held = uniqueNames(roles);
  const details = [held.join(', '), textOr(authType, '')];
  return { ...choice(name, name, details), roles: held, isBot: isBot === true };
}

const roleChoice: Read = (raw, index) => {
  const { name } = fieldsOf<Schemas['ResourceItem']>(raw);
  return isName(name) ? choice(name, name) : unreadableEntry(raw, index);
};

const labelsIn = (raw: unknown): string =>
  readLabels(raw)
    .map(({ name, value }) => `${name}: ${value}`)
    .join(', ');

export const serverChoice: Read = (raw, index) => {
  const { id, hostname, addr, tags } = fieldsOf<Schemas['Server']>(raw);
  if (!isName(id) || typeof hostname !== 'string') return unreadableEntry(raw, index);
  return choice(id, hostname || id, [textOr(addr, ''), labelsIn(tags)]);
};

export const desktopChoice: Read = (raw, index) => {
  const { name, addr, host_id: host, labels } = fieldsOf<Schemas['Desktop']>(raw);
  if (!isName(name)) return unreadableEntry(raw, index);
  // Several hosts may have one of the same name, all of which a lock denies.
  return { ...choice(name, name, [textOr(addr, ''), labelsIn(labels)]), id: `${textOr(host, '')}/${name}` };
};

export const userChoices = (answer: unknown): (UserChoice | UnreadableEntry)[] => listOf(answer).map(userChoice);
export const roleChoices = (answer: unknown): (Choice | UnreadableEntry)[] =>
  listOf(fieldsOf<FullList>(answer).items).map(roleChoice);
export const deviceChoices = (answer: unknown): (Choice | UnreadableEntry)[] =>
  deviceRows(answer).map((row) => (row.ok ? choice(row.id, row.name, [deviceKindLabel(row.type)]) : row));

interface Wanted {
  search: string;
  order: { dir: 'asc' | 'desc' };
}

/** Of a list that came whole: those in which every word is found, by name; unreadable records stay at the end. */
export function found<C extends Choice>(
  rows: readonly (C | UnreadableEntry)[],
  { search, order }: Wanted,
): (C | UnreadableEntry)[] {
  const words = search.toLowerCase().split(/\s+/);
  const sign = order.dir === 'asc' ? 1 : -1;
  const fits = ({ searched }: C) => words.every((word) => searched.includes(word));
  const read = rows.filter((row): row is C => row.ok).filter(fits);
  return [...read.toSorted((a, b) => sign * compareNames(a.name, b.name)), ...rows.filter((row) => !row.ok)];
}
