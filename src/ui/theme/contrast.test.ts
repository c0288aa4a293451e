// Checks the contrast of the color pairs of the design: 4.5 : 1 for text and 3 : 1 for edges (WCAG 1.4.3 and 1.4.11).
import { describe, expect, test } from 'vitest';
import { letterDark, letterLight } from './letter-tokens.ts';
import { ansi, codeDark, codeLight, dark, environmentDark, environmentLight, light, terminal } from './tokens.ts';
import { contrast, luminance } from './test-colors.ts';

type Theme = typeof light;
type ColorName = keyof Theme;

const PLAIN_BACKGROUNDS = ['bg', 'surface', 'raised', 'sunken'] as const;
const SOFT_BACKGROUNDS = ['accentSoft', 'okSoft', 'warnSoft', 'badSoft'] as const;

/** The allowed pairs of text color and background; components may not use others. */
const TEXT_PAIRS: ReadonlyArray<readonly [text: ColorName, grounds: readonly ColorName[]]> = [
  ['text', [...PLAIN_BACKGROUNDS, ...SOFT_BACKGROUNDS]],
  ['text', ['mark']],
  ['text2', [...PLAIN_BACKGROUNDS, ...SOFT_BACKGROUNDS]],
  ['text3', PLAIN_BACKGROUNDS],
  ['accent', [...PLAIN_BACKGROUNDS, 'accentSoft']],
  ['accentHover', [...PLAIN_BACKGROUNDS, 'accentSoft']],
  ['ok', [...PLAIN_BACKGROUNDS, 'okSoft']],
  ['warn', [...PLAIN_BACKGROUNDS, 'warnSoft']],
  ['bad', [...PLAIN_BACKGROUNDS, 'badSoft', 'accentSoft']],
  ['onAccent', ['accent', 'accentHover', 'bad', 'badHover']],
];

/** Borders of controls and the focus ring, with the backgrounds of controls. */
const EDGE_PAIRS: ReadonlyArray<readonly [edge: ColorName, grounds: readonly ColorName[]]> = [
  ['lineStrong', PLAIN_BACKGROUNDS],
  ['bad', PLAIN_BACKGROUNDS],
  ['chart', ['surface', 'raised']],
  ['accent', [...PLAIN_BACKGROUNDS, ...SOFT_BACKGROUNDS]],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_name, theme) => {
  const pairs = (table: typeof TEXT_PAIRS) =>
    table.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

  test.each(pairs(TEXT_PAIRS))('%s is readable on %s', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(EDGE_PAIRS))('%s is visible as an edge on %s', (edge, ground) => {
    expect(contrast(theme[edge], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe.each([
  ['light', light, environmentLight],
  ['dark', dark, environmentDark],
])('environments in the %s theme', (_name, theme, environments) => {
  test.each(Object.entries(environments))('%s has a readable name and a visible dot', (_environment, tones) => {
    expect(contrast(tones.text, tones.tint)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [tones.tint, ...PLAIN_BACKGROUNDS.map((name) => theme[name])])
      expect(contrast(tones.dot, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe.each([
  ['light', light, codeLight],
  ['dark', dark, codeDark],
])('code in the %s theme', (_name, theme, code) => {
  test.each(Object.entries(code))('%s is readable', (_token, color) => {
    for (const ground of PLAIN_BACKGROUNDS) expect(contrast(color, theme[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each([
  ['light', letterLight],
  ['dark', letterDark],
])('letter icons in the %s theme', (_name, { ground, ink }) => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const)('hue %i is readable on its ground', (hue) => {
    expect(contrast(ink[hue], ground[hue])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('terminal', () => {
  const { black: _ground, ...inks } = ansi;

  test.each(Object.entries({ ...inks, text: terminal.text, dim: terminal.dim }))('%s is readable', (_name, color) => {
    expect(contrast(color, terminal.ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['text', 'dim'] as const)('%s is readable on the bar', (name) => {
    expect(contrast(terminal[name], terminal.bar)).toBeGreaterThanOrEqual(4.5);
  });

  // Elements on a dark background use the dark theme's colors.
  test.each(['accent', 'lineStrong'] as const)('%s is visible as an edge', (name) => {
    expect(contrast(dark[name], terminal.ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(dark[name], terminal.bar)).toBeGreaterThanOrEqual(3);
  });
});

test('the contrast is 21 : 1 for black on white and 4.54 : 1 for #767676 as in WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', 'oklch(100% 0 0)')).toBeCloseTo(4.54, 2);
  // CSS Color 4, example of sRGB blue.
  expect(luminance('oklch(45.2% 0.313214 264.052)')).toBeCloseTo(luminance('#0000ff'), 3);
});
