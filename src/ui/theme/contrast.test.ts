import { describe, expect, test } from 'vitest';
import { letterDark, letterLight } from './letter-tokens.ts';
import { ansi, dark, light, terminal } from './tokens.ts';
import { contrast, luminance } from './test-colors.ts';

type Theme = typeof light;
type Name = keyof Theme;

const PLAIN = ['bg', 'surface', 'raised', 'sunken'] as const;
const SOFT = ['accentSoft', 'okSoft', 'warnSoft', 'badSoft'] as const;

/** The allowed pairs of text color and background; components may not use others. */
const TEXT: ReadonlyArray<readonly [text: Name, grounds: readonly Name[]]> = [
  ['text', [...PLAIN, ...SOFT]],
  ['text2', [...PLAIN, ...SOFT]],
  ['text3', PLAIN],
  ['accent', [...PLAIN, 'accentSoft']],
  ['accentHover', [...PLAIN, 'accentSoft']],
  ['ok', [...PLAIN, 'okSoft']],
  ['warn', [...PLAIN, 'warnSoft']],
  ['bad', [...PLAIN, 'badSoft', 'accentSoft']],
  ['onAccent', ['accent', 'accentHover', 'bad', 'badHover']],
];

/** Borders of controls and the focus ring, with the backgrounds of controls. */
const EDGES: ReadonlyArray<readonly [edge: Name, grounds: readonly Name[]]> = [
  ['lineStrong', PLAIN],
  ['bad', PLAIN],
  ['accent', [...PLAIN, ...SOFT]],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_name, theme) => {
  const pairs = (table: typeof TEXT) =>
    table.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

  test.each(pairs(TEXT))('%s is readable on %s', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(EDGES))('%s is visible as an edge on %s', (edge, ground) => {
    expect(contrast(theme[edge], theme[ground])).toBeGreaterThanOrEqual(3);
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

  test.each(Object.entries({ ...inks, text: terminal.text, dim: terminal.dim }))('%s is readable', (_name, colour) => {
    expect(contrast(colour, terminal.ground)).toBeGreaterThanOrEqual(4.5);
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
