import { fieldsOf, booleanOr, parseJson, numberOr, textOr } from '#lib/untrusted.ts';

export const THEMES = [
  'dark',
  'darkContrast',
  'darkBlue',
  'darkWarm',
  'light',
  'lightContrast',
  'lightBlue',
  'lightWarm',
] as const;
export type ThemeName = (typeof THEMES)[number];

export const CURSORS = ['block', 'bar', 'underline'] as const;
export type CursorShape = (typeof CURSORS)[number];

/** How all terminals of a user look and behave in this browser. */
export interface TerminalSettings {
  theme: ThemeName;
  /** A family that is installed; empty for the system's own. */
  font: string;
  /** In pixels. */
  fontSize: number;
  cursor: CursorShape;
  isCursorBlinking: boolean;
  copiesOnSelect: boolean;
  pastesOnRightClick: boolean;
  /** Control characters are always asked about. */
  asksForLines: boolean;
}

export const FONT_SIZE = { least: 8, usual: 13, most: 32 };

export const USUAL: TerminalSettings = {
  theme: 'dark',
  font: '',
  fontSize: FONT_SIZE.usual,
  cursor: 'block',
  isCursorBlinking: false,
  copiesOnSelect: false,
  pastesOnRightClick: false,
  asksForLines: true,
};

const oneOf = <T extends string>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.find((one) => one === value) ?? otherwise;

const MOST_FONT_LETTERS = 60;

/** A family's name as it may stand between quotes in a style; anything else of it is left out. */
export const fontNameIn = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, MOST_FONT_LETTERS)
    .trim();

/** The nearest size that terminals have. */
export const fontSizeNear = (size: number): number =>
  Math.min(FONT_SIZE.most, Math.max(FONT_SIZE.least, Math.round(size)));

/** What is kept of them; whatever cannot be read is as usual. */
export function readTerminalSettings(stored: string | null): TerminalSettings {
  const fields = fieldsOf<TerminalSettings>(parseJson(stored ?? ''));
  return {
    theme: oneOf(THEMES, fields.theme, USUAL.theme),
    font: fontNameIn(textOr(fields.font, USUAL.font)),
    fontSize: fontSizeNear(numberOr(fields.fontSize, USUAL.fontSize)),
    cursor: oneOf(CURSORS, fields.cursor, USUAL.cursor),
    isCursorBlinking: booleanOr(fields.isCursorBlinking, USUAL.isCursorBlinking),
    copiesOnSelect: booleanOr(fields.copiesOnSelect, USUAL.copiesOnSelect),
    pastesOnRightClick: booleanOr(fields.pastesOnRightClick, USUAL.pastesOnRightClick),
    asksForLines: booleanOr(fields.asksForLines, USUAL.asksForLines),
  };
}

/** The font size after a step; 0 goes back to the usual one. */
export const steppedFontSize = (size: number, step: -1 | 0 | 1): number =>
  step === 0 ? FONT_SIZE.usual : fontSizeNear(size + step);
