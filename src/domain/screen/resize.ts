// Changes the size of the screen.
import { extendTabs, type ScreenBuffer, type Size } from './buffer.ts';
import { blankLine, CELL_SIZE, EMPTY_CELL, DEFAULT_PEN, type Line } from './line.ts';
import { reflowNarrower, reflowWider } from './reflow.ts';
import type { ScreenState } from './screen-state.ts';

export const MIN_COLUMNS = 2;
export const MIN_ROWS = 1;

function setLength(line: Line, columns: number): void {
  if (line.columns === columns) return;
  const cells = new Uint32Array(columns * CELL_SIZE);
  cells.set(line.cells.subarray(0, columns * CELL_SIZE));
  for (let column = line.columns; column < columns; column += 1) cells[column * CELL_SIZE] = EMPTY_CELL;
  for (const column of line.joinedLetters?.keys() ?? []) if (column >= columns) line.joinedLetters?.delete(column);
  line.cells = cells;
  line.columns = columns;
}

type OnLinesRemoved = (lines: readonly Line[]) => void;

/** Adds rows at the bottom. Removes rows below the cursor first, then rows at the top. */
function setRows(buffer: ScreenBuffer, { columns, rows }: Size, onRemoved: OnLinesRemoved): void {
  const { lines, y } = buffer;
  while (lines.length < rows) lines.push(blankLine(columns, DEFAULT_PEN));
  const keptCount = Math.max(rows, y + 1);
  onRemoved(lines.slice(keptCount));
  lines.splice(keptCount);
  const above = lines.slice(0, Math.max(0, lines.length - rows));
  onRemoved(above);
  lines.splice(0, above.length);
  buffer.saved.y = Math.max(buffer.saved.y - above.length, 0);
}

function reflow(buffer: ScreenBuffer, { columns, rows }: Size, onRemoved: OnLinesRemoved): void {
  const { lines, columns: before, y: cursor, saved } = buffer;
  if (before === columns) return;
  const layout = { lines, before, columns, cursor, rows };
  const reflowed = columns > before ? reflowWider(layout) : reflowNarrower(layout);
  // The listener also reads the lines next to the removed lines, so all of them must be in the buffer.
  buffer.lines = [...reflowed.removed, ...reflowed.lines];
  onRemoved(reflowed.removed);
  buffer.lines = reflowed.lines;
  buffer.y = Math.max(0, cursor + reflowed.cursorShift);
  saved.y = Math.max(0, Math.min(saved.y + reflowed.savedCursorShift, rows - 1));
}

function resizeBuffer(
  buffer: ScreenBuffer,
  size: Size,
  { notifyRemoved: onRemoved, reflows }: { notifyRemoved: OnLinesRemoved; reflows: boolean },
): void {
  const { columns, rows } = size;
  if (columns > buffer.columns) for (const line of buffer.lines) setLength(line, columns);
  setRows(buffer, size, onRemoved);
  buffer.x = Math.min(buffer.x, columns - 1);
  buffer.y = Math.min(buffer.y, rows - 1);
  buffer.saved.x = Math.min(buffer.saved.x, columns - 1);
  buffer.top = 0;
  buffer.bottom = rows - 1;
  if (!reflows) return;
  reflow(buffer, size, onRemoved);
  for (const line of buffer.lines) setLength(line, columns);
}

export function resizeScreen(state: ScreenState, newSize: Size): void {
  const { normal, alternate, active, onLine } = state;
  const columns = Math.max(MIN_COLUMNS, Math.floor(newSize.columns));
  const rows = Math.max(MIN_ROWS, Math.floor(newSize.rows));
  const size = { columns, rows };
  // An unchanged size must not reset the margins.
  if (columns === state.columns && rows === state.rows) return;
  const notifyRemovedFrom =
    (isAlternate: boolean): OnLinesRemoved =>
    (lines) => {
      for (const line of lines) onLine?.(line, isAlternate);
    };
  resizeBuffer(normal, size, { notifyRemoved: notifyRemovedFrom(false), reflows: true });
  if (active === alternate) resizeBuffer(alternate, size, { notifyRemoved: notifyRemovedFrom(true), reflows: false });
  else alternate.bottom = rows - 1;
  state.columns = columns;
  state.rows = rows;
  for (const buffer of [normal, alternate]) {
    buffer.columns = columns;
    buffer.rows = rows;
    extendTabs(buffer, columns);
  }
  // The cursor may now be on the second half of a wide letter, which the next letter replaces.
  state.isInterrupted = true;
}
