// Terminal sequences that erase, insert or delete cells and lines, and that scroll lines.
import { lineAt, moveLine } from './buffer.ts';
import { countOf, type Command } from './cursor.ts';
import {
  deleteCells,
  EMPTY_CELL,
  fillCells,
  insertCells,
  setCell,
  widthAt,
  DEFAULT_PEN,
  type Line,
  type Pen,
} from './line.ts';
import type { Params } from './params.ts';
import { BG } from './pen.ts';
import { repeatLast } from './print.ts';
import {
  currentLine,
  erasePenOf,
  markChanged,
  restrictCursor,
  setCursor,
  notifyLineRemoved,
  type ScreenState,
} from './screen-state.ts';

const LETTER_E = 0x45;

const isProtected = ({ cells }: Line, column: number): boolean => ((cells[column * 4 + 2] ?? 0) & BG.protected) !== 0;

/** Erases the cells of a line from `from` to before `until`. A wide letter that is only partly inside is erased too. */
function eraseCells(line: Line, [from, until]: readonly [number, number], pen: Pen): void {
  const { columns } = line;
  const blank = [EMPTY_CELL, pen.fg, pen.bg, pen.ext];
  if (from > 0 && widthAt(line, from - 1) === 2) setCell(line, from - 1, blank);
  if (until < columns && widthAt(line, until - 1) === 2) setCell(line, until, blank);
  fillCells(line, [from, Math.min(until, columns)], pen);
}

/** Like `eraseCells`, but skips cells that the program protected with the DECSCA sequence. */
function eraseUnprotected(line: Line, [from, until]: readonly [number, number], pen: Pen): void {
  const { columns } = line;
  const blank = [EMPTY_CELL, pen.fg, pen.bg, pen.ext];
  if (from > 0 && widthAt(line, from - 1) === 2 && !isProtected(line, from - 1)) setCell(line, from - 1, blank);
  if (until < columns && widthAt(line, until - 1) === 2 && !isProtected(line, until)) setCell(line, until, blank);
  for (let column = from; column < Math.min(until, columns); column += 1)
    if (!isProtected(line, column)) setCell(line, column, blank);
}

type Eraser = typeof eraseCells;

function eraseLine(state: ScreenState, row: number, eraser: Eraser): void {
  const line = lineAt(state.active, row);
  notifyLineRemoved(state, line);
  eraser(line, [0, line.columns], erasePenOf(state));
  if (eraser === eraseCells) line.joinedLetters = undefined;
  line.isWrapped = false;
  markChanged(state, line, row);
}

function eraseBelow(state: ScreenState, eraser: Eraser): void {
  const { active, rows, columns } = state;
  const line = lineAt(active, active.y);
  if (active.x === 0) {
    notifyLineRemoved(state, line);
    line.isWrapped = false;
  }
  eraser(line, [active.x, columns], erasePenOf(state));
  markChanged(state, line);
  for (let row = active.y + 1; row < rows; row += 1) eraseLine(state, row, eraser);
}

function eraseAbove(state: ScreenState, eraser: Eraser): void {
  const { active, rows, columns } = state;
  const line = lineAt(active, active.y);
  eraser(line, [0, active.x + 1], erasePenOf(state));
  line.isWrapped = false;
  markChanged(state, line);
  if (active.x + 1 >= columns) lineAt(active, (active.y + 1) % rows).isWrapped = false;
  for (let row = active.y - 1; row >= 0; row -= 1) eraseLine(state, row, eraser);
}

/**
 * Creates a command that erases from the cursor to the end of the screen (parameter 0), from the start of the screen to
 * the cursor (1) or the whole screen (2) (ED).
 */
const eraseInDisplay =
  (eraser: Eraser): Command =>
  (state, params) => {
    restrictCursor(state, state.columns);
    if (params.at(0) === 0) eraseBelow(state, eraser);
    else if (params.at(0) === 1) eraseAbove(state, eraser);
    else if (params.at(0) === 2) for (let row = 0; row < state.rows; row += 1) eraseLine(state, row, eraser);
  };

/** Creates a command that erases the same parts of the cursor's line instead of the screen (EL). */
const eraseInLine =
  (eraser: Eraser): Command =>
  (state, params) => {
    const { active, columns } = state;
    restrictCursor(state, columns);
    const line = currentLine(state);
    const pen = erasePenOf(state);
    const eraseMode = params.at(0);
    if (eraseMode === 0) eraser(line, [active.x, columns], pen);
    else if (eraseMode === 1) eraser(line, [0, active.x + 1], pen);
    else if (eraseMode === 2) eraser(line, [0, columns], pen);
    if (eraseMode === 2 || (eraseMode === 0 && active.x === 0)) line.isWrapped = false;
    markChanged(state, line);
  };

const isOutsideMargins = ({ active }: ScreenState): boolean => active.y > active.bottom || active.y < active.top;

