// Output as what it asks for: letters to print, controls and sequences to carry out.
import { createParams, type Params } from './params.ts';
import { ACTION, ACTION_SHIFT, BEYOND, STATE, STATE_MASK, TRANSITIONS } from './transitions.ts';

/** Codes from one place up to another. */
export interface Run {
  codes: Uint32Array;
  from: number;
  to: number;
}

export interface Performer {
  /** Prints the letters that a run begins with; returns where they end. The run is good until the next one. */
  print(run: Run): number;
  control(code: number): void;
  /** Prefix, intermediates and final letter of a sequence are one number, eight bits each. */
  sequence(name: number, params: Params): void;
  escape(name: number): void;
  /** An operating system command that ended; what is too long is not told. */
  command(text: string): void;
  /** Anything but letters: what is printed next joins nothing. */
  separate(): void;
  /** A code that means nothing: what is printed next may join, and yet begins. */
  interrupt(): void;
}

export interface Parser {
  parse(codes: Uint32Array, length: number): void;
  /** Whether a sequence has only come in part. */
  isWithin(): boolean;
  reset(): void;
}

const ESC = 0x1b;
const CANCEL = 0x18;
const SUBSTITUTE = 0x1a;
const DELETE = 0x7f;
// More than the longest link that is taken.
const LONGEST_COMMAND = 8192;

export const isPrintable = (code: number): boolean => (code >= 0x20 && code < DELETE) || code >= BEYOND;

export function createParser(performer: Performer): Parser {
  const params = createParams();
  const run: Run = { codes: new Uint32Array(), from: 0, to: 0 };
  let state: number = STATE.ground;
  let collected = 0;
  let command = '';
  let isTooLong = false;

  function clear(): void {
    params.clear();
    collected = 0;
  }
  function put(code: number): void {
    if (command.length < LONGEST_COMMAND) command += String.fromCodePoint(code);
    else isTooLong = true;
  }
  /** Ends a string; an escape that ends one begins what comes next. */
  function end(code: number): number {
    if (state === STATE.osc && code !== CANCEL && code !== SUBSTITUTE && !isTooLong) performer.command(command);
    clear();
    performer.separate();
    return code === ESC ? STATE.escape : STATE.ground;
  }
  function begin(): void {
    command = '';
    isTooLong = false;
  }
  /** Carries out what a code means where it stands; returns the state after it. */
  function act(code: number): number {
    const transition = TRANSITIONS[(state << 8) | (code < BEYOND ? code : BEYOND)] ?? 0;
    const next = transition & STATE_MASK;
    switch (transition >> ACTION_SHIFT) {
      case ACTION.execute:
        performer.control(code);
        performer.separate();
        return next;
      case ACTION.csi:
        performer.sequence((collected << 8) | code, params);
        performer.separate();
        return next;
      case ACTION.escape:
        performer.escape((collected << 8) | code);
        performer.separate();
        return next;
      case ACTION.param:
        params.read(code);
        return next;
      case ACTION.collect:
        collected = (collected << 8) | code;
        return next;
      case ACTION.clear:
        clear();
        return next;
      case ACTION.oscStart:
        begin();
        return next;
      case ACTION.oscPut:
        put(code);
        return next;
      case ACTION.oscEnd:
      case ACTION.dcsEnd:
        return end(code);
      default:
        performer.interrupt();
        return next;
    }
  }
  return {
    parse(codes, length) {
      run.codes = codes;
      for (let at = 0; at < length; at += 1) {
        const code = codes[at] ?? 0;
        if (state === STATE.ground && isPrintable(code)) {
          run.from = at;
          run.to = length;
          at = performer.print(run) - 1;
        } else state = act(code);
      }
    },
    isWithin: () => state !== STATE.ground,
    reset() {
      state = STATE.ground;
      clear();
    },
  };
}
