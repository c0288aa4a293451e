// Prints letters into the cells of the screen, with the same result as `InputHandler.print` of the terminal widget
// (xterm.js).
import {
  CELL_SIZE,
  copyCells,
  EMPTY_CELL,
  hasContent,
  insertCells,
  joinToCell,
  lettersAt,
  setCell,
  WIDTH_SHIFT,
  widthAt,
  type Line,
} from './line.ts';
import { isPrintable, type CodeRun } from './parser.ts';
import { currentLine, markChanged, scrollUp, type ScreenState } from './screen-state.ts';

// The grapheme properties of a letter are one number: bit 0 is set if the letter joins the previous letter, bits 1
// and 2 contain the width, and the other bits contain the kind.
const widthOf = (properties: number): number => (properties >> 1) & 3;
const joinsPrevious = (properties: number): boolean => (properties & 1) !== 0;
const graphemeKindOf = (properties: number): number => properties >> 3;

/** The grapheme properties of an ASCII letter: one cell wide, not joined to the previous letter. */
const NARROW_LETTER = 2;
const FIRST_ASCII = 0x20;
const LAST_ASCII = 0x7e;

const blankCellOf = ({ pen }: ScreenState): readonly number[] => [EMPTY_CELL, pen.fg, pen.bg, pen.ext];

/** Prints the ASCII letters at the start of a run into the current row; returns the index after the last of them. */
function printAsciiRun(state: ScreenState, { codes, to }: CodeRun, from: number): number {
  const { active, pen } = state;
  const { cells } = currentLine(state);
  const fg = pen.fg | 0;
  const bg = pen.bg | 0;
  const { ext } = pen;
  const end = Math.min(to, from + state.columns - active.x);
  // The grapheme rules remember the last letter, so they must receive a letter of the run. One is enough, because ASCII
  // letters do not join the previous letter.
  const first = codes[from] ?? 0;
  if (first >= FIRST_ASCII && first <= LAST_ASCII) state.graphemes.charProperties(first, state.joinState);
  let cell = active.x * CELL_SIZE;
  let index = from;
  for (; index < end; index += 1) {
    const code = codes[index] ?? 0;
    if (code < FIRST_ASCII || code > LAST_ASCII) break;
    cells[cell] = code | EMPTY_CELL;
    cells[cell + 1] = fg;
    cells[cell + 2] = bg;
    cells[cell + 3] = ext;
    cell += CELL_SIZE;
  }
  active.x += index - from;
  if (index > from) state.joinState = NARROW_LETTER;
  return index;
}

/** Wraps to the next row. If a joined letter becomes too wide for the current row, it moves to the next row. */
function wrapToNextRow(state: ScreenState, line: Line, joinedWidth: number): Line {
  const { active, columns } = state;
  const from = active.x - joinedWidth;
  // The row object may scroll off the screen and be reused, so its content is copied.
  const source =
    joinedWidth > 0 ? { ...line, cells: line.cells.slice(), joinedLetters: new Map(line.joinedLetters) } : line;
  const clearRowEnd = (row: Line) => {
    for (let column = from; column < columns; column += 1) setCell(row, column, blankCellOf(state));
  };
  clearRowEnd(line);
  active.x = joinedWidth;
  active.y += 1;
  if (active.y === active.bottom + 1) {
    active.y -= 1;
    scrollUp(state, true);
  } else {
    active.y = Math.min(active.y, state.rows - 1);
    currentLine(state).isWrapped = true;
  }
  const next = currentLine(state);
  if (joinedWidth > 0) copyCells(next, source, [from, 0, joinedWidth]);
  if (next === line) clearRowEnd(next);
  return next;
}

function joinToPrevious(
  state: ScreenState,
  line: Line,
  [code, width, joinedWidth]: readonly [number, number, number],
): void {
  const { active } = state;
  const cellsToLetter = widthAt(line, active.x - 1) > 0 ? 1 : 2;
  joinToCell(line, Math.max(0, active.x - cellsToLetter), [code, width]);
  for (let remaining = width - joinedWidth; remaining > 0; remaining -= 1) {
    setCell(line, active.x, [0, state.pen.fg, state.pen.bg, state.pen.ext]);
    active.x += 1;
  }
}

/** Prints one letter of any width. */
function printLetter(state: ScreenState, receivedCode: number): void {
  const { active, columns, modes, pen } = state;
  const code = (receivedCode < 127 && state.charset?.get(receivedCode)) || receivedCode;
  const properties = state.graphemes.charProperties(code, state.joinState);
  const width = widthOf(properties);
  const joinedWidth = joinsPrevious(properties) ? widthOf(state.joinState) : 0;
  state.joinState = properties;
  let line = currentLine(state);
  if (active.x + width - joinedWidth > columns) {
    if (modes.wrap) line = wrapToNextRow(state, line, joinedWidth);
    else {
      active.x = columns - 1;
      if (width === 2) return;
    }
    markChanged(state, line);
  }
  if (joinsPrevious(properties) && active.x > 0) return joinToPrevious(state, line, [code, width, joinedWidth]);
  if (modes.insert) {
    insertCells(line, [active.x, width - joinedWidth], pen);
    if (widthAt(line, columns - 1) === 2) setCell(line, columns - 1, blankCellOf(state));
  }
  setCell(line, active.x, [code | (width << WIDTH_SHIFT), pen.fg, pen.bg, pen.ext]);
  active.x += 1;
  for (let remaining = width - 1; remaining > 0; remaining -= 1) {
    setCell(line, active.x, [0, pen.fg, pen.bg, pen.ext]);
    active.x += 1;
  }
}

/** Prints the letters at the start of a run; returns the index after the last printed letter. */
export function printCodes(state: ScreenState, run: CodeRun): number {
  const { codes, from, to } = run;
  const { active, columns, modes } = state;
  const firstLine = currentLine(state);
  markChanged(state, firstLine);
  // The cursor may be on the second half of a wide letter, but only after a sequence, not between two parts of a text.
  const isAfterSequence = (state.joinState === 0 || state.isInterrupted) && active.x > 0;
  state.isInterrupted = false;
  if (isAfterSequence && widthAt(firstLine, active.x - 1) === 2) setCell(firstLine, active.x - 1, blankCellOf(state));
  let index = from;
  while (index < to) {
    if (state.charset === undefined && !modes.insert && graphemeKindOf(state.joinState) === 0 && active.x < columns) {
      const end = printAsciiRun(state, run, index);
      if (end > index) {
        index = end;
        continue;
      }
    }
    const code = codes[index] ?? 0;
    if (!isPrintable(code)) break;
    printLetter(state, code);
    index += 1;
  }
  const lastLine = currentLine(state);
  markChanged(state, lastLine);
  if (active.x < columns && widthAt(lastLine, active.x) === 0 && !hasContent(lastLine, active.x))
    setCell(lastLine, active.x, blankCellOf(state));
  return index;
}

/** Prints the letter before the cursor `count` times (REP, ECMA-48 8.3.103). */
export function repeatLast(state: ScreenState, count: number): void {
  if (state.joinState === 0) return;
  const column = state.active.x - widthOf(state.joinState);
  const letters = column < 0 ? '' : lettersAt(currentLine(state), column);
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  const repeated = new Uint32Array(codes.length * count);
  for (let copyIndex = 0; copyIndex < count; copyIndex += 1) repeated.set(codes, copyIndex * codes.length);
  printCodes(state, { codes: repeated, from: 0, to: repeated.length });
}
