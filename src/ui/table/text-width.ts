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
const LETTER = 8;
const MOST_KEPT = 5000;
/** The longest texts are the widest ones, or nearly. */
const LOOKED_AT = 16;

let canvas: CanvasRenderingContext2D | null | undefined;
/** The face that the canvas is set to: reading a font takes longer than measuring a word. */
let set: Face | undefined;
const kept = new Map<string, number>();

function measured(text: string, face: Face): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return text.length * LETTER;
  if (face !== set) canvas.font = FACES[face];
  set = face;
  return Math.ceil(canvas.measureText(text).width);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .:-';

const isFace = (name: string): name is Face => Object.hasOwn(FACES, name);

/** Has the browser read its fonts before a table is laid out; each in a task of its own, because one takes a slow device 10 ms. */
export async function readFonts(): Promise<void> {
  for (const face of Object.keys(FACES).filter(isFace)) {
    await new Promise((resolve) => setTimeout(resolve));
    measured(LETTERS, face);
  }
}

/** In pixels, rounded up; remembered, because labels repeat. */
export function textWidth(text: string, face: Face): number {
  const key = `${face} ${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const width = measured(text, face);
  kept.set(key, width);
  return width;
}

/** The width of the widest of many texts. */
export function widest(texts: readonly string[], face: Face): number {
  const longest = texts.reduce((most, { length }) => Math.max(most, length), 0);
  // Many rows say the same.
  const long = [...new Set(texts)].filter(({ length }) => length >= longest * 0.8).slice(0, LOOKED_AT);
  return long.reduce((most, text) => Math.max(most, measured(text, face)), 0);
}
