// Measures text without the DOM, because layout would slow down scrolling.
import { font, type, weight } from '#ui/theme/tokens.ts';

/** The fonts of table cells (table.css.ts) and of chips. */
const FACES = {
  plain: `${weight.body} ${type.body} ${font.text}`,
  name: `${weight.strong} ${type.body} ${font.text}`,
  code: `${weight.body} ${type.code} ${font.mono}`,
  head: `${weight.medium} ${type.small} ${font.text}`,
  chip: `${weight.medium} ${type.label} ${font.text}`,
  button: `${weight.medium} ${type.small} ${font.text}`,
};

export type Face = keyof typeof FACES;

/** The estimated width of a letter where text cannot be measured. */
const AVERAGE_LETTER_WIDTH = 8;
const MAX_CACHED_WIDTHS = 5000;
/** How many of the longest texts are measured. They are usually the widest. */
const MAX_MEASURED_TEXTS = 16;

let canvas: CanvasRenderingContext2D | null | undefined;
/** The current font of the canvas; setting a font is slower than measuring a word. */
let currentFace: Face | undefined;
const widthCache = new Map<string, number>();

function createCanvas(): CanvasRenderingContext2D | null {
  // Widths that were measured before a font has loaded are those of its fallback font.
  document.fonts.addEventListener('loadingdone', () => widthCache.clear());
  return document.createElement('canvas').getContext('2d');
}

function measureText(text: string, face: Face): number {
  canvas ??= createCanvas();
  if (!canvas) return text.length * AVERAGE_LETTER_WIDTH;
  if (face !== currentFace) canvas.font = FACES[face];
  currentFace = face;
  return Math.ceil(canvas.measureText(text.replaceAll(/\d/g, WIDEST_DIGIT)).width);
}

/** Tables have tabular digits, which a canvas cannot measure. They are as wide as the widest proportional digit. */
const WIDEST_DIGIT = '4';

const SAMPLE_TEXT = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .:-';

const isFace = (name: string): name is Face => Object.hasOwn(FACES, name);

/** Loads fonts before a table is laid out. Each font uses its own task, because one takes 10 ms on a slow device. */
export async function preloadFonts(): Promise<void> {
  for (const face of Object.keys(FACES).filter(isFace)) {
    await new Promise((resolve) => setTimeout(resolve));
    await document.fonts.load(FACES[face], SAMPLE_TEXT);
    measureText(SAMPLE_TEXT, face);
  }
}

/** The width in pixels, rounded up; cached because labels repeat. */
export function textWidth(text: string, face: Face): number {
  const key = `${face} ${text}`;
  const cached = widthCache.get(key);
  if (cached !== undefined) return cached;
  if (widthCache.size >= MAX_CACHED_WIDTHS) widthCache.clear();
  const width = measureText(text, face);
  widthCache.set(key, width);
  return width;
}

/** The approximate width of the widest of many texts: only some of the longest texts are measured. */
export function maxTextWidth(texts: readonly string[], face: Face): number {
  const maxLength = texts.reduce((max, { length }) => Math.max(max, length), 0);
  // Removes duplicates, because many rows have the same text.
  const candidates = [...new Set(texts)].filter(({ length }) => length >= maxLength * 0.8).slice(0, MAX_MEASURED_TEXTS);
  return candidates.reduce((max, text) => Math.max(max, measureText(text, face)), 0);
}
