// Parses output into letters to print, and into control characters, sequences and commands to perform.
import { createParams, type Params } from './params.ts';
import { ACTION, ACTION_SHIFT, ABOVE_CONTROLS, STATE, STATE_MASK, TRANSITIONS } from './transitions.ts';

/** The codes from index `from` to before index `to`. */
export interface CodeRun {
  codes: Uint32Array;
  from: number;
  to: number;
}

export interface ParserHandler {
  /** Prints the letters at the start of a run; returns the index after them. The parser reuses the run object. */
  print(run: CodeRun): number;
  control(code: number): void;
  /** `name` contains prefix, intermediate and final letters of the sequence, eight bits each. */
  sequence(name: number, params: Params): void;
  escape(name: number): void;
  /** A complete operating system command. Commands that are too long are dropped. */
  command(text: string): void;
  /** Called after a control character, a sequence or a string: the next letter must not join the previous letter. */
  separate(): void;
  /** Called after an ignored code: the next letter may join the previous letter, but starts a new run. */
  interrupt(): void;
}

export interface Parser {
  parse(codes: Uint32Array, length: number): void;
  /** Whether the last sequence is incomplete. */
  isInSequence(): boolean;
  reset(): void;
}

const ESC = 0x1b;
const CANCEL = 0x18;
const SUBSTITUTE = 0x1a;
const DELETE = 0x7f;
// Longer than the longest accepted link.
const MAX_COMMAND_LENGTH = 8192;

export const isPrintable = (code: number): boolean => (code >= 0x20 && code < DELETE) || code >= ABOVE_CONTROLS;

export function createParser(handler: ParserHandler): Parser {
  const params = createParams();
  const run: CodeRun = { codes: new Uint32Array(), from: 0, to: 0 };
  let state: number = STATE.ground;
  /** The prefix and the intermediate letters of the current sequence, eight bits each. */
  let collected = 0;
  let command = '';
  let isCommandTooLong = false;

  function clearSequence(): void {
    params.clear();
    collected = 0;
  }
  function appendToCommand(code: number): void {
    if (command.length < MAX_COMMAND_LENGTH) command += String.fromCodePoint(code);
    else isCommandTooLong = true;
  }
  /** Ends a string (OSC or DCS). An ESC that ends a string also starts the next sequence. */
  function endString(code: number): number {
    if (state === STATE.osc && code !== CANCEL && code !== SUBSTITUTE && !isCommandTooLong) handler.command(command);
    clearSequence();
    handler.separate();
    return code === ESC ? STATE.escape : STATE.ground;
  }
  function startString(): void {
    command = '';
    isCommandTooLong = false;
  }
  /** Performs the action of a code in the current state; returns the next state. */
  function handleCode(code: number): number {
    const transition = TRANSITIONS[(state << 8) | (code < ABOVE_CONTROLS ? code : ABOVE_CONTROLS)] ?? 0;
    const next = transition & STATE_MASK;
    switch (transition >> ACTION_SHIFT) {
      case ACTION.execute:
        handler.control(code);
        handler.separate();
        return next;
      case ACTION.csi:
        handler.sequence((collected << 8) | code, params);
        handler.separate();
        return next;
      case ACTION.escape:
        handler.escape((collected << 8) | code);
        handler.separate();
        return next;
      case ACTION.param:
        params.addCode(code);
        return next;
      case ACTION.collect:
        collected = (collected << 8) | code;
        return next;
      case ACTION.clear:
        clearSequence();
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
        handler.interrupt();
        return next;
    }
  }
  return {
    parse(codes, length) {
      run.codes = codes;
      for (let index = 0; index < length; index += 1) {
        const code = codes[index] ?? 0;
        if (state === STATE.ground && isPrintable(code)) {
          run.from = index;
          run.to = length;
          index = handler.print(run) - 1;
        } else state = handleCode(code);
      }
    },
    isInSequence: () => state !== STATE.ground,
    reset() {
      state = STATE.ground;
      clearSequence();
    },
  };
}
