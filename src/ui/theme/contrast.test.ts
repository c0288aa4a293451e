import { describe, expect, test } from 'vitest';
import { letterDark, letterLight } from './letter-tokens.ts';
import { ansi, dark, light, terminal } from './tokens.ts';

type Rgb = readonly [red: number, green: number, blue: number];
type Theme = typeof light;
type Name = keyof Theme;

/** Linear sRGB of an OKLCH colour (CSS Color 4, 10.1), cut off at the edge of the gamut. */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (value: number) => Math.min(1, Math.max(0, value));
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function fromHex(digits: string): Rgb {
  const at = (start: number) => {
    const value = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [at(0), at(2), at(4)];
}

function linear(colour: string): Rgb {
  const hex = /^#([\da-f]{6})$/.exec(colour)?.[1];
  if (hex !== undefined) return fromHex(hex);
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(colour) ?? [];
  if (hue === undefined) throw new Error(`not a colour: ${colour}`);
  return fromOklch(Number(lightness) / 100, Number(chroma), Number(hue));
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const PLAIN = ['bg', 'surface', 'raised', 'sunken'] as const;
const SOFT = ['accentSoft', 'okSoft', 'warnSoft', 'badSoft'] as const;

/** What is written on what; a component may not pair others. */
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

/** Borders of controls and the focus ring, on the grounds that controls stand on. */
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
])('letters in the %s theme', (_name, { ground, ink }) => {
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

  // What stands on a dark ground takes the dark theme's colours there.
  test.each(['accent', 'lineStrong'] as const)('%s is visible as an edge', (name) => {
    expect(contrast(dark[name], terminal.ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(dark[name], terminal.bar)).toBeGreaterThanOrEqual(3);
  });
});

test('the measure knows what is known: WCAG names 21 : 1 for black on white and 4.54 : 1 for #767676', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', 'oklch(100% 0 0)')).toBeCloseTo(4.54, 2);
  // CSS Color 4, example of sRGB blue.
  expect(luminance('oklch(45.2% 0.313214 264.052)')).toBeCloseTo(luminance('#0000ff'), 3);
});
