// How wide text will be, without putting it into the page: what is not laid out cannot slow the scrolling down.
import { font, type, weight } from '#ui/theme/tokens.ts';

/** The faces of a table's cells (table.css.ts) and of chips. */
const FACES = {
  plain: `${type.body} ${font.text}`,
  name: `${weight.medium} ${type.body} ${font.text}`,
  code: `${type.code} ${font.mono}`,
  head: `${weight.medium} ${type.label} ${font.text}`,
  chip: `${type.label} ${font.text}`,
  button: `${weight.medium} ${type.dense} ${font.text}`,
};

export type Face = keyof typeof FACES;

/** Where nothing can be measured, a letter is about so wide. */
const AVERAGE_LETTER_WIDTH = 8;
const MAX_CACHED_WIDTHS = 5000;
/** The longest texts are the widest ones, or nearly. */
const MEASURED_CANDIDATES = 16;

let canvas: CanvasRenderingContext2D | null | undefined;
/** The face that the canvas is set to: reading a font takes longer than measuring a word. */
let currentFace: Face | undefined;
const widthCache = new Map<string, number>();

function measureText(text: string, face: Face): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return text.length * AVERAGE_LETTER_WIDTH;
  if (face !== currentFace) canvas.font = FACES[face];
  currentFace = face;
  return Math.ceil(canvas.measureText(text).width);
}

const SAMPLE_TEXT = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .:-';

const isFace = (name: string): name is Face => Object.hasOwn(FACES, name);

/** Has the browser read its fonts before a table is laid out; each in a task of its own, because one takes a slow device 10 ms. */
export async function preloadFonts(): Promise<void> {
  for (const face of Object.keys(FACES).filter(isFace)) {
    await new Promise((resolve) => setTimeout(resolve));
    measureText(SAMPLE_TEXT, face);
  }
}

/** In pixels, rounded up; remembered, because labels repeat. */
export function textWidth(text: string, face: Face): number {
  const key = `${face} ${text}`;
  const cached = widthCache.get(key);
  if (cached !== undefined) return cached;
  if (widthCache.size >= MAX_CACHED_WIDTHS) widthCache.clear();
  const width = measureText(text, face);
  widthCache.set(key, width);
  return width;
}

/** The width of the widest of many texts. */
export function maxTextWidth(texts: readonly string[], face: Face): number {
  const maxLength = texts.reduce((max, { length }) => Math.max(max, length), 0);
  // Many rows say the same.
  const candidates = [...new Set(texts)]
    .filter(({ length }) => length >= maxLength * 0.8)
    .slice(0, MEASURED_CANDIDATES);
  return candidates.reduce((most, text) => Math.max(most, measureText(text, face)), 0);
}
