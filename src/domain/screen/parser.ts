// Output as what it asks for: letters to print, controls and sequences to carry out.
import { createParams, type Params } from './params.ts';
import { ACTION, ACTION_SHIFT, ABOVE_CONTROLS, STATE, STATE_MASK, TRANSITIONS } from './transitions.ts';

/** Codes from one place up to another. */
export interface CodeRun {
  codes: Uint32Array;
  from: number;
  to: number;
}

export interface ParserHandler {
  /** Prints the letters that a run begins with; returns where they end. The run is good until the next one. */
  print(run: CodeRun): number;
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
  isInSequence(): boolean;
  reset(): void;
}

const ESC = 0x1b;
const CANCEL = 0x18;
const SUBSTITUTE = 0x1a;
const DELETE = 0x7f;
// More than the longest link that is taken.
const MAX_COMMAND_LENGTH = 8192;

export const isPrintable = (code: number): boolean => (code >= 0x20 && code < DELETE) || code >= ABOVE_CONTROLS;

export function createParser(performer: ParserHandler): Parser {
  const params = createParams();
  const run: CodeRun = { codes: new Uint32Array(), from: 0, to: 0 };
  let state: number = STATE.ground;
  let collected = 0;
  let command = '';
  let isTooLong = false;

  function clear(): void {
    params.clear();
    collected = 0;
  }
  function appendToCommand(code: number): void {
    if (command.length < MAX_COMMAND_LENGTH) command += String.fromCodePoint(code);
    else isTooLong = true;
  }
  /** Ends a string; an escape that ends one begins what comes next. */
  function endString(code: number): number {
    if (state === STATE.osc && code !== CANCEL && code !== SUBSTITUTE && !isTooLong) performer.command(command);
    clear();
    performer.separate();
    return code === ESC ? STATE.escape : STATE.ground;
  }
  function startString(): void {
    command = '';
    isTooLong = false;
  }
  /** Carries out what a code means where it stands; returns the state after it. */
  function handleCode(code: number): number {
    const transition = TRANSITIONS[(state << 8) | (code < ABOVE_CONTROLS ? code : ABOVE_CONTROLS)] ?? 0;
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
        params.addCode(code);
        return next;
      case ACTION.collect:
        collected = (collected << 8) | code;
        return next;
      case ACTION.clear:
        clear();
        return next;
      case ACTION.oscStart:
        startString();
        return next;
      case ACTION.oscPut:
        appendToCommand(code);
        return next;
      case ACTION.oscEnd:
      case ACTION.dcsEnd:
        return endString(code);
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
        } else state = handleCode(code);
      }
    },
    isInSequence: () => state !== STATE.ground,
    reset() {
      state = STATE.ground;
      clear();
    },
  };
}
