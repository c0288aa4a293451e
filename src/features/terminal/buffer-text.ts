// A terminal's buffer as text: rows that were wrapped are one line again, and blanks that nobody wrote are none.
import type { IBufferLine, Terminal } from '@xterm/xterm';

export type TerminalBuffer = Terminal['buffer']['active'];

/** One line of output, which may take several rows. */
export interface OutputLine {
  row: number;
  text: string;
}

/** A row that goes on in the next one: a letter of two cells that had no room leaves a cell empty, which is no blank. */
export function wrappedRowText(row: IBufferLine, next: IBufferLine): string {
  const text = row.translateToString();
  const isGap = row.getCell(row.length - 1)?.getChars() === '' && next.getCell(0)?.getWidth() === 2;
  return isGap ? text.slice(0, -1) : text;
}

/** The row where the line begins that a row is part of. */
export function firstRow(buffer: TerminalBuffer, row: number): number {
  let first = row;
  while (first > 0 && buffer.getLine(first)?.isWrapped) first -= 1;
  return first;
}

/** The lines from a row on, which begins one. */
export function* outputLinesOf(buffer: TerminalBuffer, from = 0): Generator<OutputLine> {
  let text = '';
  let first = from;
  for (let row = from; row < buffer.length; row += 1) {
    const line = buffer.getLine(row);
    const next = buffer.getLine(row + 1);
    if (!line) return;
    if (next?.isWrapped) {
      text += wrappedRowText(line, next);
      continue;
    }
    yield { row: first, text: text + line.translateToString(true) };
    text = '';
    first = row + 1;
  }
}

const trimTrailingBlanks = (text: string): string => text.replace(/[\t \u00a0]+$/, '');

/** Everything that a buffer holds. */
export const bufferText = (buffer: TerminalBuffer): string =>
  tidyLines(
    Array.from(outputLinesOf(buffer), ({ text }) => text),
    true,
  );

/** What the widget says is selected. */
export const selectedText = (selection: string): string => tidyLines(selection.split(/\r?\n/), false);

function tidyLines(lines: readonly string[], isFullBuffer: boolean): string {
  const text = lines.map(trimTrailingBlanks).join('\n');
  return isFullBuffer ? text.replace(/\n*$/, '\n') : text.replace(/\n+$/, '\n');
}
