// Sequences that erase, insert, delete and scroll.
import { lineAt, moveLine } from './buffer.ts';
import { countOf, type Command } from './cursor.ts';
import { deleteCells, EMPTY, fillCells, insertCells, setCell, widthAt, PLAIN, type Line, type Pen } from './line.ts';
import type { Params } from './params.ts';
import { BG } from './pen.ts';
import { repeatLast } from './print.ts';
import { currentLine, erasing, markChanged, restrictCursor, setCursor, tellGone, type State } from './state.ts';

const LETTER_E = 0x45;

const isProtected = ({ cells }: Line, column: number): boolean => ((cells[column * 4 + 2] ?? 0) & BG.protected) !== 0;

/** Empties a stretch of a line; a letter that is cut in two goes whole. */
function erase(line: Line, [from, until]: readonly [number, number], pen: Pen): void {
  const { columns } = line;
  const blank = [EMPTY, pen.fg, pen.bg, pen.ext];
  if (from > 0 && widthAt(line, from - 1) === 2) setCell(line, from - 1, blank);
  if (until < columns && widthAt(line, until - 1) === 2) setCell(line, until, blank);
  fillCells(line, [from, Math.min(until, columns)], pen);
}

/** The same, but for what is protected (DECSCA). */
function eraseUnprotected(line: Line, [from, until]: readonly [number, number], pen: Pen): void {
  const { columns } = line;
  const blank = [EMPTY, pen.fg, pen.bg, pen.ext];
  if (from > 0 && widthAt(line, from - 1) === 2 && !isProtected(line, from - 1)) setCell(line, from - 1, blank);
  if (until < columns && widthAt(line, until - 1) === 2 && !isProtected(line, until)) setCell(line, until, blank);
  for (let column = from; column < Math.min(until, columns); column += 1)
    if (!isProtected(line, column)) setCell(line, column, blank);
}

type Eraser = typeof erase;

function eraseLine(state: State, row: number, eraser: Eraser): void {
  const line = lineAt(state.active, row);
  tellGone(state, line);
  eraser(line, [0, line.columns], erasing(state));
  if (eraser === erase) line.joined = undefined;
  line.isWrapped = false;
  markChanged(state, line, row);
}

function eraseBelow(state: State, eraser: Eraser): void {
  const { active, rows, columns } = state;
  const line = lineAt(active, active.y);
  if (active.x === 0) {
    tellGone(state, line);
    line.isWrapped = false;
  }
  eraser(line, [active.x, columns], erasing(state));
  markChanged(state, line);
  for (let row = active.y + 1; row < rows; row += 1) eraseLine(state, row, eraser);
}

function eraseAbove(state: State, eraser: Eraser): void {
  const { active, rows, columns } = state;
  const line = lineAt(active, active.y);
  eraser(line, [0, active.x + 1], erasing(state));
  line.isWrapped = false;
  markChanged(state, line);
  if (active.x + 1 >= columns) lineAt(active, (active.y + 1) % rows).isWrapped = false;
  for (let row = active.y - 1; row >= 0; row -= 1) eraseLine(state, row, eraser);
}

const inDisplay =
  (eraser: Eraser): Command =>
  (state, params) => {
    restrictCursor(state, state.columns);
    if (params.at(0) === 0) eraseBelow(state, eraser);
    else if (params.at(0) === 1) eraseAbove(state, eraser);
    else if (params.at(0) === 2) for (let row = 0; row < state.rows; row += 1) eraseLine(state, row, eraser);
  };

const inLine =
  (eraser: Eraser): Command =>
  (state, params) => {
    const { active, columns } = state;
    restrictCursor(state, columns);
    const line = currentLine(state);
    const pen = erasing(state);
    const what = params.at(0);
    if (what === 0) eraser(line, [active.x, columns], pen);
    else if (what === 1) eraser(line, [0, active.x + 1], pen);
    else if (what === 2) eraser(line, [0, columns], pen);
    if (what === 2 || (what === 0 && active.x === 0)) line.isWrapped = false;
    markChanged(state, line);
  };

