// What each control, escape and sequence does, by its name.
import { clearLine, createBuffer } from './buffer.ts';
import { CHARSETS } from './charsets.ts';
import { backspace, CURSOR_COMMANDS, index, lineFeed, restoreCursor, saveCursor, type Command } from './cursor.ts';
import { nextStop } from './buffer.ts';
import { alignmentPattern, ERASE_COMMANDS, reverseIndex } from './erase.ts';
import { MODE_COMMANDS } from './modes.ts';
import { markExtended, setPen } from './pen.ts';
import { PLAIN } from './line.ts';
import { markChanged, resetCharsets, resetModes, tellGone, type State } from './state.ts';

/** A name as the parser has it: eight bits for each letter. */
const nameOf = (letters: string): number =>
  Array.from(letters).reduce((name, letter) => (name << 8) | letter.charCodeAt(0), 0);

const byName = <T>(commands: Readonly<Record<string, T>>): ReadonlyMap<number, T> =>
  new Map(Object.entries(commands).map(([letters, command]) => [nameOf(letters), command]));

export const SEQUENCES: ReadonlyMap<number, Command> = byName<Command>({
  ...CURSOR_COMMANDS,
  ...ERASE_COMMANDS,
  ...MODE_COMMANDS,
  m: ({ pen, extended }, params) => setPen(pen, extended, params),
});

function shift(state: State, level: number): void {
  state.level = level;
  state.charset = state.charsets[level];
}

function designate(state: State, level: number, letter: string): void {
  const charset = CHARSETS.get(letter);
  state.charsets[level] = charset;
  if (state.level === level) state.charset = charset;
}

function designateDefault(state: State): void {
  shift(state, 0);
  designate(state, 0, 'B');
}

function nextLine(state: State): void {
  state.active.x = 0;
  index(state);
}

const setTab = ({ active }: State): void => void active.tabs.add(active.x);

function tab({ active, columns }: State): void {
  if (active.x < columns) active.x = nextStop(active);
}

/** Everything as it was at first, but for what the widget keeps (RIS). */
function fullReset(state: State): void {
  const { active, normal, alternate, onLine } = state;
  for (const line of active.lines) tellGone(state, line);
  if (active === alternate) for (const line of normal.lines) onLine?.(line, false);
  const { columns, rows } = state;
  const size = { columns, rows };
  const { lines } = state.normal;
  state.normal = createBuffer(size, lines);
  state.alternate = createBuffer(size);
  state.active = state.normal;
  for (const [row, line] of lines.entries()) {
    clearLine(state.normal, line, PLAIN);
    markChanged(state, line, row);
  }
  state.pen = { ...PLAIN };
  resetModes(state);
  state.modes.mouse = 0;
  state.modes.mouseEncoding = 0;
  resetCharsets(state);
}

const LEVELS = ['(', ')', '*', '+', '-', '.'] as const;
const LEVEL_OF: Readonly<Record<string, number>> = { '(': 0, ')': 1, '*': 2, '+': 3, '-': 1, '.': 2 };

const designations: Record<string, (state: State) => void> = Object.fromEntries(
  LEVELS.flatMap((place) =>
    [...CHARSETS.keys()].map((letter) => [
      place + letter,
      (state: State) => designate(state, LEVEL_OF[place] ?? 0, letter),
    ]),
  ),
);

const RESET = 'c';
export const RESET_NAME = nameOf(RESET);

export const ESCAPES: ReadonlyMap<number, (state: State) => void> = byName({
  ...designations,
  '7': saveCursor,
  '8': restoreCursor,
  D: index,
  E: nextLine,
  H: setTab,
  M: reverseIndex,
  '=': (state: State) => void (state.modes.applicationKeypad = true),
  '>': (state: State) => void (state.modes.applicationKeypad = false),
  [RESET]: fullReset,
  n: (state: State) => shift(state, 2),
  o: (state: State) => shift(state, 3),
  '|': (state: State) => shift(state, 3),
  '}': (state: State) => shift(state, 2),
  '~': (state: State) => shift(state, 1),
  '%@': designateDefault,
  '%G': designateDefault,
  '#8': alignmentPattern,
});

export const CONTROLS: ReadonlyMap<number, (state: State) => void> = new Map([
  [0x08, backspace],
  [0x09, tab],
  [0x0a, lineFeed],
  [0x0b, lineFeed],
  [0x0c, lineFeed],
  [0x0d, (state: State) => void (state.active.x = 0)],
  [0x0e, (state: State) => shift(state, 1)],
  [0x0f, (state: State) => shift(state, 0)],
  [0x84, index],
  [0x85, nextLine],
  [0x88, setTab],
]);

const LINK = /^8;([^;]*);(.*)$/s;
/** As long as the hardened widget takes. */
const LONGEST_LINK = 4096;

/** A command of the operating system: of these only links are on the screen. */
export function perform({ pen, extended }: State, command: string): void {
  const [, params = '', address = ''] = LINK.exec(command) ?? [];
  if (!command.startsWith('8;') || !LINK.test(command) || command.length > LONGEST_LINK + 2) return;
  if (address === '' && params.trim() !== '') return;
  const id =
    params
      .trim()
      .split(':')
      .find((part) => part.startsWith('id='))
      ?.slice(3) ?? '';
  const before = extended.get(pen.ext);
  pen.ext = extended.put({ ...before, link: address === '' ? undefined : { id, address } });
  markExtended(pen, extended);
}
