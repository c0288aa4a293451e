// Converts a terminal's buffer to text: joins wrapped rows, and removes blanks at the ends of lines.
import type { IBufferLine, Terminal } from '@xterm/xterm';

export type TerminalBuffer = Terminal['buffer']['active'];

/** One line of output. A wrapped line has several rows. */
export interface OutputLine {
  row: number;
  text: string;
}

/**
 * The text of a row that continues in the next row. If a letter of two cells did not fit into this row, its empty last
 * cell is left out.
 */
export function wrappedRowText(row: IBufferLine, next: IBufferLine): string {
  const text = row.translateToString();
  const isGap = row.getCell(row.length - 1)?.getChars() === '' && next.getCell(0)?.getWidth() === 2;
  return isGap ? text.slice(0, -1) : text;
}

/** The first row of the line that contains this row. */
export function firstRow(buffer: TerminalBuffer, row: number): number {
  let firstRowOfLine = row;
  while (firstRowOfLine > 0 && buffer.getLine(firstRowOfLine)?.isWrapped) firstRowOfLine -= 1;
  return firstRowOfLine;
}

/** The lines from the row `from`, which must be the first row of a line. */
export function* outputLinesOf(buffer: TerminalBuffer, from = 0): Generator<OutputLine> {
  let text = '';
  let startRow = from;
  for (let row = from; row < buffer.length; row += 1) {
    const bufferRow = buffer.getLine(row);
    const nextRow = buffer.getLine(row + 1);
    if (!bufferRow) return;
    if (nextRow?.isWrapped) {
      text += wrappedRowText(bufferRow, nextRow);
      continue;
    }
    yield { row: startRow, text: text + bufferRow.translateToString(true) };
    text = '';
    startRow = row + 1;
  }
}

const trimTrailingBlanks = (text: string): string => text.replace(/[\t \u00a0]+$/, '');

/** The whole text of a buffer. */
export const bufferText = (buffer: TerminalBuffer): string =>
  tidyLines(
    Array.from(outputLinesOf(buffer), ({ text }) => text),
    true,
  );

/** The selected text, without blanks at the ends of lines. Several empty lines at the end become one line break. */
export const selectedText = (selection: string): string => tidyLines(selection.split(/\r?\n/), false);

function tidyLines(lines: readonly string[], isFullBuffer: boolean): string {
  const text = lines.map(trimTrailingBlanks).join('\n');
  return isFullBuffer ? text.replace(/\n*$/, '\n') : text.replace(/\n+$/, '\n');
}
