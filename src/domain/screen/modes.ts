// Modes that output sets and resets, and the two screens that it changes between.
import { clearBuffer, blankLines } from './buffer.ts';
import { restoreCursor, saveCursor, type Command } from './cursor.ts';
import { BG } from './pen.ts';
import { erasing, setCursor, tellGone, type Modes, type State } from './state.ts';

type Flag = { [K in keyof Modes]: Modes[K] extends boolean ? K : never }[keyof Modes];

const FLAGS: Readonly<Record<number, Flag>> = {
  1: 'applicationCursor',
  7: 'wrap',
  45: 'reverseWrap',
  66: 'applicationKeypad',
  1004: 'focusEvents',
  2004: 'bracketedPaste',
  2026: 'synchronized',
};
const MOUSE = [9, 1000, 1002, 1003];
const MOUSE_ENCODINGS = [1006, 1016];

function showAlternate(state: State): void {
  const { active, normal, alternate } = state;
  if (active === alternate) return;
  alternate.lines = blankLines(state, erasing(state));
  alternate.x = normal.x;
  alternate.y = normal.y;
  state.active = alternate;
}

function showNormal(state: State): void {
  const { active, normal, alternate } = state;
  if (active === normal) return;
  for (const line of alternate.lines) tellGone(state, line);
  normal.x = alternate.x;
  normal.y = alternate.y;
  clearBuffer(alternate);
  state.active = normal;
}

/** ASCII in all four places (DECANM). */
function designateAscii(state: State): void {
  state.charsets = [];
  state.charset = undefined;
}

function setMode(state: State, mode: number): void {
  const { modes } = state;
  const flag = FLAGS[mode];
  if (flag) modes[flag] = true;
  else if (MOUSE.includes(mode)) modes.mouse = mode;
  else if (MOUSE_ENCODINGS.includes(mode)) modes.mouseEncoding = mode;
  else if (mode === 2) designateAscii(state);
  else if (mode === 6) {
    modes.origin = true;
    setCursor(state, 0, 0);
  } else if (mode === 12) modes.cursorBlink = true;
  else if (mode === 25) modes.hiddenCursor = false;
  else if (mode === 1048) saveCursor(state);
  else if (mode === 47 || mode === 1047) showAlternate(state);
  else if (mode === 1049) {
    saveCursor(state);
    showAlternate(state);
  }
}

function resetMode(state: State, mode: number): void {
  const { modes } = state;
  const flag = FLAGS[mode];
  if (flag) modes[flag] = false;
  else if (MOUSE.includes(mode)) modes.mouse = 0;
  else if (MOUSE_ENCODINGS.includes(mode)) modes.mouseEncoding = 0;
  else if (mode === 6) {
    modes.origin = false;
    setCursor(state, 0, 0);
  } else if (mode === 12) modes.cursorBlink = false;
  else if (mode === 25) modes.hiddenCursor = true;
  else if (mode === 1048) restoreCursor(state);
  else if (mode === 47 || mode === 1047) showNormal(state);
  else if (mode === 1049) {
    showNormal(state);
    restoreCursor(state);
  }
}

const each =
  (change: (state: State, mode: number) => void): Command =>
  (state, params) => {
    for (let at = 0; at < params.length; at += 1) change(state, params.at(at));
  };

const standard =
  (isSet: boolean) =>
  ({ modes }: State, mode: number): void => {
    if (mode === 4) modes.insert = isSet;
    else if (mode === 20) modes.newLine = isSet;
  };

const STYLES = 6;

export const MODE_COMMANDS: Readonly<Record<string, Command>> = {
  h: each(standard(true)),
  l: each(standard(false)),
  '?h': each(setMode),
  '?l': each(resetMode),
  ' q': ({ modes }, params) => {
    if (params.at(0) <= STYLES) modes.cursorStyle = params.at(0);
  },
  '"q': ({ pen }, params) => {
    if (params.at(0) === 1) pen.bg |= BG.protected;
    else if (params.at(0) === 0 || params.at(0) === 2) pen.bg &= ~BG.protected;
  },
};
