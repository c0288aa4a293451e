// A terminal screen without a widget. It parses output many times faster than the terminal widget (xterm.js) and
// computes the same content.
import type { Size } from './buffer.ts';
import {
  CONTROL_CHARACTER_COMMANDS,
  ESCAPE_COMMANDS,
  performOsCommand,
  RESET_NAME,
  CONTROL_SEQUENCE_COMMANDS,
} from './commands.ts';
import { CELL_SIZE, lineText, trimmedLength } from './line.ts';
import { createParser } from './parser.ts';
import { printCodes } from './print.ts';
import { MIN_COLUMNS, MIN_ROWS, resizeScreen } from './resize.ts';
import { areScreensEqual } from './compare-screens.ts';
import { snapshotText } from './snapshot-text.ts';
import { createState, type Graphemes, type LineListener, type ScreenState } from './screen-state.ts';
import { createDecoder } from './utf8.ts';

export interface Snapshot extends Size {
  /** Output that draws the screen on a terminal of this size, whatever that terminal shows. */
  text: string;
}

export interface Screen {
  /** Parses the next part of the output, which may be cut anywhere. Changed lines store the time `now`. */
  write(bytes: Uint8Array, now?: number): void;
  resize(size: Size): void;
  /** Undefined if the output ends inside a letter or a sequence, or if no output can reproduce the state. */
  snapshot(): Snapshot | undefined;
  /** The text of each row. */
  lines(): string[];
  state(): Readonly<ScreenState>;
  /**
   * The listener is called with each line before it leaves the screen, before it is erased, and before a program closes
   * the alternate screen.
   */
  listen(listener: LineListener): void;
}

export type CreateGraphemes = () => Graphemes;

const SLICE_BYTES = 64 * 1024;

/** Removes underline styles and links that no cell uses any more. */
function removeUnusedAttributes({ normal, alternate, pen, extended }: ScreenState): void {
  const lines = [...normal.lines, ...alternate.lines];
  const used = new Set([pen.ext]);
  for (const { cells } of lines)
    for (let index = CELL_SIZE - 1; index < cells.length; index += CELL_SIZE) used.add(cells[index] ?? 0);
  const numbers = extended.retain(used);
  pen.ext = numbers.get(pen.ext) ?? 0;
  for (const { cells } of lines)
    for (let index = CELL_SIZE - 1; index < cells.length; index += CELL_SIZE)
      cells[index] = numbers.get(cells[index] ?? 0) ?? 0;
}

const encoder = new TextEncoder();

/** All screens share this buffer, because decoded letters are printed before the next part is decoded. */
const codes = new Uint32Array(SLICE_BYTES + 1);

/** The widths of letters come from the same Unicode rules as the widget's. Each screen needs its own rules object. */
export function createScreen(size: Size, createGraphemes: CreateGraphemes): Screen {
  const columns = Math.max(MIN_COLUMNS, Math.floor(size.columns));
  const rows = Math.max(MIN_ROWS, Math.floor(size.rows));
  const state = createState({ columns, rows }, createGraphemes());
  const decoder = createDecoder();
  /** Draws each snapshot, to check that it reproduces this screen. */
  let replica: Screen | undefined;
  const parser = createParser({
    print: (run) => printCodes(state, run),
    control: (code) => CONTROL_CHARACTER_COMMANDS.get(code)?.(state),
    sequence: (name, params) => CONTROL_SEQUENCE_COMMANDS.get(name)?.(state, params),
    escape(name) {
      ESCAPE_COMMANDS.get(name)?.(state);
      if (name === RESET_NAME) parser.reset();
    },
    command: (text) => performOsCommand(state, text),
    separate() {
      state.joinState = 0;
    },
    interrupt() {
      state.isInterrupted = true;
    },
  });
  const screen: Screen = {
    write(bytes, now = state.now) {
      state.now = now;
      for (let offset = 0; offset < bytes.length; offset += SLICE_BYTES) {
        parser.parse(codes, decoder.decode(bytes.subarray(offset, offset + SLICE_BYTES), codes));
        if (state.extended.isFull()) removeUnusedAttributes(state);
      }
    },
    resize: (newSize) => resizeScreen(state, newSize),
    snapshot() {
      if (parser.isInSequence() || decoder.isInLetter()) return undefined;
      const snapshot = { columns: state.columns, rows: state.rows, text: snapshotText(state) };
      // A snapshot draws over all previous content, so the replica can be reused.
      if (replica?.state().columns !== state.columns || replica.state().rows !== state.rows)
        replica = createScreen(snapshot, createGraphemes);
      replica.write(encoder.encode(snapshot.text));
      return areScreensEqual(state, replica.state()) ? snapshot : undefined;
    },
    lines: () => state.active.lines.map((line) => lineText(line, Math.min(trimmedLength(line), state.columns))),
    state: () => state,
    listen(listener) {
      state.onLine = listener;
    },
  };
  return screen;
}
