// The parameters of a sequence and their subparameters (as in 4:3), with the same limits as the terminal widget
// (xterm.js).

const MAX_PARAMS = 32;
const MAX_VALUE = 0x7fff_ffff;

export interface Params {
  readonly length: number;
  at(index: number): number;
  /** The subparameters after a parameter's first colon; -1 for an empty subparameter. */
  partsOf(index: number): readonly number[];
}

export interface ParamsReader extends Params {
  clear(): void;
  /** Adds a digit, a colon or a semicolon. */
  addCode(code: number): void;
}

const SEMICOLON = 0x3b;
const COLON = 0x3a;
const ZERO = 0x30;
const NO_PARTS: readonly number[] = [];

const appendDigit = (value: number, digit: number): number =>
  value === -1 ? digit : Math.min(value * 10 + digit, MAX_VALUE);

export function createParams(): ParamsReader {
  const values = new Int32Array(MAX_PARAMS);
  let length = 1;
  let parts: (number[] | undefined)[] | undefined;
  let partCount = 0;
  let isFull = false;
  let isPartFull = false;
  let isInPart = false;

  function addPart(): void {
    isInPart = true;
    if (isFull || partCount >= MAX_PARAMS) {
      isPartFull = true;
      return;
    }
    partCount += 1;
    parts ??= [];
    (parts[length - 1] ??= []).push(-1);
  }
  function addParam(): void {
    isInPart = false;
    if (length >= MAX_PARAMS) {
      isFull = true;
      return;
    }
    values[length] = 0;
    length += 1;
  }
  /**
   * Adds the digit to the last stored subparameter, even if that belongs to an earlier parameter, as the widget does.
   */
  function addDigitToPart(digit: number): void {
    if (isPartFull || partCount === 0) return;
    const last = parts?.findLast((partList) => partList !== undefined);
    if (last !== undefined) last[last.length - 1] = appendDigit(last.at(-1) ?? 0, digit);
  }
  return {
    get length() {
      return length;
    },
    at: (index) => values[index] ?? 0,
    partsOf: (index) => parts?.[index] ?? NO_PARTS,
    clear() {
      values[0] = 0;
      length = 1;
      parts = undefined;
      partCount = 0;
      isFull = false;
      isPartFull = false;
      isInPart = false;
    },
    addCode(code) {
      if (code === SEMICOLON) addParam();
      else if (code === COLON) addPart();
      else if (isInPart) {
        if (!isFull) addDigitToPart(code - ZERO);
      } else if (!isFull) values[length - 1] = appendDigit(values[length - 1] ?? 0, code - ZERO);
    },
  };
}