const isOutside = ({ active }: State): boolean => active.y > active.bottom || active.y < active.top;

/** The hardened widget takes no count that is more than a screen holds. */
const isTooMany = (params: Params, most: number): boolean => params.at(0) > most;

function moveLines(state: State, [from, to]: readonly [number, number], [count, pen]: readonly [number, Pen]): void {
  for (let left = Math.min(count, state.rows); left > 0; left -= 1) {
    tellGone(state, lineAt(state.active, from));
    const line = moveLine(state.active, [from, to], pen);
    if (line) markChanged(state, line, to);
  }
}

const moveAtCursor =
  (isInsert: boolean): Command =>
  (state, params) => {
    const { active } = state;
    if (isTooMany(params, state.rows)) return;
    restrictCursor(state);
    if (isOutside(state)) return;
    const { y, bottom } = active;
    moveLines(state, isInsert ? [bottom, y] : [y, bottom], [countOf(params), erasing(state)]);
    active.x = 0;
  };

const moveAll =
  (isUp: boolean): Command =>
  (state, params) => {
    if (isTooMany(params, state.rows)) return;
    const { top, bottom } = state.active;
    if (isUp) moveLines(state, [top, bottom], [countOf(params), erasing(state)]);
    else moveLines(state, [bottom, top], [countOf(params), PLAIN]);
  };

type Change = typeof insertCells;

const atCursor =
  (change: Change): Command =>
  (state, params) => {
    restrictCursor(state);
    const line = currentLine(state);
    change(line, [state.active.x, Math.min(countOf(params), state.columns)], erasing(state));
    markChanged(state, line);
  };

/** The same in every line inside the margins. */
const inMargins =
  (change: Change, columnOf: (state: State) => number): Command =>
  (state, params) => {
    if (isOutside(state)) return;
    const { active } = state;
    for (let row = active.top; row <= active.bottom; row += 1) {
      const line = lineAt(active, row);
      change(line, [columnOf(state), Math.min(countOf(params), state.columns)], erasing(state));
      line.isWrapped = false;
      markChanged(state, line, row);
    }
  };

const atFirst = () => 0;
const atColumn = ({ active }: State) => active.x;

export const ERASE_COMMANDS: Readonly<Record<string, Command>> = {
  '@': atCursor(insertCells),
  P: atCursor(deleteCells),
  X: (state, params) => {
    restrictCursor(state);
    const line = currentLine(state);
    erase(line, [state.active.x, state.active.x + countOf(params)], erasing(state));
    markChanged(state, line);
  },
  b: (state, params) => {
    if (!isTooMany(params, state.columns)) repeatLast(state, countOf(params));
  },
  J: inDisplay(erase),
  '?J': inDisplay(eraseUnprotected),
  K: inLine(erase),
  '?K': inLine(eraseUnprotected),
  L: moveAtCursor(true),
  M: moveAtCursor(false),
  S: moveAll(true),
  T: moveAll(false),
  ' @': inMargins(deleteCells, atFirst),
  ' A': inMargins(insertCells, atFirst),
  "'}": inMargins(insertCells, atColumn),
  "'~": inMargins(deleteCells, atColumn),
};

/** One row up; at the upper margin what is inside moves down (RI). */
export function reverseIndex(state: State): void {
  restrictCursor(state);
  const { active } = state;
  if (active.y === active.top) moveLines(state, [active.bottom, active.top], [1, erasing(state)]);
  else {
    active.y -= 1;
    restrictCursor(state);
  }
}

/** Fills the screen with E (DECALN). */
export function alignmentPattern(state: State): void {
  const { active, pen, rows } = state;
  setCursor(state, 0, 0);
  for (let row = 0; row < rows; row += 1) {
    const line = lineAt(active, row);
    for (let column = 0; column < line.columns; column += 1)
      setCell(line, column, [EMPTY | LETTER_E, pen.fg, pen.bg, 0]);
    line.isWrapped = false;
    markChanged(state, line, row);
  }
}
