// Parses colors and styles (SGR, ECMA-48 8.3.117) and encodes them in the same numbers as the terminal widget
// (xterm.js).
import type { Params } from './params.ts';
import type { ExtendedTable } from './extended-attributes.ts';
import type { Pen } from './line.ts';

// A color is a number: the highest two of its 26 bits are the mode, the others are the index or the RGB value.
export const COLOR_MASK = 0x3ff_ffff;
export const COLOR_MODE_MASK = 0x300_0000;
export const BASIC_COLOR_MODE = 0x100_0000;
export const INDEXED_COLOR_MODE = 0x200_0000;
export const RGB_COLOR_MODE = 0x300_0000;

/** The flags that the foreground and background numbers of a pen contain in addition to the color. */
export const FG = {
  inverse: 0x400_0000,
  bold: 0x800_0000,
  underline: 0x1000_0000,
  blink: 0x2000_0000,
  invisible: 0x4000_0000,
  struck: 0x8000_0000 | 0,
} as const;
export const BG = {
  italic: 0x400_0000,
  dim: 0x800_0000,
  extended: 0x1000_0000,
  protected: 0x2000_0000,
  overline: 0x4000_0000,
} as const;

// The flags that each SGR code sets or resets.
const SET_FG: Readonly<Record<number, number>> = {
  1: FG.bold,
  5: FG.blink,
  7: FG.inverse,
  8: FG.invisible,
  9: FG.struck,
};
const SET_BG: Readonly<Record<number, number>> = { 2: BG.dim, 3: BG.italic, 53: BG.overline };
const RESET_FG: Readonly<Record<number, number>> = {
  22: FG.bold,
  25: FG.blink,
  27: FG.inverse,
  28: FG.invisible,
  29: FG.struck,
};
const RESET_BG: Readonly<Record<number, number>> = { 22: BG.dim, 23: BG.italic, 55: BG.overline };

/** Sets the flag that tells whether the pen has an underline style or a link. */
export function markExtended(pen: Pen, table: ExtendedTable): void {
  const { style, link } = table.get(pen.ext);
  if (style === 0 && link === undefined) pen.bg &= ~BG.extended;
  else pen.bg |= BG.extended;
}

function setUnderline(pen: Pen, table: ExtendedTable, style: number): void {
  pen.ext = table.numberFor({ ...table.get(pen.ext), style });
  if (style === 0) pen.fg &= ~FG.underline;
  else pen.fg |= FG.underline;
  markExtended(pen, table);
}

function resetStyle(pen: Pen, table: ExtendedTable): void {
  pen.fg = 0;
  pen.bg = 0;
  if (pen.ext !== 0) pen.ext = table.numberFor({ style: 0, color: 0, link: table.get(pen.ext).link });
  markExtended(pen, table);
}

/** Replaces the color in `previous`. Mode 2 has red, green and blue values, mode 5 has an index into 256 colors. */
function applyColor(previous: number, mode: number, [first, second, third]: readonly number[]): number {
  if (mode === 2)
    return (
      (previous & ~0xff_ffff) |
      RGB_COLOR_MODE |
      (((first ?? 0) & 255) << 16) |
      (((second ?? 0) & 255) << 8) |
      ((third ?? 0) & 255)
    );
  if (mode === 5) return (previous & ~(COLOR_MODE_MASK | 255)) | INDEXED_COLOR_MODE | ((first ?? 0) & 255);
  return previous;
}

/**
 * Copies subparameters into `colorFields`, which contains the target, the mode, the color space and three values.
 * `usedCount` is the number of parameters before the subparameters.
 */
function readParts(
  colorFields: number[],
  parts: readonly number[],
  [usedCount, previousSpaceOffset]: readonly [number, number],
): void {
  let spaceOffset = previousSpaceOffset;
  for (
    let part = 0;
    part < parts.length && (part === 0 || part + usedCount + 1 + spaceOffset < colorFields.length);
    part += 1
  ) {
    if (colorFields[1] === 5) spaceOffset = 1;
    colorFields[usedCount + part + 1 + spaceOffset] = parts[part] ?? 0;
  }
}

