// Rows as files: CSV for a spreadsheet (RFC 4180), and JSON Lines with every event as it came.
import { stringifyExact } from '#lib/exact-json.ts';
import { NOT_IN_CATALOGUE, UNREADABLE_RECORD } from '#domain/audit/messages.ts';
import { rawNamesOf, type AuditRow } from '#domain/audit/event.ts';
import { rawMessageText } from '#domain/audit/template.ts';

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

/**
 * What a spreadsheet may take for a formula, also behind spaces, quotation marks and characters that are not seen
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA_START = /^(?:\p{Cc}|[\s"'\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Every cell is quoted, so that nothing in it can begin another one, whatever separates cells for who opens the file. */
const csvCell = (text: string): string => `"${(FORMULA_START.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

const rawJsonOf = ({ raw }: AuditRow): string => stringifyExact(raw) ?? 'null';

/** The values exactly as they were sent: nothing but what reads them decides what characters do. */
function csvValuesOf(row: AuditRow): Partial<Record<CsvColumn, string>> {
  if (row.ok) {
    const note = row.isKnown ? '' : NOT_IN_CATALOGUE;
    return { ...row, ...rawNamesOf(row.raw, row.category), message: rawMessageText(row.message), note };
  }
  return { title: UNREADABLE_RECORD, message: rawJsonOf(row) };
}

/** Spreadsheets take a file for UTF-8 only if it begins with a byte order mark. */
const BYTE_ORDER_MARK = '\ufeff';

export const csvHeader = (): string => BYTE_ORDER_MARK + csvLine(CSV_COLUMNS);

export const csvRows = (rows: readonly AuditRow[]): string =>
  rows
    .map(csvValuesOf)
    .map((values) => csvLine(CSV_COLUMNS.map((column) => values[column] ?? '')))
    .join('');

export const jsonLines = (rows: readonly AuditRow[]): string => rows.map((row) => `${rawJsonOf(row)}\n`).join('');

/** Rows as they come in, a page or a slice at a time. */
type RowChunks = AsyncIterable<readonly AuditRow[]> | Iterable<readonly AuditRow[]>;

/** A file in pieces, of which only one is held at a time. */
export async function* csvFile(chunks: RowChunks): AsyncGenerator<string, void> {
  yield csvHeader();
  for await (const rows of chunks) yield csvRows(rows);
}

export async function* jsonLinesFile(chunks: RowChunks): AsyncGenerator<string, void> {
  for await (const rows of chunks) yield jsonLines(rows);
}
