// Exports rows as CSV for spreadsheets (RFC 4180), or as JSON Lines with unchanged events.
import { stringifyExact } from '#lib/exact-json.ts';
import { NOT_IN_CATALOG, UNREADABLE_RECORD } from '#domain/audit/messages.ts';
import { rawNamesOf, type AuditRow } from '#domain/audit/event.ts';
import { rawMessageText } from '#domain/audit/template.ts';
import { BYTE_ORDER_MARK, csvLine } from '#lib/text/csv.ts';

const CSV_COLUMNS = [
  'time',
  'user',
  'title',
  'message',
  'category',
  'outcome',
  'resource',
  'code',
  'type',
  'cluster',
  'id',
  'note',
] as const;
type CsvColumn = (typeof CSV_COLUMNS)[number];

const rawJsonOf = ({ raw }: AuditRow): string => stringifyExact(raw) ?? 'null';

/** Values exactly as sent: the program that reads the file must escape them for its display. */
function csvValuesOf(row: AuditRow): Partial<Record<CsvColumn, string>> {
  if (row.ok) {
    const note = row.isKnown ? '' : NOT_IN_CATALOG;
    return { ...row, ...rawNamesOf(row.raw, row.category), message: rawMessageText(row.message), note };
  }
  return { title: UNREADABLE_RECORD, message: rawJsonOf(row) };
}

export const csvHeader = (): string => BYTE_ORDER_MARK + csvLine(CSV_COLUMNS);

export const csvRows = (rows: readonly AuditRow[]): string =>
  rows
    .map(csvValuesOf)
    .map((values) => csvLine(CSV_COLUMNS.map((column) => values[column] ?? '')))
    .join('');

export const jsonLines = (rows: readonly AuditRow[]): string => rows.map((row) => `${rawJsonOf(row)}\n`).join('');

/** Rows in chunks, such as pages. */
type RowChunks = AsyncIterable<readonly AuditRow[]> | Iterable<readonly AuditRow[]>;

/** The CSV file in chunks, so that only one chunk is in memory. */
export async function* csvFile(chunks: RowChunks): AsyncGenerator<string, void> {
  yield csvHeader();
  for await (const rows of chunks) yield csvRows(rows);
}

/** The JSON Lines file in chunks, so that only one chunk is in memory. */
export async function* jsonLinesFile(chunks: RowChunks): AsyncGenerator<string, void> {
  for await (const rows of chunks) yield jsonLines(rows);
}
