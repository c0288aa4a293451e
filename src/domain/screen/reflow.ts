// Wraps lines again after the width of the screen changed. The result is identical to that of the terminal widget
// (xterm.js) in every cell.
import {
  blankLine,
  CELL_SIZE,
  EMPTY_CELL,
  fillCells,
  hasContent,
  DEFAULT_PEN,
  setCell,
  trimmedLength,
  widthAt,
  type Line,
} from './line.ts';

interface ReflowResult {
  lines: Line[];
  /** The number of rows by which the cursor and the saved cursor move. */
  cursorShift: number;
  savedCursorShift: number;
  /** The rows that moved above the screen, from top to bottom. */
  removed: Line[];
}

export interface ReflowInput {
  lines: readonly Line[];
  /** The previous number of columns; `columns` is the new number. */
  before: number;
  columns: number;
  /** The row of the cursor. Its line is not wrapped again, because the program redraws it. */
  cursor: number;
  rows: number;
}

/** The number of used cells in a wrapped row. The last cell is unused if a wide letter did not fit there. */
function wrappedLength(rows: readonly Line[], index: number, columns: number): number {
  const row = rows[index];
  const next = rows[index + 1];
  if (row === undefined) return 0;
  if (next === undefined) return trimmedLength(row);
  const endsEmpty = !hasContent(row, columns - 1) && widthAt(row, columns - 1) === 1;
  return endsEmpty && widthAt(next, 0) === 2 ? columns - 1 : columns;
}

/**
 * Copies cells in the same order as the widget. Letters of several code points are copied one by one, so within one row
 * a copied letter may replace the next letter before that is copied.
 */
function copyWrapped(to: Line, from: Line, [source, target, count]: readonly [number, number, number]): void {
  to.cells.set(from.cells.slice(source * CELL_SIZE, (source + count) * CELL_SIZE), target * CELL_SIZE);
  const columns = [...(from.joinedLetters?.keys() ?? [])]
    .filter((column) => column >= source)
    .toSorted((a, b) => a - b);
  if (columns.length > 0) to.joinedLetters ??= new Map();
  for (const column of columns) to.joinedLetters?.set(column - source + target, from.joinedLetters?.get(column) ?? '');
}

/** The rows of the line that starts at row `from`. */
function wrappedRows(lines: readonly Line[], from: number): Line[] {
  let end = from + 1;
  while (end < lines.length && lines[end]?.isWrapped) end += 1;
  return lines.slice(from, end);
}

/** Moves the text of one line into fewer rows; returns the number of rows that are not needed any more. */
function joinWrappedRows(rows: readonly Line[], previousColumns: number, columns: number): number {
  let target = 0;
  let column = wrappedLength(rows, 0, previousColumns);
  let source = 1;
  let copiedCount = 0;
  while (source < rows.length) {
    const length = wrappedLength(rows, source, previousColumns);
    const count = Math.min(length - copiedCount, columns - column);
    const [to, from] = [rows[target], rows[source]];
    if (to && from) copyWrapped(to, from, [copiedCount, column, count]);
    column += count;
    copiedCount += count;
    if (column === columns) {
      target += 1;
      column = 0;
    }
    if (copiedCount === length) {
      source += 1;
      copiedCount = 0;
    }
    if (column === 0 && target > 0) column = moveCutWideLetter(rows, target, columns);
  }
  const last = rows[target];
  if (last) {
    if (column > 0 && widthAt(last, column - 1) === 2) setCell(last, column - 1, [EMPTY_CELL, 0, 0, 0]);
    fillCells(last, [column, columns], DEFAULT_PEN);
  }
  // The row with the latest change may be among the removed rows, so all rows get its time.
  const changedAt = Math.max(...rows.map((row) => row.changedAt));
  const isRecorded = rows.every((row) => row.isRecorded);
  for (const row of rows) Object.assign(row, { changedAt, isRecorded });
  let unneededRowCount = 0;
  for (
    let index = rows.length - 1;
    index > 0 && (index > target || trimmedLength(rows[index] ?? blankLine(0, DEFAULT_PEN)) === 0);
    index -= 1
  )
    unneededRowCount += 1;
  return unneededRowCount;
}

/** Moves a wide letter that does not fit at the end of a row to the next row. */
function moveCutWideLetter(rows: readonly Line[], target: number, columns: number): number {
  const [above, row] = [rows[target - 1], rows[target]];
  if (!above || !row || widthAt(above, columns - 1) !== 2) return 0;
  copyWrapped(row, above, [columns - 1, 0, 1]);
  setCell(above, columns - 1, [EMPTY_CELL, 0, 0, 0]);
  return 1;
}

