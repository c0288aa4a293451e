// Sequences that move the cursor, set margins and tab stops, and save where it stands.
import { nextStop, nothingSaved, previousStop } from './buffer.ts';
import type { Params } from './params.ts';
import { resetCharsets, resetModes, restrictCursor, scrollUp, setCursor, type State } from './state.ts';
import { lineAt } from './buffer.ts';
import { hasContent, widthAt } from './line.ts';

export type Command = (state: State, params: Params) => void;

/** The first parameter; 1 where it is 0 or left out. */
export const countOf = (params: Params): number => params.at(0) || 1;

function moveCursor(state: State, x: number, y: number): void {
  restrictCursor(state);
  const { active } = state;
  setCursor(state, active.x + x, active.y + y);
}

const up: Command = (state, params) => {
  const { y, top } = state.active;
  const room = y - top;
  moveCursor(state, 0, -(room >= 0 ? Math.min(room, countOf(params)) : countOf(params)));
};
const down: Command = (state, params) => {
  const { y, bottom } = state.active;
  const room = bottom - y;
  moveCursor(state, 0, room >= 0 ? Math.min(room, countOf(params)) : countOf(params));
};
const toColumn: Command = (state, params) => setCursor(state, countOf(params) - 1, state.active.y);
const right: Command = (state, params) => moveCursor(state, countOf(params), 0);
const toPlace: Command = (state, params) =>
  setCursor(state, params.length >= 2 ? (params.at(1) || 1) - 1 : 0, countOf(params) - 1);
const toFirstColumn = (state: State): void => {
  state.active.x = 0;
};

const setMargins: Command = (state, params) => {
  const { active, rows } = state;
  const top = countOf(params);
  const asked = params.length < 2 ? 0 : params.at(1);
  const bottom = asked === 0 || asked > rows ? rows : asked;
  if (bottom <= top) return;
  active.top = top - 1;
  active.bottom = bottom - 1;
  setCursor(state, 0, 0);
};

export const saveCursor = (state: State): void => {
  const { active, pen, charset } = state;
  active.saved = { x: active.x, y: active.y, fg: pen.fg, bg: pen.bg, charset };
};
export const restoreCursor = (state: State): void => {
  const { active, pen } = state;
  const { x, y, fg, bg, charset } = active.saved;
  active.x = x;
  active.y = y;
  pen.fg = fg;
  pen.bg = bg;
  state.charset = charset;
  restrictCursor(state);
};

/** Goes through tab stops, as far as a screen may have any. */
const tabs =
  (stop: typeof nextStop): Command =>
  (state, params) => {
    const { active, columns } = state;
    if (active.x >= columns || countOf(params) > columns) return;
    for (let left = countOf(params); left > 0; left -= 1) active.x = stop(active);
  };

const clearTabs: Command = ({ active }, params) => {
  if (params.at(0) === 0) active.tabs.delete(active.x);
  else if (params.at(0) === 3) active.tabs.clear();
};

const softReset = (state: State): void => {
  const { active } = state;
  active.top = 0;
  active.bottom = state.rows - 1;
  state.pen = { fg: 0, bg: 0, ext: 0 };
  state.modes.hiddenCursor = false;
  resetModes(state);
  resetCharsets(state);
  active.saved = nothingSaved();
};

/** By their names (see parser.ts) with the letters in order. */
export const CURSOR_COMMANDS: Readonly<Record<string, Command>> = {
  A: up,
  B: down,
  C: right,
  D: (state, params) => moveCursor(state, -countOf(params), 0),
  E: (state, params) => {
    down(state, params);
    toFirstColumn(state);
  },
  F: (state, params) => {
    up(state, params);
    toFirstColumn(state);
  },
  G: toColumn,
  H: toPlace,
  I: tabs(nextStop),
  Z: tabs(previousStop),
  '`': toColumn,
  a: right,
  d: (state, params) => setCursor(state, state.active.x, countOf(params) - 1),
  e: (state, params) => moveCursor(state, 0, countOf(params)),
  f: toPlace,
  g: clearTabs,
  r: setMargins,
  s: saveCursor,
  u: restoreCursor,
  '!p': softReset,
};

export function lineFeed(state: State): void {
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

/** One row down, in the same column (IND). */
export function index(state: State): void {
  restrictCursor(state);
  const { active, rows } = state;
  active.y += 1;
  if (active.y === active.bottom + 1) {
    active.y -= 1;
    scrollUp(state);
  } else if (active.y >= rows) active.y = rows - 1;
  restrictCursor(state);
}

export function backspace(state: State): void {
  const { active, modes, columns } = state;
  if (!modes.reverseWrap) {
    restrictCursor(state);
    if (active.x > 0) active.x -= 1;
    return;
  }
  restrictCursor(state, columns);
  if (active.x > 0) active.x -= 1;
  else wrapBack(state);
  restrictCursor(state);
}

function wrapBack({ active, columns }: State): void {
  const line = lineAt(active, active.y);
  if (active.y <= active.top || active.y > active.bottom || !line.isWrapped) return;
  line.isWrapped = false;
  active.y -= 1;
  active.x = columns - 1;
  const above = lineAt(active, active.y);
  // A wide letter that had no room left a cell empty.
  if (widthAt(above, active.x) > 0 && !hasContent(above, active.x)) active.x -= 1;
}
