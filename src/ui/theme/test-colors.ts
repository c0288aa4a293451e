// Measures the contrast and the difference of colors, for the tests of themes.

type Rgb = readonly [red: number, green: number, blue: number];

/** Converts an OKLCH color to linear sRGB (CSS Color 4, 10.1), limited to colors that sRGB can show. */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clampChannel = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clampChannel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clampChannel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clampChannel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function fromHex(digits: string): Rgb {
  const channel = (start: number) => {
    const value = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(2), channel(4)];
}

function linearRgbOf(color: string): Rgb {
  const hex = /^#([\da-f]{6})$/.exec(color)?.[1];
  if (hex !== undefined) return fromHex(hex);
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(color) ?? [];
  if (hue === undefined) throw new Error(`not a colour: ${color}`);
  return fromOklch(Number(lightness) / 100, Number(chroma), Number(hue));
}

/** WCAG 2.2, relative luminance. */
export function luminance(color: string): number {
  const [red, green, blue] = linearRgbOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio. */
export function contrast(color: string, otherColor: string): number {
  const [a, b] = [luminance(color), luminance(otherColor)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** How different two colors look: their distance in the OKLab color space. 0.02 is just noticeable. */
export function colorDifference(color: string, otherColor: string): number {
  const [a, b] = [oklabOf(color), oklabOf(otherColor)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Converts a color to OKLab: its lightness and its position on two color axes (CSS Color 4, 9.2). */
function oklabOf(color: string): Rgb {
  const [red, green, blue] = linearRgbOf(color);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
