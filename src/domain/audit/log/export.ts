// Rows as files: CSV for a spreadsheet (RFC 4180), and JSON Lines with every event as it came.
import { stringifyExact } from '#lib/exact-json.ts';
import { NOT_IN_CATALOGUE, UNREADABLE_RECORD } from '#domain/audit/messages.ts';
import { sentNames, type AuditRow } from '#domain/audit/event.ts';
import { sentText } from '#domain/audit/template.ts';

const COLUMNS = [
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
type Column = (typeof COLUMNS)[number];

/**
 * What a spreadsheet may take for a formula, also behind spaces, quotation marks and characters that are not seen
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^(?:\p{Cc}|[\s"'\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Every cell is quoted, so that nothing in it can begin another one, whatever separates cells for who opens the file. */
const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

const rawText = ({ raw }: AuditRow): string => stringifyExact(raw) ?? 'null';

/** The values exactly as they were sent: nothing but what reads them decides what characters do. */
function valuesOf(row: AuditRow): Partial<Record<Column, string>> {
  if (row.ok) {
    const note = row.isKnown ? '' : NOT_IN_CATALOGUE;
    return { ...row, ...sentNames(row.raw, row.category), message: sentText(row.message), note };
  }
  return { title: UNREADABLE_RECORD, message: rawText(row) };
}

/** Spreadsheets take a file for UTF-8 only if it begins with a byte order mark. */
const BOM = '\ufeff';

export const csvHeader = (): string => BOM + line(COLUMNS);

export const csvRows = (rows: readonly AuditRow[]): string =>
  rows
    .map(valuesOf)
    .map((values) => line(COLUMNS.map((column) => values[column] ?? '')))
    .join('');

export const jsonLines = (rows: readonly AuditRow[]): string => rows.map((row) => `${rawText(row)}\n`).join('');

/** Rows as they come in, a page or a slice at a time. */
type Chunks = AsyncIterable<readonly AuditRow[]> | Iterable<readonly AuditRow[]>;

/** A file in pieces, of which only one is held at a time. */
export async function* csvFile(chunks: Chunks): AsyncGenerator<string, void> {
  yield csvHeader();
  for await (const rows of chunks) yield csvRows(rows);
}

export async function* jsonLinesFile(chunks: Chunks): AsyncGenerator<string, void> {
  for await (const rows of chunks) yield jsonLines(rows);
}
