import { describe, expect, test } from 'vitest';
import { contrast, colorDifference } from './test-colors.ts';
import { terminalThemes, type TerminalTheme } from './terminal-themes.ts';
import { ansi } from './tokens.ts';

const SIXTEEN = Object.keys(ansi) as (keyof typeof ansi)[];
/** The grays next to the ground: programs write on them, and xterm lifts what is written with them (minimumContrastRatio). */
const NEAR_GROUND: readonly string[] = ['black', 'white', 'brightWhite'];
const isDark = ({ background: ground }: TerminalTheme) => contrast(ground, '#000000') < contrast(ground, '#ffffff');
const themes: [string, TerminalTheme][] = Object.entries(terminalThemes);

test('there are enough of them, and light ones among them', () => {
  expect(themes.length).toBeGreaterThanOrEqual(6);
  expect(themes.filter(([, theme]) => !isDark(theme)).length).toBeGreaterThanOrEqual(2);
});

describe.each(themes)('theme %s', (_name, theme) => {
  const faint = isDark(theme) ? NEAR_GROUND.slice(0, 1) : NEAR_GROUND.slice(1);

  test('its text is readable, also where it is selected or found', () => {
    expect(contrast(theme.text, theme.background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.text, theme.selection)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.matchText, theme.match)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.currentMatchText, theme.currentMatch)).toBeGreaterThanOrEqual(4.5);
  });

  test('its cursor and the current match stand out', () => {
    expect(contrast(theme.cursor, theme.background)).toBeGreaterThanOrEqual(3);
    expect(contrast(theme.currentMatch, theme.background)).toBeGreaterThanOrEqual(3);
    expect(contrast(theme.currentMatch, theme.match)).toBeGreaterThanOrEqual(3);
  });

  test.each(SIXTEEN.filter((name) => !faint.includes(name)))('%s is readable', (name) => {
    expect(contrast(theme[name], theme.background)).toBeGreaterThanOrEqual(4.5);
  });

  test('no two of its sixteen colors look alike', () => {
    const pairs = SIXTEEN.flatMap((one, at) => SIXTEEN.slice(at + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => colorDifference(theme[one], theme[other]) < 0.05)).toEqual([]);
  });
});

test('the measure knows what is known: white is one from black, and a color is none from itself', () => {
  expect(colorDifference('#000000', '#ffffff')).toBeCloseTo(1, 3);
  expect(colorDifference('#3366cc', '#3366cc')).toBe(0);
});
