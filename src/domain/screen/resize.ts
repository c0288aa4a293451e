// Another size of the screen.
import { extendTabs, type Buffer, type Size } from './buffer.ts';
import { blankLine, CELL, EMPTY, PLAIN, type Line } from './line.ts';
import { reflowNarrower, reflowWider } from './reflow.ts';
import type { State } from './state.ts';

export const LEAST_COLUMNS = 2;
export const LEAST_ROWS = 1;

function setLength(line: Line, columns: number): void {
  if (line.columns === columns) return;
  const cells = new Uint32Array(columns * CELL);
  cells.set(line.cells.subarray(0, columns * CELL));
  for (let column = line.columns; column < columns; column += 1) cells[column * CELL] = EMPTY;
  for (const column of line.joined?.keys() ?? []) if (column >= columns) line.joined?.delete(column);
  line.cells = cells;
  line.columns = columns;
}

type Gone = (lines: readonly Line[]) => void;

/** More rows come at the bottom; of fewer those below the cursor go first, then those at the top. */
function setRows(buffer: Buffer, { columns, rows }: Size, gone: Gone): void {
  const { lines, y } = buffer;
  while (lines.length < rows) lines.push(blankLine(columns, PLAIN));
  const kept = Math.max(rows, y + 1);
  gone(lines.slice(kept));
  lines.splice(kept);
  const above = lines.slice(0, Math.max(0, lines.length - rows));
  gone(above);
  lines.splice(0, above.length);
  buffer.saved.y = Math.max(buffer.saved.y - above.length, 0);
}

function reflow(buffer: Buffer, { columns, rows }: Size, gone: Gone): void {
  const { lines, columns: before, y: cursor, saved } = buffer;
  if (before === columns) return;
  const layout = { lines, before, columns, cursor, rows };
  const reflowed = columns > before ? reflowWider(layout) : reflowNarrower(layout);
  // The listener looks at the lines next to those that leave.
  buffer.lines = [...reflowed.gone, ...reflowed.lines];
  gone(reflowed.gone);
  buffer.lines = reflowed.lines;
  buffer.y = Math.max(0, cursor + reflowed.moved);
  saved.y = Math.max(0, Math.min(saved.y + reflowed.saved, rows - 1));
}

function resizeBuffer(buffer: Buffer, size: Size, { gone, reflows }: { gone: Gone; reflows: boolean }): void {
  const { columns, rows } = size;
  if (columns > buffer.columns) for (const line of buffer.lines) setLength(line, columns);
  setRows(buffer, size, gone);
  buffer.x = Math.min(buffer.x, columns - 1);
  buffer.y = Math.min(buffer.y, rows - 1);
  buffer.saved.x = Math.min(buffer.saved.x, columns - 1);
  buffer.top = 0;
  buffer.bottom = rows - 1;
  if (!reflows) return;
  reflow(buffer, size, gone);
  for (const line of buffer.lines) setLength(line, columns);
}

export function resize(state: State, asked: Size): void {
  const { normal, alternate, active, onLine } = state;
  const columns = Math.max(LEAST_COLUMNS, Math.floor(asked.columns));
  const rows = Math.max(LEAST_ROWS, Math.floor(asked.rows));
  const size = { columns, rows };
  // The same size again changes nothing, margins neither.
  if (columns === state.columns && rows === state.rows) return;
  const goneFrom =
    (isAlternate: boolean): Gone =>
    (lines) => {
      for (const line of lines) onLine?.(line, isAlternate);
    };
  resizeBuffer(normal, size, { gone: goneFrom(false), reflows: true });
  if (active === alternate) resizeBuffer(alternate, size, { gone: goneFrom(true), reflows: false });
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
