// The actions of control characters, escape sequences and control sequences, by their names.
import { clearLine, createBuffer, nextTabStop } from './buffer.ts';
import { CHARSETS } from './charsets.ts';
import {
  backspace,
  CURSOR_COMMANDS,
  moveDownOrScroll,
  lineFeed,
  restoreCursor,
  saveCursor,
  type Command,
} from './cursor.ts';
import { drawAlignmentPattern, ERASE_COMMANDS, moveUpOrScroll } from './erase.ts';
import { MODE_COMMANDS } from './modes.ts';
import { markExtended, setPen } from './pen.ts';
import { DEFAULT_PEN } from './line.ts';
import { markChanged, resetCharsets, resetModes, notifyLineRemoved, type ScreenState } from './screen-state.ts';

/** The parser's form of a name: eight bits for each letter. */
const commandNameOf = (letters: string): number =>
  Array.from(letters).reduce((name, letter) => (name << 8) | letter.charCodeAt(0), 0);

const commandsByName = <T>(commands: Readonly<Record<string, T>>): ReadonlyMap<number, T> =>
  new Map(Object.entries(commands).map(([letters, command]) => [commandNameOf(letters), command]));

export const CONTROL_SEQUENCE_COMMANDS: ReadonlyMap<number, Command> = commandsByName<Command>({
  ...CURSOR_COMMANDS,
  ...ERASE_COMMANDS,
  ...MODE_COMMANDS,
  m: ({ pen, extended }, params) => setPen(pen, extended, params),
});

/** Uses the character set that is assigned to one of the four places G0 to G3 (ISO 2022). */
function selectCharset(state: ScreenState, level: number): void {
  state.level = level;
  state.charset = state.charsets[level];
}

/** Assigns a character set to one of the four places G0 to G3. */
function designateCharset(state: ScreenState, level: number, letter: string): void {
  const charset = CHARSETS.get(letter);
  state.charsets[level] = charset;
  if (state.level === level) state.charset = charset;
}

function designateDefaultCharset(state: ScreenState): void {
  selectCharset(state, 0);
  designateCharset(state, 0, 'B');
}

function nextLine(state: ScreenState): void {
  state.active.x = 0;
  moveDownOrScroll(state);
}

const setTab = ({ active }: ScreenState): void => void active.tabs.add(active.x);

function moveToNextTab({ active, columns }: ScreenState): void {
  if (active.x < columns) active.x = nextTabStop(active);
}

/** Resets everything except for the modes that xterm.js keeps, too (RIS, "reset to initial state"). */
function fullReset(state: ScreenState): void {
  const { active, normal, alternate, onLine } = state;
  for (const line of active.lines) notifyLineRemoved(state, line);
  if (active === alternate) for (const line of normal.lines) onLine?.(line, false);
  const { columns, rows } = state;
  const size = { columns, rows };
  const { lines } = state.normal;
  state.normal = createBuffer(size, lines);
  state.alternate = createBuffer(size);
  state.active = state.normal;
  for (const [row, line] of lines.entries()) {
    clearLine(state.normal, line, DEFAULT_PEN);
    markChanged(state, line, row);
  }
  state.pen = { ...DEFAULT_PEN };
  resetModes(state);
  state.modes.mouse = 0;
  state.modes.mouseEncoding = 0;
  resetCharsets(state);
}

const DESIGNATORS = ['(', ')', '*', '+', '-', '.'] as const;
const LEVEL_BY_DESIGNATOR: Readonly<Record<string, number>> = { '(': 0, ')': 1, '*': 2, '+': 3, '-': 1, '.': 2 };

const designations: Record<string, (state: ScreenState) => void> = Object.fromEntries(
  DESIGNATORS.flatMap((designator) =>
    [...CHARSETS.keys()].map((letter) => [
      designator + letter,
      (state: ScreenState) => designateCharset(state, LEVEL_BY_DESIGNATOR[designator] ?? 0, letter),
    ]),
  ),
);

const RESET_LETTER = 'c';
export const RESET_NAME = commandNameOf(RESET_LETTER);

export const ESCAPE_COMMANDS: ReadonlyMap<number, (state: ScreenState) => void> = commandsByName({
  ...designations,
  '7': saveCursor,
  '8': restoreCursor,
  D: moveDownOrScroll,
  E: nextLine,
  H: setTab,
  M: moveUpOrScroll,
  '=': (state: ScreenState) => void (state.modes.applicationKeypad = true),
  '>': (state: ScreenState) => void (state.modes.applicationKeypad = false),
  [RESET_LETTER]: fullReset,
  n: (state: ScreenState) => selectCharset(state, 2),
  o: (state: ScreenState) => selectCharset(state, 3),
  '|': (state: ScreenState) => selectCharset(state, 3),
  '}': (state: ScreenState) => selectCharset(state, 2),
  '~': (state: ScreenState) => selectCharset(state, 1),
  '%@': designateDefaultCharset,
  '%G': designateDefaultCharset,
  '#8': drawAlignmentPattern,
});

export const CONTROL_CHARACTER_COMMANDS: ReadonlyMap<number, (state: ScreenState) => void> = new Map([
  [0x08, backspace],
  [0x09, moveToNextTab],
  [0x0a, lineFeed],
  [0x0b, lineFeed],
  [0x0c, lineFeed],
  [0x0d, (state: ScreenState) => void (state.active.x = 0)],
  [0x0e, (state: ScreenState) => selectCharset(state, 1)],
  [0x0f, (state: ScreenState) => selectCharset(state, 0)],
  [0x84, moveDownOrScroll],
  [0x85, nextLine],
  [0x88, setTab],
]);

const LINK_COMMAND = /^8;([^;]*);(.*)$/s;
/** The same limit as in the console's widget. */
const MAX_LINK_LENGTH = 4096;

/** Sets the link of the following text (OSC 8). Other operating system commands (OSC) do not affect the screen. */
export function performOsCommand({ pen, extended }: ScreenState, command: string): void {
  const [, params = '', address = ''] = LINK_COMMAND.exec(command) ?? [];
  if (!command.startsWith('8;') || !LINK_COMMAND.test(command) || command.length > MAX_LINK_LENGTH + 2) return;
  if (address === '' && params.trim() !== '') return;
  const id =
    params
      .trim()
      .split(':')
      .find((part) => part.startsWith('id='))
      ?.slice(3) ?? '';
  const previous = extended.get(pen.ext);
  pen.ext = extended.numberFor({ ...previous, link: address === '' ? undefined : { id, address } });
  markExtended(pen, extended);
}
