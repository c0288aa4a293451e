// Commands that move, save and restore the cursor, set margins and clear tab stops, and the soft reset.
import { nextTabStop, emptySavedCursor, previousTabStop, lineAt } from './buffer.ts';
import type { Params } from './params.ts';
import { resetCharsets, resetModes, restrictCursor, scrollUp, setCursor, type ScreenState } from './screen-state.ts';
import { hasContent, widthAt } from './line.ts';

export type Command = (state: ScreenState, params: Params) => void;

/** The first parameter; 1 if it is 0 or missing. */
export const countOf = (params: Params): number => params.at(0) || 1;

function moveCursor(state: ScreenState, dx: number, dy: number): void {
  restrictCursor(state);
  const { active } = state;
  setCursor(state, active.x + dx, active.y + dy);
}

const cursorUp: Command = (state, params) => {
  const { y, top } = state.active;
  const rowsToMargin = y - top;
  moveCursor(state, 0, -(rowsToMargin >= 0 ? Math.min(rowsToMargin, countOf(params)) : countOf(params)));
};
const cursorDown: Command = (state, params) => {
  const { y, bottom } = state.active;
  const rowsToMargin = bottom - y;
  moveCursor(state, 0, rowsToMargin >= 0 ? Math.min(rowsToMargin, countOf(params)) : countOf(params));
};
const moveToColumn: Command = (state, params) => setCursor(state, countOf(params) - 1, state.active.y);
const cursorRight: Command = (state, params) => moveCursor(state, countOf(params), 0);
const moveToPosition: Command = (state, params) =>
  setCursor(state, params.length >= 2 ? (params.at(1) || 1) - 1 : 0, countOf(params) - 1);
const moveToFirstColumn = (state: ScreenState): void => {
  state.active.x = 0;
};

const setMargins: Command = (state, params) => {
  const { active, rows } = state;
  const top = countOf(params);
  const bottomParam = params.length < 2 ? 0 : params.at(1);
  const bottom = bottomParam === 0 || bottomParam > rows ? rows : bottomParam;
  if (bottom <= top) return;
  active.top = top - 1;
  active.bottom = bottom - 1;
  setCursor(state, 0, 0);
};

export const saveCursor = (state: ScreenState): void => {
  const { active, pen, charset } = state;
  active.saved = { x: active.x, y: active.y, fg: pen.fg, bg: pen.bg, charset };
};
export const restoreCursor = (state: ScreenState): void => {
  const { active, pen } = state;
  const { x, y, fg, bg, charset } = active.saved;
  active.x = x;
  active.y = y;
  pen.fg = fg;
  pen.bg = bg;
  state.charset = charset;
  restrictCursor(state);
};

/** Creates a command that moves the cursor by several tab stops. It ignores counts above the number of columns. */
const moveTabs =
  (findTabStop: typeof nextTabStop): Command =>
  (state, params) => {
    const { active, columns } = state;
    if (active.x >= columns || countOf(params) > columns) return;
    for (let remaining = countOf(params); remaining > 0; remaining -= 1) active.x = findTabStop(active);
  };

const clearTabs: Command = ({ active }, params) => {
  if (params.at(0) === 0) active.tabs.delete(active.x);
  else if (params.at(0) === 3) active.tabs.clear();
};

/** Resets margins, text attributes, modes and character sets, but does not clear the screen (DECSTR). */
const softReset = (state: ScreenState): void => {
  const { active } = state;
  active.top = 0;
  active.bottom = state.rows - 1;
  state.pen = { fg: 0, bg: 0, ext: 0 };
  state.modes.hiddenCursor = false;
  resetModes(state);
  resetCharsets(state);
  active.saved = emptySavedCursor();
};

/** The commands by their prefix, intermediate and final letters (see parser.ts). */
export const CURSOR_COMMANDS: Readonly<Record<string, Command>> = {
  A: cursorUp,
  B: cursorDown,
  C: cursorRight,
  D: (state, params) => moveCursor(state, -countOf(params), 0),
  E: (state, params) => {
    cursorDown(state, params);
    moveToFirstColumn(state);
  },
  F: (state, params) => {
    cursorUp(state, params);
    moveToFirstColumn(state);
  },
  G: moveToColumn,
  H: moveToPosition,
  I: moveTabs(nextTabStop),
  Z: moveTabs(previousTabStop),
  '`': moveToColumn,
  a: cursorRight,
  d: (state, params) => setCursor(state, state.active.x, countOf(params) - 1),
  e: (state, params) => moveCursor(state, 0, countOf(params)),
  f: moveToPosition,
  g: clearTabs,
  r: setMargins,
  s: saveCursor,
  u: restoreCursor,
  '!p': softReset,
};

export function lineFeed(state: ScreenState): void {
  const { active, modes, rows, columns } = state;
  if (modes.newLine) active.x = 0;
  active.y += 1;
  if (active.y === active.bottom + 1) {
    active.y -= 1;
    scrollUp(state);
  } else if (active.y >= rows) active.y = rows - 1;
  else lineAt(active, active.y).isWrapped = false;
  if (active.x >= columns) active.x -= 1;
}

/** Moves the cursor down by one row, in the same column. At the bottom margin, the text scrolls up (IND). */
export function moveDownOrScroll(state: ScreenState): void {
  restrictCursor(state);
  const { active, rows } = state;
  active.y += 1;
  if (active.y === active.bottom + 1) {
    active.y -= 1;
    scrollUp(state);
  } else if (active.y >= rows) active.y = rows - 1;
  restrictCursor(state);
}

export function backspace(state: ScreenState): void {
  const { active, modes, columns } = state;
  if (!modes.reverseWrap) {
    restrictCursor(state);
    if (active.x > 0) active.x -= 1;
    return;
  }
  restrictCursor(state, columns);
  if (active.x > 0) active.x -= 1;
  else wrapToPreviousRow(state);
  restrictCursor(state);
}

function wrapToPreviousRow({ active, columns }: ScreenState): void {
  const line = lineAt(active, active.y);
  if (active.y <= active.top || active.y > active.bottom || !line.isWrapped) return;
  line.isWrapped = false;
  active.y -= 1;
  active.x = columns - 1;
  const above = lineAt(active, active.y);
  // The last cell is empty if a wide letter did not fit there.
  if (widthAt(above, active.x) > 0 && !hasContent(above, active.x)) active.x -= 1;
}