/** For a screen that became wider. The lines must already have the new width. */
export function reflowWider({ lines, before, columns, cursor, rows }: ReflowInput): ReflowResult {
  const newLines: Line[] = [];
  for (let index = 0; index < lines.length;) {
    const line = wrappedRows(lines, index);
    const hasCursor = cursor >= index && cursor < index + line.length;
    const unneededRowCount = line.length === 1 || hasCursor ? 0 : joinWrappedRows(line, before, columns);
    newLines.push(...line.slice(0, line.length - unneededRowCount));
    index += line.length;
  }
  const cursorShift = newLines.length - lines.length;
  while (newLines.length < rows) newLines.push(blankLine(columns, DEFAULT_PEN));
  return { lines: newLines, cursorShift, savedCursorShift: cursorShift, removed: [] };
}

/** The lengths of a line's rows after wrapping to `columns`. */
function newLengths(rows: readonly Line[], previousColumns: number, columns: number): number[] {
  const lengths: number[] = [];
  const needed = rows.reduce((sum, _, index) => sum + wrappedLength(rows, index, previousColumns), 0);
  let column = 0;
  let rowIndex = 0;
  for (let available = 0; available < needed;) {
    if (needed - available < columns) {
      lengths.push(needed - available);
      break;
    }
    column += columns;
    const length = wrappedLength(rows, rowIndex, previousColumns);
    if (column > length) {
      column -= length;
      rowIndex += 1;
    }
    const row = rows[rowIndex];
    const cutsWideLetter = row !== undefined && widthAt(row, column - 1) === 2;
    if (cutsWideLetter) column -= 1;
    lengths.push(cutsWideLetter ? columns - 1 : columns);
    available += cutsWideLetter ? columns - 1 : columns;
  }
  return lengths;
}

/** Wraps one line to fewer columns. The rows keep their old width; the caller shortens them. */
function splitIntoRows(rows: readonly Line[], previousColumns: number, columns: number): Line[] {
  const lengths = newLengths(rows, previousColumns, columns);
  const last = rows.at(-1);
  const addedCount = Math.max(0, lengths.length - rows.length);
  const allRows = [...rows, ...Array.from({ length: addedCount }, () => blankLine(columns, DEFAULT_PEN, true))];
  for (const row of allRows.slice(rows.length)) {
    row.changedAt = last?.changedAt ?? 0;
    row.isRecorded = last?.isRecorded ?? false;
  }
  let target = lengths.length - 1;
  let column = lengths[target] ?? 0;
  let source = rows.length - 1;
  let remaining = last ? trimmedLength(last) : 0;
  while (source >= 0) {
    const [to, from] = [allRows[target], allRows[source]];
    if (to === undefined || from === undefined) break;
    const count = Math.min(remaining, column);
    copyWrapped(to, from, [remaining - count, column - count, count]);
    column -= count;
    if (column === 0) {
      target -= 1;
      column = lengths[target] ?? 0;
    }
    remaining -= count;
    if (remaining === 0) {
      source -= 1;
      remaining = wrappedLength(allRows, Math.max(source, 0), previousColumns);
    }
  }
  allRows.forEach((row, index) => {
    const length = lengths[index] ?? 0;
    if (index < lengths.length && length < columns) setCell(row, length, [EMPTY_CELL, 0, 0, 0]);
  });
  return allRows;
}

/** New rows by the index of the existing row after which they are inserted. */
type AddedRows = ReadonlyMap<number, readonly Line[]>;

function insertAddedRows(lines: readonly Line[], added: AddedRows): Line[] {
  const addedAfterEnd = [...added]
    .filter(([after]) => after >= lines.length)
    .toSorted(([first], [second]) => first - second);
  return [
    ...lines.flatMap((line, index) => [line, ...(added.get(index) ?? [])]),
    ...addedAfterEnd.flatMap(([, rows]) => rows),
  ];
}

/** For a screen that became narrower. New rows first use the free rows below the cursor. */
export function reflowNarrower({ lines, before, columns, cursor, rows }: ReflowInput): ReflowResult {
  const added = new Map<number, readonly Line[]>();
  let y = cursor;
  let length = lines.length;
  let newRowCount = 0;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    let from = index;
    while (from > 0 && lines[from]?.isWrapped) from -= 1;
    const line = lines.slice(from, index + 1);
    const [firstRow] = line;
    const fitsInOneRow =
      line.length === 1 && firstRow !== undefined && !firstRow.isWrapped && trimmedLength(firstRow) <= columns;
    const hasCursor = y >= from && y < from + line.length;
    if (!fitsInOneRow && !hasCursor) {
      const newRows = splitIntoRows(line, before, columns).slice(line.length);
      if (newRows.length > 0) added.set(index, newRows);
      newRowCount += newRows.length;
      const freeRowCount = y === length - 1 ? rows - length : Math.min(newRows.length, rows - 1 - y);
      const addedRowCount = Math.max(0, Math.min(newRows.length, freeRowCount));
      y += addedRowCount;
      length -= addedRowCount;
    }
    index = from;
  }
  const allRows = insertAddedRows(lines.slice(0, length), added);
  const excess = Math.max(0, allRows.length - rows);
  return {
    lines: allRows.slice(excess),
    cursorShift: y - cursor,
    savedCursorShift: newRowCount,
    removed: allRows.slice(0, excess),
  };
}
