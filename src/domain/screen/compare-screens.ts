// Compares two screens: whether they look the same, and would look the same after any further output.
import type { ScreenBuffer } from './buffer.ts';
import { CELL_SIZE, lettersAt, widthAt, type Line } from './line.ts';
import { BG, COLOR_MASK, FG } from './pen.ts';
import type { ScreenState } from './screen-state.ts';
import type { ExtendedTable } from './extended-attributes.ts';

interface ComparedLine {
  line: Line;
  extended: ExtendedTable;
}

/** The appearance of a cell as one string. The text color of a blank is ignored, because it is invisible. */
function cellAppearanceOf({ line, extended }: ComparedLine, column: number): string {
  const letters = lettersAt(line, column);
  const [fg = 0, bg = 0, ext = 0] = line.cells.subarray(column * CELL_SIZE + 1, column * CELL_SIZE + CELL_SIZE);
  const { style, color, link } = extended.get((bg & BG.extended) === 0 ? 0 : ext);
  const flags = (fg | 0) & (letters.trim() === '' ? FG.inverse | FG.underline | FG.struck : -1);
  return [
    letters === '' && (flags !== 0 || (bg & ~COLOR_MASK) !== 0) ? ' ' : letters,
    widthAt(line, column),
    flags,
    bg & ~BG.extended,
    flags & FG.underline ? Math.max(1, style) : 0,
    color,
    link?.address ?? '',
  ].join('\n');
}

function isSameLine(firstLine: ComparedLine, secondLine: ComparedLine, columns: number): boolean {
  const [{ line: first }, { line: second }] = [firstLine, secondLine];
  // Cells to the right of a narrower screen become visible again when other cells are deleted.
  if (first.isWrapped !== second.isWrapped || first.columns > columns) return false;
  for (let column = 0; column < columns; column += 1) {
    const offset = column * CELL_SIZE;
    const isEqual =
      first.cells[offset] === second.cells[offset] &&
      first.cells[offset + 1] === second.cells[offset + 1] &&
      first.cells[offset + 2] === second.cells[offset + 2] &&
      first.cells[offset + 3] === 0 &&
      second.cells[offset + 3] === 0 &&
      ((first.cells[offset] ?? 0) & 0x20_0000) === 0;
    if (!isEqual && cellAppearanceOf(firstLine, column) !== cellAppearanceOf(secondLine, column)) return false;
  }
  return true;
}

function isSameBuffer(
  firstScreen: ScreenState,
  secondScreen: ScreenState,
  bufferOf: (state: ScreenState) => ScreenBuffer,
): boolean {
  const [first, second] = [bufferOf(firstScreen), bufferOf(secondScreen)];
  const { columns, rows } = first;
  const settings = ({ top, bottom, tabs, saved }: ScreenBuffer) =>
    JSON.stringify([
      top,
      bottom,
      [...tabs].filter((column) => column < columns).toSorted((a, b) => a - b),
      [Math.min(saved.x, columns - 1), Math.min(saved.y, rows - 1), saved.fg | 0, (saved.bg & ~BG.extended) | 0],
      [...(saved.charset ?? [])],
    ]);
  return (
    settings(first) === settings(second) &&
    first.lines.every((line, row) => {
      const secondLine = second.lines[row];
      return (
        secondLine !== undefined &&
        isSameLine(
          { line, extended: firstScreen.extended },
          { line: secondLine, extended: secondScreen.extended },
          columns,
        )
      );
    })
  );
}

/** The state of a screen without its two buffers, as one string. */
function remainingStateOf({
  active,
  alternate,
  modes,
  pen,
  extended,
  charsets,
  level,
  charset,
  joinState,
}: ScreenState): string {
  // Attributes are compared even if the pen does not use them: a later style or color sequence may use them.
  const { style, color, link } = extended.get(pen.ext);
  const sets = [0, 1, 2, 3].map((place) => [...(charsets[place] ?? [])]);
  return JSON.stringify([
    active === alternate,
    [active.x, active.y],
    modes,
    [pen.fg | 0, pen.bg & ~BG.extended, style, color, link],
    [sets, level, [...(charset ?? [])]],
    joinState,
  ]);
}

export const areScreensEqual = (first: ScreenState, second: ScreenState): boolean =>
  remainingStateOf(first) === remainingStateOf(second) &&
  isSameBuffer(first, second, ({ normal }) => normal) &&
  (first.active === first.normal || first.normal.y === second.normal.y) &&
  (first.active === first.normal
    ? JSON.stringify(first.alternate.saved.x) === JSON.stringify(second.alternate.saved.x)
    : isSameBuffer(first, second, ({ alternate }) => alternate));