/** Whether a count is larger than the screen. The terminal widget (xterm.js) ignores commands with these counts. */
const exceedsLimit = (params: Params, limit: number): boolean => params.at(0) > limit;

function moveLines(
  state: ScreenState,
  [from, to]: readonly [number, number],
  [count, pen]: readonly [number, Pen],
): void {
  for (let remaining = Math.min(count, state.rows); remaining > 0; remaining -= 1) {
    notifyLineRemoved(state, lineAt(state.active, from));
    const line = moveLine(state.active, [from, to], pen);
    if (line) markChanged(state, line, to);
  }
}

/** Creates a command that inserts or deletes lines at the cursor (IL and DL). */
const moveLinesAtCursor =
  (isInsert: boolean): Command =>
  (state, params) => {
    const { active } = state;
    if (exceedsLimit(params, state.rows)) return;
    restrictCursor(state);
    if (isOutsideMargins(state)) return;
    const { y, bottom } = active;
    moveLines(state, isInsert ? [bottom, y] : [y, bottom], [countOf(params), erasePenOf(state)]);
    active.x = 0;
  };

/** Creates a command that scrolls the lines inside the margins (SU and SD). */
const scrollMargins =
  (isUp: boolean): Command =>
  (state, params) => {
    if (exceedsLimit(params, state.rows)) return;
    const { top, bottom } = state.active;
    if (isUp) moveLines(state, [top, bottom], [countOf(params), erasePenOf(state)]);
    else moveLines(state, [bottom, top], [countOf(params), DEFAULT_PEN]);
  };

type CellChange = typeof insertCells;

/** Creates a command that inserts or deletes cells at the cursor (ICH and DCH). */
const changeAtCursor =
  (changeCells: CellChange): Command =>
  (state, params) => {
    restrictCursor(state);
    const line = currentLine(state);
    changeCells(line, [state.active.x, Math.min(countOf(params), state.columns)], erasePenOf(state));
    markChanged(state, line);
  };

/** Creates a command that inserts or deletes cells in every line inside the margins. */
const changeInMargins =
  (changeCells: CellChange, columnOf: (state: ScreenState) => number): Command =>
  (state, params) => {
    if (isOutsideMargins(state)) return;
    const { active } = state;
    for (let row = active.top; row <= active.bottom; row += 1) {
      const line = lineAt(active, row);
      changeCells(line, [columnOf(state), Math.min(countOf(params), state.columns)], erasePenOf(state));
      line.isWrapped = false;
      markChanged(state, line, row);
    }
  };

const firstColumn = () => 0;
const cursorColumn = ({ active }: ScreenState) => active.x;

/** The commands by the prefix, intermediate and final letters of their sequences (see parser.ts). */
export const ERASE_COMMANDS: Readonly<Record<string, Command>> = {
  '@': changeAtCursor(insertCells),
  P: changeAtCursor(deleteCells),
  X: (state, params) => {
    restrictCursor(state);
    const line = currentLine(state);
    eraseCells(line, [state.active.x, state.active.x + countOf(params)], erasePenOf(state));
    markChanged(state, line);
  },
  b: (state, params) => {
    if (!exceedsLimit(params, state.columns)) repeatLast(state, countOf(params));
  },
  J: eraseInDisplay(eraseCells),
  '?J': eraseInDisplay(eraseUnprotected),
  K: eraseInLine(eraseCells),
  '?K': eraseInLine(eraseUnprotected),
  L: moveLinesAtCursor(true),
  M: moveLinesAtCursor(false),
  S: scrollMargins(true),
  T: scrollMargins(false),
  ' @': changeInMargins(deleteCells, firstColumn),
  ' A': changeInMargins(insertCells, firstColumn),
  "'}": changeInMargins(insertCells, cursorColumn),
  "'~": changeInMargins(deleteCells, cursorColumn),
};

/** Moves the cursor up by one row; at the upper margin, scrolls the lines inside the margins down (RI). */
export function moveUpOrScroll(state: ScreenState): void {
  restrictCursor(state);
  const { active } = state;
  if (active.y === active.top) moveLines(state, [active.bottom, active.top], [1, erasePenOf(state)]);
  else {
    active.y -= 1;
    restrictCursor(state);
  }
}

/** Fills the screen with the letter E, a test pattern for adjusting monitors (DECALN). */
export function drawAlignmentPattern(state: ScreenState): void {
  const { active, pen, rows } = state;
  setCursor(state, 0, 0);
  for (let row = 0; row < rows; row += 1) {
    const line = lineAt(active, row);
    for (let column = 0; column < line.columns; column += 1)
      setCell(line, column, [EMPTY_CELL | LETTER_E, pen.fg, pen.bg, 0]);
    line.isWrapped = false;
    markChanged(state, line, row);
  }
}
