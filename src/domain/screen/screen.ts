// The screen of a terminal without a widget: it reads output many times as fast, and says what would be seen.
import type { Size } from './buffer.ts';
import { CONTROLS, ESCAPES, perform, RESET_NAME, SEQUENCES } from './commands.ts';
import { CELL, textOf, trimmedLength } from './line.ts';
import { createParser } from './parser.ts';
import { print } from './print.ts';
import { LEAST_COLUMNS, LEAST_ROWS, resize } from './resize.ts';
import { areSame } from './same.ts';
import { restoringText } from './snapshot.ts';
import { createState, type Graphemes, type LineListener, type State } from './state.ts';
import { createDecoder } from './utf8.ts';

export interface Snapshot extends Size {
  /** Draws the screen again, on a terminal of this size, whatever it showed before. */
  text: string;
}

export interface Screen {
  /** Output in order, cut anywhere; `now` is the time that lines keep as they change. */
  write(bytes: Uint8Array, now?: number): void;
  resize(size: Size): void;
  /** Undefined where output stopped within a letter or a sequence, or left what no output could draw again. */
  snapshot(): Snapshot | undefined;
  /** What each row says. */
  lines(): string[];
  state(): Readonly<State>;
  /** Is called with each line before it leaves the screen, is erased, or its program ends. */
  listen(listener: LineListener): void;
}

export type CreateGraphemes = () => Graphemes;

/** As much as is decoded at once. */
const SLICE = 64 * 1024;

/** Forgets underlines and links that no cell has any more. */
function forgetUnused({ normal, alternate, pen, extended }: State): void {
  const lines = [...normal.lines, ...alternate.lines];
  const used = new Set([pen.ext]);
  for (const { cells } of lines) for (let at = CELL - 1; at < cells.length; at += CELL) used.add(cells[at] ?? 0);
  const numbers = extended.keep(used);
  pen.ext = numbers.get(pen.ext) ?? 0;
  for (const { cells } of lines)
    for (let at = CELL - 1; at < cells.length; at += CELL) cells[at] = numbers.get(cells[at] ?? 0) ?? 0;
}

const encoder = new TextEncoder();

/** One for all screens: what is decoded is printed before anything else is. */
const codes = new Uint32Array(SLICE + 1);

/** Widths and joining come from the same rules as the widget's; each screen needs its own, because they count. */
export function createScreen(size: Size, createGraphemes: CreateGraphemes): Screen {
  const columns = Math.max(LEAST_COLUMNS, Math.floor(size.columns));
  const rows = Math.max(LEAST_ROWS, Math.floor(size.rows));
  const state = createState({ columns, rows }, createGraphemes());
  const decoder = createDecoder();
  let drawn: Screen | undefined;
  const parser = createParser({
    print: (run) => print(state, run),
    control: (code) => CONTROLS.get(code)?.(state),
    sequence: (name, params) => SEQUENCES.get(name)?.(state, params),
    escape(name) {
      ESCAPES.get(name)?.(state);
      if (name === RESET_NAME) parser.reset();
    },
    command: (text) => perform(state, text),
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
      for (let at = 0; at < bytes.length; at += SLICE) {
        parser.parse(codes, decoder.decode(bytes.subarray(at, at + SLICE), codes));
        if (state.extended.isFull()) forgetUnused(state);
      }
    },
    resize: (asked) => resize(state, asked),
    snapshot() {
      if (parser.isWithin() || decoder.isWithin()) return undefined;
      const snapshot = { columns: state.columns, rows: state.rows, text: restoringText(state) };
      // Whatever it shows is drawn over, so one will do.
      if (drawn?.state().columns !== state.columns || drawn.state().rows !== state.rows)
        drawn = createScreen(snapshot, createGraphemes);
      drawn.write(encoder.encode(snapshot.text));
      return areSame(state, drawn.state()) ? snapshot : undefined;
    },
    lines: () => state.active.lines.map((line) => textOf(line, Math.min(trimmedLength(line), state.columns))),
    state: () => state,
    listen(listener) {
      state.onLine = listener;
    },
  };
  return screen;
}
