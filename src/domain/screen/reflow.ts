// Wraps lines again after the width of the screen changed. The result is identical to the widget's in every cell.
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
  /** The number of rows by which the cursor (`moved`) and the saved cursor (`saved`) move. */
  moved: number;
  saved: number;
  /** The rows that moved above the screen, from top to bottom. */
  removed: Line[];
}

export interface ReflowInput {
  lines: readonly Line[];
  before: number;
  columns: number;
  /** The row of the cursor. Its line is not wrapped again, because the program redraws it. */
  cursor: number;
  rows: number;
}

/** The number of used cells in a wrapped row. The last cell is unused if a wide letter did not fit there. */
function wrappedLength(rows: readonly Line[], at: number, columns: number): number {
  const row = rows[at];
  const next = rows[at + 1];
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
function joinWrappedRows(rows: readonly Line[], before: number, columns: number): number {
  let target = 0;
  let column = wrappedLength(rows, 0, before);
  let source = 1;
  let taken = 0;
  while (source < rows.length) {
    const length = wrappedLength(rows, source, before);
    const count = Math.min(length - taken, columns - column);
    const [to, from] = [rows[target], rows[source]];
    if (to && from) copyWrapped(to, from, [taken, column, count]);
    column += count;
    taken += count;
    if (column === columns) {
      target += 1;
      column = 0;
    }
    if (taken === length) {
      source += 1;
      taken = 0;
    }
    if (column === 0 && target > 0) column = keepWideWhole(rows, target, columns);
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
  let spare = 0;
  for (
    let at = rows.length - 1;
    at > 0 && (at > target || trimmedLength(rows[at] ?? blankLine(0, DEFAULT_PEN)) === 0);
    at -= 1
  )
    spare += 1;
  return spare;
}

/** Moves a wide letter that does not fit at the end of a row to the next row. */
function keepWideWhole(rows: readonly Line[], target: number, columns: number): number {
  const [above, row] = [rows[target - 1], rows[target]];
  if (!above || !row || widthAt(above, columns - 1) !== 2) return 0;
  copyWrapped(row, above, [columns - 1, 0, 1]);
  setCell(above, columns - 1, [EMPTY_CELL, 0, 0, 0]);
  return 1;
}

/** For a screen that became wider. The lines must already have the new width. */
export function reflowWider({ lines, before, columns, cursor, rows }: ReflowInput): ReflowResult {
  const newLines: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const line = wrappedRows(lines, at);
    const hasCursor = cursor >= at && cursor < at + line.length;
    const spare = line.length === 1 || hasCursor ? 0 : joinWrappedRows(line, before, columns);
    newLines.push(...line.slice(0, line.length - spare));
    at += line.length;
  }
  const moved = newLines.length - lines.length;
  while (newLines.length < rows) newLines.push(blankLine(columns, DEFAULT_PEN));
  return { lines: newLines, moved, saved: moved, removed: [] };
}

/** The lengths of a line's rows after wrapping to `columns`. */
function newLengths(rows: readonly Line[], before: number, columns: number): number[] {
  const lengths: number[] = [];
  const needed = rows.reduce((sum, _, at) => sum + wrappedLength(rows, at, before), 0);
  let column = 0;
  let at = 0;
  for (let available = 0; available < needed;) {
    if (needed - available < columns) {
      lengths.push(needed - available);
      break;
    }
    column += columns;
    const length = wrappedLength(rows, at, before);
    if (column > length) {
      column -= length;
      at += 1;
    }
    const row = rows[at];
    const cutsWide = row !== undefined && widthAt(row, column - 1) === 2;
    if (cutsWide) column -= 1;
    lengths.push(cutsWide ? columns - 1 : columns);
    available += cutsWide ? columns - 1 : columns;
  }
  return lengths;
}

/** Wraps one line to fewer columns. The rows keep their old width; the caller shortens them. */
function splitIntoRows(rows: readonly Line[], before: number, columns: number): Line[] {
  const lengths = newLengths(rows, before, columns);
  const last = rows.at(-1);
  const added = Math.max(0, lengths.length - rows.length);
  const all = [...rows, ...Array.from({ length: added }, () => blankLine(columns, DEFAULT_PEN, true))];
  for (const row of all.slice(rows.length)) {
    row.changedAt = last?.changedAt ?? 0;
    row.isRecorded = last?.isRecorded ?? false;
  }
  let target = lengths.length - 1;
  let column = lengths[target] ?? 0;
  let source = rows.length - 1;
  let remaining = last ? trimmedLength(last) : 0;
  while (source >= 0) {
    const [to, from] = [all[target], all[source]];
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
      remaining = wrappedLength(all, Math.max(source, 0), before);
    }
  }
  all.forEach((row, at) => {
    const length = lengths[at] ?? 0;
    if (at < lengths.length && length < columns) setCell(row, length, [EMPTY_CELL, 0, 0, 0]);
  });
  return all;
}

/** New rows by the index of the existing row after which they are inserted. */
type AddedRows = ReadonlyMap<number, readonly Line[]>;

function insertAddedRows(lines: readonly Line[], added: AddedRows): Line[] {
  const beyond = [...added].filter(([after]) => after >= lines.length).toSorted(([first], [second]) => first - second);
  return [...lines.flatMap((line, at) => [line, ...(added.get(at) ?? [])]), ...beyond.flatMap(([, rows]) => rows)];
}

/** For a screen that became narrower. New rows first use the free rows below the cursor. */
export function reflowNarrower({ lines, before, columns, cursor, rows }: ReflowInput): ReflowResult {
  const added = new Map<number, readonly Line[]>();
  let y = cursor;
  let length = lines.length;
  let saved = 0;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    let from = at;
    while (from > 0 && lines[from]?.isWrapped) from -= 1;
    const line = lines.slice(from, at + 1);
    const [only] = line;
    const fits = line.length === 1 && only !== undefined && !only.isWrapped && trimmedLength(only) <= columns;
    const hasCursor = y >= from && y < from + line.length;
    if (!fits && !hasCursor) {
      const more = splitIntoRows(line, before, columns).slice(line.length);
      if (more.length > 0) added.set(at, more);
      saved += more.length;
      const room = y === length - 1 ? rows - length : Math.min(more.length, rows - 1 - y);
      const made = Math.max(0, Math.min(more.length, room));
      y += made;
      length -= made;
    }
    at = from;
  }
  const all = insertAddedRows(lines.slice(0, length), added);
  const excess = Math.max(0, all.length - rows);
  return { lines: all.slice(excess), moved: y - cursor, saved, removed: all.slice(0, excess) };
}
