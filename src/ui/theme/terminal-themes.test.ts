import { describe, expect, test } from 'vitest';
import { contrast, colorDifference } from './test-colors.ts';
import { terminalThemes, type TerminalTheme } from './terminal-themes.ts';
import { ansi } from './tokens.ts';

const COLOR_NAMES = Object.keys(ansi) as (keyof typeof ansi)[];
/**
 * Grays close to the background: programs use them as backgrounds, and xterm raises the contrast of their text
 * (minimumContrastRatio).
 */
const GRAYS_NEAR_BACKGROUND: readonly string[] = ['black', 'white', 'brightWhite'];
const isDark = ({ background: ground }: TerminalTheme) => contrast(ground, '#000000') < contrast(ground, '#ffffff');
const themes: [string, TerminalTheme][] = Object.entries(terminalThemes);

test('offers at least six themes, two of them light', () => {
  expect(themes.length).toBeGreaterThanOrEqual(6);
  expect(themes.filter(([, theme]) => !isDark(theme)).length).toBeGreaterThanOrEqual(2);
});

describe.each(themes)('theme %s', (_name, theme) => {
  const hardToReadNames = isDark(theme) ? GRAYS_NEAR_BACKGROUND.slice(0, 1) : GRAYS_NEAR_BACKGROUND.slice(1);

  test('has readable text, also in the selection and in matches', () => {
    expect(contrast(theme.text, theme.background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.text, theme.selection)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.matchText, theme.match)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.currentMatchText, theme.currentMatch)).toBeGreaterThanOrEqual(4.5);
  });

  test('has a visible cursor and current match', () => {
    expect(contrast(theme.cursor, theme.background)).toBeGreaterThanOrEqual(3);
    expect(contrast(theme.currentMatch, theme.background)).toBeGreaterThanOrEqual(3);
    expect(contrast(theme.currentMatch, theme.match)).toBeGreaterThanOrEqual(3);
  });

  test.each(COLOR_NAMES.filter((name) => !hardToReadNames.includes(name)))('has a readable color %s', (name) => {
    expect(contrast(theme[name], theme.background)).toBeGreaterThanOrEqual(4.5);
  });

  test('has sixteen distinguishable colors', () => {
    const pairs = COLOR_NAMES.flatMap((name, index) =>
      COLOR_NAMES.slice(index + 1).map((otherName) => [name, otherName] as const),
    );
    expect(pairs.filter(([one, other]) => colorDifference(theme[one], theme[other]) < 0.05)).toEqual([]);
  });
});

test('the color difference is one between white and black, and zero between equal colors', () => {
  expect(colorDifference('#000000', '#ffffff')).toBeCloseTo(1, 3);
  expect(colorDifference('#3366cc', '#3366cc')).toBe(0);
});
