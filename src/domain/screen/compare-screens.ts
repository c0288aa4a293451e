// Whether two terminals show the same, and would show the same after any output.
import type { ScreenBuffer } from './buffer.ts';
import { CELL_SIZE, lettersAt, widthAt, type Line } from './line.ts';
import { BG, COLOR_MASK, FG } from './pen.ts';
import type { ScreenState } from './screen-state.ts';
import type { ExtendedTable } from './extended-attributes.ts';

interface ComparedLine {
  line: Line;
  extended: ExtendedTable;
}

/** How a cell looks, as one value: a blank has no letter whose color counts. */
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

function isSameLine(one: ComparedLine, other: ComparedLine, columns: number): boolean {
  const [{ line: first }, { line: second }] = [one, other];
  // Cells that a narrower screen hides come back when others are deleted.
  if (first.isWrapped !== second.isWrapped || first.columns > columns) return false;
  for (let column = 0; column < columns; column += 1) {
    const at = column * CELL_SIZE;
    const isEqual =
      first.cells[at] === second.cells[at] &&
      first.cells[at + 1] === second.cells[at + 1] &&
      first.cells[at + 2] === second.cells[at + 2] &&
      first.cells[at + 3] === 0 &&
      second.cells[at + 3] === 0 &&
      ((first.cells[at] ?? 0) & 0x20_0000) === 0;
    if (!isEqual && cellAppearanceOf(one, column) !== cellAppearanceOf(other, column)) return false;
  }
  return true;
}

function isSameBuffer(one: ScreenState, other: ScreenState, bufferOf: (state: ScreenState) => ScreenBuffer): boolean {
  const [first, second] = [bufferOf(one), bufferOf(other)];
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
      const drawn = second.lines[row];
      const [side, otherSide] = [{ line, extended: one.extended }, drawn && { line: drawn, extended: other.extended }];
      return otherSide !== undefined && isSameLine(side, otherSide, columns);
    })
  );
}

/** Everything that is not on a screen. */
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
  // Also what is not in use now: a saved cursor that comes back may leave it so, and what is set next uses it.
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

export const areScreensEqual = (one: ScreenState, other: ScreenState): boolean =>
  remainingStateOf(one) === remainingStateOf(other) &&
  isSameBuffer(one, other, ({ normal }) => normal) &&
  (one.active === one.normal || one.normal.y === other.normal.y) &&
  (one.active === one.normal
    ? JSON.stringify(one.alternate.saved.x) === JSON.stringify(other.alternate.saved.x)
    : isSameBuffer(one, other, ({ alternate }) => alternate));
