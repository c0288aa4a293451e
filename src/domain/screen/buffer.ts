// One of the two screens of a terminal, with its own cursor, margins, tab stops and saved cursor.
import type { Charset } from './charsets.ts';
import { blankLine, type Line, type Pen } from './line.ts';

const TAB_WIDTH = 8;

interface SavedCursor {
  x: number;
  y: number;
  fg: number;
  bg: number;
  charset: Charset | undefined;
}

export interface ScreenBuffer {
  lines: Line[];
  columns: number;
  rows: number;
  /** The column and the row of the cursor, from 0. */
  x: number;
  y: number;
  /** The margins: the first and the last row of the scrolling region. */
  top: number;
  bottom: number;
  /** The columns of the tab stops. */
  tabs: Set<number>;
  saved: SavedCursor;
  /** The cells of a blank line, cached by `clearLine` for the pen that was used last. */
  blankCells: Uint32Array;
}

export interface Size {
  columns: number;
  rows: number;
}

export const emptySavedCursor = (): SavedCursor => ({ x: 0, y: 0, fg: 0, bg: 0, charset: undefined });

export const blankLines = ({ columns, rows }: Size, pen: Readonly<Pen>): Line[] =>
  Array.from({ length: rows }, () => blankLine(columns, pen));

const tabStops = (columns: number): Set<number> =>
  new Set(Array.from({ length: Math.ceil(columns / TAB_WIDTH) }, (_, index) => index * TAB_WIDTH));

export function createBuffer({ columns, rows }: Size, lines: Line[] = []): ScreenBuffer {
  return {
    lines,
    columns,
    rows,
    x: 0,
    y: 0,
    top: 0,
    bottom: rows - 1,
    tabs: tabStops(columns),
    saved: emptySavedCursor(),
    blankCells: new Uint32Array(),
  };
}

/** Resets a buffer that is hidden, except for its saved cursor. Its lines are created again when it is shown. */
export function clearBuffer(buffer: ScreenBuffer): void {
  const { saved, columns, rows } = buffer;
  Object.assign(buffer, createBuffer({ columns, rows }), { saved });
}

export function nextTabStop({ tabs, columns, x }: ScreenBuffer): number {
  let column = x + 1;
  while (column < columns && !tabs.has(column)) column += 1;
  return Math.min(column, columns - 1);
}

function tabStopBefore({ tabs, columns }: ScreenBuffer, from: number): number {
  let column = from - 1;
  while (column > 0 && !tabs.has(column)) column -= 1;
  return Math.min(Math.max(column, 0), columns - 1);
}

export const previousTabStop = (buffer: ScreenBuffer): number => tabStopBefore(buffer, buffer.x);

/** Adds tab stops in the new columns of a wider screen. */
export function extendTabs(buffer: ScreenBuffer, columns: number): void {
  const { tabs } = buffer;
  for (
    let column = tabs.has(columns) ? columns : tabStopBefore(buffer, columns);
    column < buffer.columns;
    column += TAB_WIDTH
  )
    tabs.add(column);
}

/** The line at a row. Rows outside the screen are clamped. */
export function lineAt({ lines, rows }: ScreenBuffer, row: number): Line {
  const line = lines[Math.min(Math.max(row, 0), rows - 1)];
  if (line === undefined) throw new RangeError(`no line ${row}`);
  return line;
}

/** Clears a line, so that it can be reused. */
export function clearLine(buffer: ScreenBuffer, line: Line, pen: Readonly<Pen>): void {
  const { blankCells } = buffer;
  const { cells } = line;
  const isSame =
    blankCells.length === cells.length &&
    blankCells[1] === pen.fg &&
    blankCells[2] === pen.bg &&
    blankCells[3] === pen.ext;
  // Nearly all lines are cleared with the same pen, and copying cells is several times faster than filling them.
  if (!isSame) buffer.blankCells = blankLine(line.columns, pen).cells;
  cells.set(buffer.blankCells);
  line.joinedLetters = undefined;
  line.isWrapped = false;
}

/** Removes the line at row `from` and inserts it, cleared, at row `to`. The lines between them move. */
export function moveLine(
  buffer: ScreenBuffer,
  [from, to]: readonly [number, number],
  pen: Readonly<Pen>,
): Line | undefined {
  const { lines, columns } = buffer;
  const removed = lines[from];
  if (removed === undefined) return undefined;
  const line = removed.columns === columns ? removed : blankLine(columns, pen);
  if (from === 0 && to === lines.length - 1) {
    lines.shift();
    lines.push(line);
  } else {
    lines.splice(from, 1);
    lines.splice(to, 0, line);
  }
  clearLine(buffer, line, pen);
  return line;
}
