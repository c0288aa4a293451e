// The complete state of a terminal screen.
import { blankLines, createBuffer, lineAt, moveLine, type ScreenBuffer, type Size } from './buffer.ts';
import type { Charset } from './charsets.ts';
import { createExtendedTable, type ExtendedTable } from './extended-attributes.ts';
import { DEFAULT_PEN, trimmedLength, type Line, type Pen } from './line.ts';

/** The Unicode rules of the terminal widget (xterm.js): a code point's width, and whether it joins the last letter. */
export interface Graphemes {
  charProperties(code: number, previousProperties: number): number;
}

export type LineListener = (line: Line, isAlternate: boolean) => void;

export interface Modes {
  /** New letters move the following letters to the right instead of replacing them (IRM). */
  insert: boolean;
  /** A line feed also moves the cursor to the first column (LNM). */
  newLine: boolean;
  applicationCursor: boolean;
  applicationKeypad: boolean;
  /** The terminal marks pasted text, so that programs can distinguish it from typed text. */
  bracketedPaste: boolean;
  /** Cursor positions count from the upper margin, and the cursor stays inside the margins (DECOM). */
  origin: boolean;
  /** A backspace in the first column of a wrapped row moves to the end of the row above. */
  reverseWrap: boolean;
  /** Letters after the last column go to the next row (DECAWM). */
  wrap: boolean;
  focusEvents: boolean;
  /** The terminal waits with drawing until the program resets this mode. */
  synchronized: boolean;
  hiddenCursor: boolean;
  /** The active mode for mouse reports, and the mode for their encoding; 0 if there is none. */
  mouse: number;
  mouseEncoding: number;
  /** The cursor style that output set (DECSCUSR); 0 is the terminal's default. */
  cursorStyle: number;
  cursorBlink: boolean | undefined;
}

export interface ScreenState extends Size {
  normal: ScreenBuffer;
  alternate: ScreenBuffer;
  active: ScreenBuffer;
  pen: Pen;
  extended: ExtendedTable;
  /** The character sets at the four places G0 to G3. `level` is the number of the place in use. */
  charsets: (Charset | undefined)[];
  level: number;
  /** The character set for the next letters. */
  charset: Charset | undefined;
  modes: Modes;
  graphemes: Graphemes;
  /** The grapheme properties of the last letter, which the next letter may join; 0 after a control or a sequence. */
  joinState: number;
  /** An ignored code (such as DEL) arrived after the last letter. */
  isInterrupted: boolean;
  /** The current time in milliseconds of the recording. Changed lines store it. */
  now: number;
  onLine: LineListener | undefined;
}

const initialModes = (): Modes => ({
  insert: false,
  newLine: false,
  applicationCursor: false,
  applicationKeypad: false,
  bracketedPaste: false,
  origin: false,
  reverseWrap: false,
  wrap: true,
  focusEvents: false,
  synchronized: false,
  hiddenCursor: false,
  mouse: 0,
  mouseEncoding: 0,
  cursorStyle: 0,
  cursorBlink: undefined,
});

export function createState(size: Size, graphemes: Graphemes): ScreenState {
  const normal = createBuffer(size, blankLines(size, DEFAULT_PEN));
  return {
    ...size,
    normal,
    alternate: createBuffer(size),
    active: normal,
    pen: { ...DEFAULT_PEN },
    extended: createExtendedTable(),
    charsets: [],
    level: 0,
    charset: undefined,
    modes: initialModes(),
    graphemes,
    joinState: 0,
    isInterrupted: false,
    now: 0,
    onLine: undefined,
  };
}

/** Resets the modes that the widget resets at a soft reset (DECSTR). */
export function resetModes(state: ScreenState): void {
  const { newLine, hiddenCursor, mouse, mouseEncoding, cursorBlink } = state.modes;
  state.modes = { ...initialModes(), newLine, hiddenCursor, mouse, mouseEncoding, cursorBlink };
}

export function resetCharsets(state: ScreenState): void {
  state.charsets = [];
  state.level = 0;
  state.charset = undefined;
}

/** The pen for erased cells: the current background without other styles. */
export const erasePenOf = ({ pen }: ScreenState): Pen => ({ fg: 0, bg: pen.bg & 0x3ff_ffff, ext: 0 });

/** Moves the cursor onto the screen, or inside the margins in origin mode. */
export function restrictCursor(state: ScreenState, lastColumn = state.columns - 1): void {
  const { active, modes, rows } = state;
  active.x = Math.min(lastColumn, Math.max(0, active.x));
  const [top, bottom] = modes.origin ? [active.top, active.bottom] : [0, rows - 1];
  active.y = Math.min(bottom, Math.max(top, active.y));
}

export function setCursor(state: ScreenState, x: number, y: number): void {
  const { active, modes } = state;
  active.x = x;
  active.y = modes.origin ? active.top + y : y;
  restrictCursor(state);
}

/** Notifies the listener of a line that will be removed, unless the line is blank. */
export function notifyLineRemoved({ onLine, active, alternate }: ScreenState, line: Line): void {
  if (onLine && trimmedLength(line) > 0) onLine(line, active === alternate);
}

/** Stores the time and the row of a change. */
export function markChanged(state: ScreenState, line: Line, row = state.active.y): void {
  line.changedAt = state.now;
  line.changedRow = row;
  line.isRecorded = false;
}

/** Moves the lines inside the margins up by one row, and notifies the listener of the removed line. */
export function scrollUp(state: ScreenState, isWrapped = false): void {
  const { active, onLine } = state;
  if (onLine) onLine(lineAt(active, active.top), active === state.alternate);
  const line = moveLine(active, [active.top, active.bottom], erasePenOf(state));
  if (line === undefined) return;
  line.isWrapped = isWrapped;
  markChanged(state, line, active.bottom);
}

export const currentLine = ({ active }: ScreenState): Line => lineAt(active, active.y);
