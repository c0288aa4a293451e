// The rows of a list as a CSV file.
import { labelText } from '#lib/text/labels.ts';
import { BYTE_ORDER_MARK, csvLine } from '#lib/text/csv.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { labelValue } from '#features/list/label-column.tsx';
import { LABELS, UNREADABLE } from '#features/list/messages.ts';
import type { Column, ListedRow } from '#features/list/resource-kind.ts';
import { rawText } from '#features/list/unreadable.tsx';

export interface CsvTable<R extends ListedRow> {
  columns: readonly Column<R>[];
  /** The label keys that are columns; undefined for rows without labels. */
  labelColumns: readonly string[] | undefined;
  rows: readonly (R | UnreadableEntry)[];
}

/** All columns of the list, also those that the window is too narrow for. The last column has all labels. */
export function csvFileOf<R extends ListedRow>({ columns, labelColumns, rows }: CsvTable<R>): string {
  const labelKeys = labelColumns ?? [];
  const head = [
    ...columns.map(({ title }) => title),
    ...labelKeys.map(sanitize),
    ...(labelColumns === undefined ? [] : [LABELS]),
  ];
  const cellsOf = (row: R): string[] => [
    ...columns.map(({ text, csv = text }) => csv(row)),
    ...labelKeys.map((key) => labelValue(row, key)),
    ...(labelColumns === undefined ? [] : [(row.labels ?? []).map((label) => sanitize(labelText(label))).join(', ')]),
  ];
  const lines = rows.map((row) => csvLine(row.ok ? cellsOf(row) : [UNREADABLE, rawText(row.raw)]));
  return BYTE_ORDER_MARK + csvLine(head) + lines.join('');
}
