// Finds the cells for a range of a line. A letter may have several UTF-16 units and may take two cells.
import type { IBufferLine } from '@xterm/xterm';
import type { CellPosition, LineRange } from '#domain/terminal/tools/find-in-output.ts';
import { wrappedRowText, type TerminalBuffer, type OutputLine } from './buffer-text.ts';

/** Adjacent cells in one row. */
export interface Cells extends CellPosition {
  width: number;
}

/** The cells of a range of a line, one entry for each row. */
export function cellsOf(buffer: TerminalBuffer, line: OutputLine, { start, length }: LineRange): Cells[] {
  const result: Cells[] = [];
  let unitsBeforeRow = 0;
  for (let row = line.row; unitsBeforeRow < start + length; row += 1) {
    const rowCells = buffer.getLine(row);
    const nextRow = buffer.getLine(row + 1);
    if (!rowCells || (row > line.row && !rowCells.isWrapped)) break;
    const end = unitsBeforeRow + (nextRow?.isWrapped ? wrappedRowText(rowCells, nextRow).length : Infinity);
    const part = cellsOfRow(
      rowCells,
      Math.max(0, start - unitsBeforeRow),
      Math.min(end, start + length) - unitsBeforeRow,
    );
    if (part.width > 0) result.push({ row, ...part });
    unitsBeforeRow = end;
  }
  return result;
}

/** The cells between two offsets in a row's text, in UTF-16 units. */
function cellsOfRow(row: IBufferLine, from: number, to: number): { col: number; width: number } {
  let units = 0;
  let start: number | undefined;
  let col = 0;
  for (; col < row.length && units < to; col += 1) {
    const cell = row.getCell(col);
    if (!cell) break;
    if (cell.getWidth() === 0) continue;
    const length = cell.getChars().length || 1;
    if (units + length > from) start ??= col;
    units += length;
  }
  if (start === undefined) return { col: 0, width: 0 };
  // Include the second cell of a wide letter.
  while (row.getCell(col)?.getWidth() === 0) col += 1;
  return { col: start, width: col - start };
}
