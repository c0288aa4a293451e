// Joins the rows of a wrapped line on the screen to one line of text, in UTF-8.
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
/** Lines that are longer are split. */
const MAX_LINE_BYTES = 64 * 1024;
/** More than the bytes of any row, which has 4 bytes per character, and up to 32 characters in each of a few cells. */
const MAX_ROW_BYTES = 64 * 1024;

const encoder = new TextEncoder();

function writeCode(target: Uint8Array, offset: number, code: number): number {
  if (code < 0x80) {
    target[offset] = code;
    return offset + 1;
  }
  const { written } = encoder.encodeInto(String.fromCodePoint(code), target.subarray(offset));
  return offset + written;
}

/** Writes the text of the first `columns` cells from the position `from` on. Returns the position after it. */
function writeCells(line: Line, columns: number, { bytes: target, from }: { bytes: Uint8Array; from: number }): number {
  const { cells } = line;
  let offset = from;
  let column = 0;
  // A fast loop for ASCII, which most cells contain.
  for (; column < columns; column += 1) {
    const code = (cells[column * CELL_SIZE] ?? 0) ^ EMPTY_CELL;
    if (code >= 0x80) break;
    target[offset] = code || SPACE;
    offset += 1;
  }
  for (; column < columns && offset < target.length - 256;) {
    const content = cells[column * CELL_SIZE] ?? 0;
    if ((content & JOINED_FLAG) !== 0)
      offset += encoder.encodeInto(lettersAt(line, column), target.subarray(offset)).written;
    else offset = writeCode(target, offset, content & CODE_MASK || SPACE);
    column += widthAt(line, column) || 1;
  }
  return offset;
}

const trimmedEnd = (bytes: Uint8Array, length: number): number => {
  let end = length;
  while (end > 0 && bytes[end - 1] === SPACE) end -= 1;
  return end;
};

export interface LineJoiner {
  /** Adds the next row. A wrapped row continues the previous row's line. */
  addRow(line: Line): void;
  /** The current line, which may be incomplete. `rows` are added to the result only. */
  pending(rows?: readonly Line[]): LineBytes | undefined;
  /** Ends the current line. */
  end(): void;
}

/** Creates a joiner that calls `onLine` with each complete line. The bytes are valid only during the call. */
export function createLineJoiner(onLine: (line: LineBytes) => void): LineJoiner {
  const bytes = new Uint8Array(MAX_LINE_BYTES + MAX_ROW_BYTES);
  const currentLine: LineBytes = { ms: 0, row: 0, bytes, length: 0 };
  let length = 0;
  let trailingEmptyCells = 0;
  let rowCount = 0;
  let ms = 0;
  let row = 0;

  function pendingLine(): LineBytes | undefined {
    currentLine.length = trimmedEnd(bytes, length);
    currentLine.ms = ms;
    currentLine.row = Math.max(0, row - rowCount + 1);
    return currentLine.length > 0 ? currentLine : undefined;
  }
  function end(): void {
    if (pendingLine()) onLine(currentLine);
    length = 0;
    trailingEmptyCells = 0;
    rowCount = 0;
    ms = 0;
  }
  function append(line: Line): void {
    // A wide character did not fit in the last cell of the row above, so the empty cell is not part of the text.
    if (line.isWrapped && trailingEmptyCells === 1 && widthAt(line, 0) === 2) trailingEmptyCells = 0;
    // Other empty cells at the end of the row above are spaces of the text.
    if (trailingEmptyCells > 0 && length > 0) bytes.fill(SPACE, length, length + trailingEmptyCells);
    length += length > 0 ? trailingEmptyCells : 0;
    const usedColumns = trimmedLength(line);
    length = writeCells(line, usedColumns, { bytes, from: length });
    trailingEmptyCells = line.columns - usedColumns;
    rowCount += 1;
    ms = Math.max(ms, line.changedAt);
    row = line.changedRow;
  }
  return {
    pending(following = []) {
      const saved = [length, trailingEmptyCells, rowCount, ms, row] as const;
      for (const line of following) if (length <= MAX_LINE_BYTES) append(line);
      const line = pendingLine();
      [length, trailingEmptyCells, rowCount, ms, row] = saved;
      return line;
    },
    addRow(line) {
      if (!line.isWrapped || length > MAX_LINE_BYTES) end();
      append(line);
    },
    end,
  };
}
