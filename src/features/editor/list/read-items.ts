// Parses resources that users edit as YAML, in the list formats of all lines of proxies.
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { compareNames } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { searchText } from '#lib/text/search-words.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';

export interface ResourceRow {
  ok: true;
  id: string;
  /** The name as the proxy sends it. */
  key: string;
  /** The sanitized name, safe to show. */
  name: string;
  /** Sanitized. Only 18.x sends descriptions. */
  description: string;
  content: string;
  /** The text that the search matches (`searchText`). */
  searched: string;
}

function readItem(raw: unknown, index: number): ResourceRow | UnreadableEntry {
  const { name, content, description } = fieldsOf<Schemas['Role']>(raw);
  if (typeof name !== 'string' || name === '' || typeof content !== 'string') return unreadableEntry(raw, index);
  return {
    ok: true,
    id: name,
    key: name,
    name: sanitize(name),
    description: sanitize(textOr(description, '')),
    content,
    searched: searchText([name, textOr(description, '')]),
  };
}

interface Envelope {
  items: unknown;
  connectors: unknown;
}

/** The list may be bare or in an envelope (docs/protocol/auth-and-identity.md#25.5). */
export function readItems(answer: unknown): (ResourceRow | UnreadableEntry)[] {
  const { items, connectors } = fieldsOf<Envelope>(answer);
  return listOf(Array.isArray(answer) ? answer : (items ?? connectors)).map(readItem);
}

export const readableItems = (answer: unknown): ResourceRow[] => readItems(answer).filter((row) => row.ok);

export const findItem = (answer: unknown, key: string): ResourceRow | undefined =>
  readableItems(answer).find((row) => row.key === key);

/** Rows whose name or description contains every word. Unreadable records match every search. */
export function filterItems<R extends Pick<ResourceRow, 'ok' | 'searched'>>(
  rows: readonly (R | UnreadableEntry)[],
  search: string,
): (R | UnreadableEntry)[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => !row.ok || words.every((word) => row.searched.includes(word)));
}

export const compareItems = (a: ResourceRow | UnreadableEntry, b: ResourceRow | UnreadableEntry): number =>
  Number(b.ok) - Number(a.ok) || (a.ok && b.ok ? compareNames(a.name, b.name) : 0);
