// Sequences that set and reset modes, switch between the normal and the alternate screen, set the cursor style, and
// protect letters from erasing.
import { clearBuffer, blankLines } from './buffer.ts';
import { restoreCursor, saveCursor, type Command } from './cursor.ts';
import { BG } from './pen.ts';
import { erasePenOf, setCursor, notifyLineRemoved, type Modes, type ScreenState } from './screen-state.ts';

type ModeFlag = { [K in keyof Modes]: Modes[K] extends boolean ? K : never }[keyof Modes];

/** The modes that are only flags, by the numbers of DEC private modes (`CSI ? number h`). */
const MODE_FLAGS: Readonly<Record<number, ModeFlag>> = {
  1: 'applicationCursor',
  7: 'wrap',
  45: 'reverseWrap',
  66: 'applicationKeypad',
  1004: 'focusEvents',
  2004: 'bracketedPaste',
  2026: 'synchronized',
};
const MOUSE_MODES = [9, 1000, 1002, 1003];
const MOUSE_ENCODINGS = [1006, 1016];

function showAlternate(state: ScreenState): void {
  const { active, normal, alternate } = state;
  if (active === alternate) return;
  alternate.lines = blankLines(state, erasePenOf(state));
  alternate.x = normal.x;
  alternate.y = normal.y;
  state.active = alternate;
}

function showNormal(state: ScreenState): void {
  const { active, normal, alternate } = state;
  if (active === normal) return;
  for (const line of alternate.lines) notifyLineRemoved(state, line);
  normal.x = alternate.x;
  normal.y = alternate.y;
  clearBuffer(alternate);
  state.active = normal;
}

/** Assigns ASCII to all four places for character sets (DECANM). */
function designateAscii(state: ScreenState): void {
  state.charsets = [];
  state.charset = undefined;
}

function setPrivateMode(state: ScreenState, mode: number): void {
  const { modes } = state;
  const flag = MODE_FLAGS[mode];
  if (flag) modes[flag] = true;
  else if (MOUSE_MODES.includes(mode)) modes.mouse = mode;
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

function resetPrivateMode(state: ScreenState, mode: number): void {
  const { modes } = state;
  const flag = MODE_FLAGS[mode];
  if (flag) modes[flag] = false;
  else if (MOUSE_MODES.includes(mode)) modes.mouse = 0;
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

/** Creates a command that changes the mode of each parameter. */
const forEachMode =
  (changeMode: (state: ScreenState, mode: number) => void): Command =>
  (state, params) => {
    for (let index = 0; index < params.length; index += 1) changeMode(state, params.at(index));
  };

const setAnsiMode =
  (isSet: boolean) =>
  ({ modes }: ScreenState, mode: number): void => {
    if (mode === 4) modes.insert = isSet;
    else if (mode === 20) modes.newLine = isSet;
  };

const MAX_CURSOR_STYLE = 6;

export const MODE_COMMANDS: Readonly<Record<string, Command>> = {
  h: forEachMode(setAnsiMode(true)),
  l: forEachMode(setAnsiMode(false)),
  '?h': forEachMode(setPrivateMode),
  '?l': forEachMode(resetPrivateMode),
  // DECSCUSR: sets the style of the cursor.
  ' q': ({ modes }, params) => {
    if (params.at(0) <= MAX_CURSOR_STYLE) modes.cursorStyle = params.at(0);
  },
  // DECSCA: starts or stops to protect the following letters from erasing.
  '"q': ({ pen }, params) => {
    if (params.at(0) === 1) pen.bg |= BG.protected;
    else if (params.at(0) === 0 || params.at(0) === 2) pen.bg &= ~BG.protected;
  },
};