/** Reads a color of several parameters or subparameters; returns the number of additional parameters that it used. */
function readExtendedColor(
  params: Params,
  index: number,
  apply: (mode: number, values: readonly number[]) => void,
): number {
  const colorFields = [0, 0, -1, 0, 0, 0];
  let spaceOffset = 0;
  let usedCount = 0;
  do {
    colorFields[usedCount + spaceOffset] = params.at(index + usedCount);
    const parts = params.partsOf(index + usedCount);
    if (parts.length > 0) {
      readParts(colorFields, parts, [usedCount, spaceOffset]);
      break;
    }
    const isComplete =
      (colorFields[1] === 5 && usedCount + spaceOffset >= 2) || (colorFields[1] === 2 && usedCount + spaceOffset >= 5);
    if (isComplete) break;
    if (colorFields[1] !== 0) spaceOffset = 1;
    usedCount += 1;
  } while (usedCount + index < params.length && usedCount + spaceOffset < colorFields.length);
  const values = colorFields.slice(3, 6).map((value) => Math.max(value, 0));
  apply(colorFields[1] ?? 0, values);
  return usedCount;
}

function setColor(pen: Pen, table: ExtendedTable, [params, index]: readonly [Params, number]): number {
  const target = params.at(index);
  return readExtendedColor(params, index, (mode, values) => {
    if (target === 38) pen.fg = applyColor(pen.fg, mode, values);
    else if (target === 48) pen.bg = applyColor(pen.bg, mode, values);
    else {
      const extended = table.get(pen.ext);
      pen.ext = table.numberFor({ ...extended, color: applyColor(extended.color, mode, values) & COLOR_MASK });
    }
  });
}

const applyBasicColor = (previous: number, color: number): number =>
  (previous & ~(COLOR_MODE_MASK | 255)) | BASIC_COLOR_MODE | color;

function setBasicColor(pen: Pen, code: number): boolean {
  if (code >= 30 && code <= 37) pen.fg = applyBasicColor(pen.fg, code - 30);
  else if (code >= 40 && code <= 47) pen.bg = applyBasicColor(pen.bg, code - 40);
  else if (code >= 90 && code <= 97) pen.fg = applyBasicColor(pen.fg, (code - 90) | 8);
  else if (code >= 100 && code <= 107) pen.bg = applyBasicColor(pen.bg, (code - 100) | 8);
  else return false;
  return true;
}

function setFlag(pen: Pen, code: number): void {
  pen.fg = (pen.fg | (SET_FG[code] ?? 0)) & ~(RESET_FG[code] ?? 0);
  pen.bg = (pen.bg | (SET_BG[code] ?? 0)) & ~(RESET_BG[code] ?? 0);
  if (code === 39) pen.fg &= ~COLOR_MASK;
  if (code === 49) pen.bg &= ~COLOR_MASK;
}

/** Applies the parameters of an SGR sequence to the pen. */
export function setPen(pen: Pen, table: ExtendedTable, params: Params): void {
  for (let index = 0; index < params.length; index += 1) {
    const code = params.at(index);
    if (code === 0) resetStyle(pen, table);
    else if (setBasicColor(pen, code)) continue;
    else if (code === 4) {
      const style = params.partsOf(index)[0] ?? 1;
      setUnderline(pen, table, style < 0 || style > 5 ? 1 : style);
    } else if (code === 21) setUnderline(pen, table, 2);
    else if (code === 24) setUnderline(pen, table, 0);
    else if (code === 38 || code === 48 || code === 58) index += setColor(pen, table, [params, index]);
    else if (code === 59) {
      pen.ext = table.numberFor({ ...table.get(pen.ext), color: COLOR_MASK });
      markExtended(pen, table);
    } else setFlag(pen, code);
  }
}
