// CSV for spreadsheets (RFC 4180).

/**
 * Text that a spreadsheet may treat as a formula, even if spaces, quotation marks or invisible characters come first
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA_START = /^(?:\p{Cc}|[\s"'\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Quotes every cell, so that text cannot split into cells at any separator that the spreadsheet expects. */
const csvCell = (text: string): string => `"${(FORMULA_START.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Without this mark, spreadsheets do not read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
