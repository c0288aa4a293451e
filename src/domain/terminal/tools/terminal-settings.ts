// The user's settings for terminals, and their parsing from browser storage.
import { fieldsOf, booleanOr, parseJson, numberOr, textOr } from '#lib/untrusted.ts';

export const TERMINAL_THEMES = [
  'dark',
  'darkContrast',
  'darkBlue',
  'darkWarm',
  'light',
  'lightContrast',
  'lightBlue',
  'lightWarm',
] as const;
export type ThemeName = (typeof TERMINAL_THEMES)[number];

export const CURSOR_SHAPES = ['block', 'bar', 'underline'] as const;
export type CursorShape = (typeof CURSOR_SHAPES)[number];

/** How all terminals of a user look and behave in this browser. */
export interface TerminalSettings {
  theme: ThemeName;
  /** The name of an installed font family; empty for the default font. */
  font: string;
  /** In pixels. */
  fontSize: number;
  cursor: CursorShape;
  isCursorBlinking: boolean;
  copiesOnSelect: boolean;
  pastesOnRightClick: boolean;
  /** Whether a paste of several lines requires confirmation. Control and invisible characters always require it. */
  asksForLines: boolean;
}

export const FONT_SIZE = { min: 8, default: 13, max: 32 };

export const DEFAULT_TERMINAL_SETTINGS: TerminalSettings = {
  theme: 'dark',
  font: '',
  fontSize: FONT_SIZE.default,
  cursor: 'block',
  isCursorBlinking: false,
  copiesOnSelect: false,
  pastesOnRightClick: false,
  asksForLines: true,
};

const oneOfOr = <T extends string>(all: readonly T[], value: unknown, fallback: T): T =>
  all.find((option) => option === value) ?? fallback;

const MAX_FONT_NAME_LENGTH = 60;

/** Removes all characters that would be unsafe in a quoted CSS value. */
export const sanitizeFontName = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, MAX_FONT_NAME_LENGTH)
    .trim();

export const clampFontSize = (size: number): number =>
  Math.min(FONT_SIZE.max, Math.max(FONT_SIZE.min, Math.round(size)));

/** Parses stored settings. Missing and invalid values become the defaults. */
export function parseTerminalSettings(stored: string | null): TerminalSettings {
  const fields = fieldsOf<TerminalSettings>(parseJson(stored ?? ''));
  return {
    theme: oneOfOr(TERMINAL_THEMES, fields.theme, DEFAULT_TERMINAL_SETTINGS.theme),
    font: sanitizeFontName(textOr(fields.font, DEFAULT_TERMINAL_SETTINGS.font)),
    fontSize: clampFontSize(numberOr(fields.fontSize, DEFAULT_TERMINAL_SETTINGS.fontSize)),
    cursor: oneOfOr(CURSOR_SHAPES, fields.cursor, DEFAULT_TERMINAL_SETTINGS.cursor),
    isCursorBlinking: booleanOr(fields.isCursorBlinking, DEFAULT_TERMINAL_SETTINGS.isCursorBlinking),
    copiesOnSelect: booleanOr(fields.copiesOnSelect, DEFAULT_TERMINAL_SETTINGS.copiesOnSelect),
    pastesOnRightClick: booleanOr(fields.pastesOnRightClick, DEFAULT_TERMINAL_SETTINGS.pastesOnRightClick),
    asksForLines: booleanOr(fields.asksForLines, DEFAULT_TERMINAL_SETTINGS.asksForLines),
  };
}

/** The font size after a step; step 0 resets it to the default. */
export const stepFontSize = (size: number, step: -1 | 0 | 1): number =>
  step === 0 ? FONT_SIZE.default : clampFontSize(size + step);
