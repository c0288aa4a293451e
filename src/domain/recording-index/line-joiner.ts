// Rows of the screen as the lines that they are parts of, in UTF-8.
import {
  CELL_SIZE,
  CODE_MASK,
  EMPTY_CELL,
  JOINED_FLAG,
  lettersAt,
  trimmedLength,
  widthAt,
  type Line,
} from '#domain/screen/line.ts';
import type { LineBytes } from './line-store.ts';

const SPACE = 0x20;
/** A line that is longer goes on as another one. */
const MAX_LINE_BYTES = 64 * 1024;
/** More than any row: 4 bytes for each letter, and 32 letters in each of a few cells. */
const MAX_ROW_BYTES = 64 * 1024;

const encoder = new TextEncoder();

function writeCode(target: Uint8Array, at: number, code: number): number {
  if (code < 0x80) {
    target[at] = code;
    return at + 1;
  }
  const { written } = encoder.encodeInto(String.fromCodePoint(code), target.subarray(at));
  return at + written;
}

/** Writes what cells say; returns where it ends. */
function writeCells(line: Line, columns: number, { bytes: target, from }: { bytes: Uint8Array; from: number }): number {
  const { cells } = line;
  let at = from;
  let column = 0;
  // Plain letters, which nearly all are.
  for (; column < columns; column += 1) {
    const code = (cells[column * CELL_SIZE] ?? 0) ^ EMPTY_CELL;
    if (code >= 0x80) break;
    target[at] = code || SPACE;
    at += 1;
  }
  for (; column < columns && at < target.length - 256;) {
    const content = cells[column * CELL_SIZE] ?? 0;
    if ((content & JOINED_FLAG) !== 0) at += encoder.encodeInto(lettersAt(line, column), target.subarray(at)).written;
    else at = writeCode(target, at, content & CODE_MASK || SPACE);
    column += widthAt(line, column) || 1;
  }
  return at;
}

const trimmedEnd = (bytes: Uint8Array, length: number): number => {
  let end = length;
  while (end > 0 && bytes[end - 1] === SPACE) end -= 1;
  return end;
};

export interface LineJoiner {
  /** The next row; it may go on a line that the one before began. */
  addRow(line: Line): void;
  /** The line that may continue in the next row, with rows that would follow. */
  pending(rows?: readonly Line[]): LineBytes | undefined;
  /** Nothing follows. */
  end(): void;
}

/** Joins rows that were wrapped, and tells each line once it is whole; its bytes are good until the next one. */
export function createLineJoiner(onLine: (line: LineBytes) => void): LineJoiner {
  const bytes = new Uint8Array(MAX_LINE_BYTES + MAX_ROW_BYTES);
  const currentLine: LineBytes = { ms: 0, row: 0, bytes, length: 0 };
  let length = 0;
  let padding = 0;
  let rows = 0;
  let ms = 0;
  let row = 0;

  function pendingLine(): LineBytes | undefined {
    currentLine.length = trimmedEnd(bytes, length);
    currentLine.ms = ms;
    currentLine.row = Math.max(0, row - rows + 1);
    return currentLine.length > 0 ? currentLine : undefined;
  }
  function end(): void {
    if (pendingLine()) onLine(currentLine);
    length = 0;
    padding = 0;
    rows = 0;
    ms = 0;
  }
  function append(line: Line): void {
    // A wide letter that had no room in the row above left a cell, which is no blank.
    if (line.isWrapped && padding === 1 && widthAt(line, 0) === 2) padding = 0;
    // What goes on in this row was written up to the end of the one above.
    if (padding > 0 && length > 0) bytes.fill(SPACE, length, length + padding);
    length += length > 0 ? padding : 0;
    const written = trimmedLength(line);
    length = writeCells(line, written, { bytes, from: length });
    padding = line.columns - written;
    rows += 1;
    ms = Math.max(ms, line.changedAt);
    row = line.changedIn;
  }
  return {
    pending(following = []) {
      const saved = [length, padding, rows, ms, row] as const;
      for (const line of following) if (length <= MAX_LINE_BYTES) append(line);
      const line = pendingLine();
      [length, padding, rows, ms, row] = saved;
      return line;
    },
    addRow(line) {
      if (!line.isWrapped || length > MAX_LINE_BYTES) end();
      append(line);
    },
    end,
  };
}
