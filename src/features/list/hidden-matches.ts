// Proxies also search text that no list shows: IDs, whose hexadecimal digits match short words by chance, and hidden labels.
// Rows that match only by such text are hidden matches; they are listed last (docs/behaviour.md#lists).
import { labelText } from '#lib/text/labels.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import type { ListedRow, TableDefinition } from './resource-kind.ts';

type SearchedTable<R extends ListedRow> = Pick<TableDefinition<R>, 'columns' | 'hasHiddenMatches'>;

/** Whether a word is in no visible text of the row, only in its ID or a hidden label; words are in lower case. */
function isHiddenMatch<R extends ListedRow>(row: R, { columns }: SearchedTable<R>, words: readonly string[]): boolean {
  const searchedTexts = columns.filter(({ isSearched = true }) => isSearched).map(({ text }) => text(row));
  const visibleText = [row.name, ...searchedTexts, ...(row.labels ?? []).map(labelText)].join('\n').toLowerCase();
  return words.some((word) => !visibleText.includes(word));
}

export interface OrderedMatches<R> {
  rows: readonly R[];
  /** The index of each row in the list as it was received. */
  received: readonly number[];
  /** The index of the first hidden match; undefined without hidden matches. */
  hiddenMatchesFrom: number | undefined;
}

/** Rows in the order in which they were received, hidden matches last. */
export function orderByMatch<R extends ListedRow>(
  rows: readonly (R | UnreadableEntry)[],
  table: SearchedTable<R>,
  words: readonly string[],
): OrderedMatches<R | UnreadableEntry> | undefined {
  if (words.length === 0 || !table.hasHiddenMatches) return undefined;
  const isHidden = rows.map((row) => row.ok && isHiddenMatch(row, table, words));
  const indexes = rows.map((_, index) => index);
  const visibleMatches = indexes.filter((index) => isHidden[index] !== true);
  if (visibleMatches.length === rows.length) return undefined;
  const received = [...visibleMatches, ...indexes.filter((index) => isHidden[index] === true)];
  return { rows: received.flatMap((index) => rows[index] ?? []), received, hiddenMatchesFrom: visibleMatches.length };
}

/**
 * Converts the range of rows in view to indexes of the received list. At the end of the shown list, the range includes
 * the last received row, so that more rows are loaded.
 */
export function receivedRange(received: readonly number[], { from, to }: { from: number; to: number }) {
  const visible = received.slice(from, to);
  if (visible.length === 0) return { from, to };
  const first = visible.reduce((least, index) => Math.min(least, index));
  const last = visible.reduce((most, index) => Math.max(most, index));
  return { from: first, to: to >= received.length ? received.length : last + 1 };
}
