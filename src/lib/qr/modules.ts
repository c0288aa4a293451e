// The modules of a QR code as a picture shows them, and those of them that carry data (ISO/IEC 18004, 7 and 8).
import { LEVELS, type Level } from './blocks.ts';

/** A clean, upright picture, as a program draws it. */
export interface Picture {
  width: number;
  height: number;
  isDark: (x: number, y: number) => boolean;
}

export interface Code {
  version: number;
  level: Level;
  /** The codewords as they are laid out. */
  words: number[];
}

type At = (x: number, y: number) => boolean;

/** What a mask turns over. */
const MASKS: readonly At[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const FORMAT_MASK = 0x5412;

/** The side of a module and where the code begins, by the corner that has seven dark modules in a row. */
function gridOf({ width, height, isDark }: Picture) {
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isDark(x, y)) continue;
      let end = x;
      while (end < width && isDark(end, y)) end += 1;
      let last = width - 1;
      while (!isDark(last, y)) last -= 1;
      const scale = (end - x) / 7;
      return { left: x, top: y, scale, size: Math.round((last + 1 - x) / scale) };
    }
  return undefined;
}

/** Where the small squares stand that keep a large code straight. */
function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step).toReversed()];
}

/** Whether a module is there to find and to read the code, and carries no data. */
function isPattern(version: number, size: number): At {
  const lines = alignments(version, size);
  const [first = 0, last = 0] = [lines[0], lines.at(-1)];
  const near = (at: number) => lines.find((line) => Math.abs(at - line) <= 2);
  return (x, y) => {
    if (x === 6 || y === 6) return true;
    if ((x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)) return true;
    if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
    const [column, row] = [near(x), near(y)];
    if (column === undefined || row === undefined) return false;
    // Three corners have a larger square already.
    return !(
      (column === first && row === first) ||
      (column === first && row === last) ||
      (column === last && row === first)
    );
  };
}

function formatOf(at: At) {
  const places = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y] as const);
  const rest = [7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8] as const);
  const bits = [...places, ...rest].reduce((sum, [x, y], bit) => sum | (Number(at(x, y)) << bit), 0) ^ FORMAT_MASK;
  return { level: LEVELS[bits >> 13], mask: MASKS[(bits >> 10) & 7] };
}

/** Every module, in pairs of columns from the right, up and down in turn; the column of the timing line is left out. */
function* placesIn(size: number): Generator<readonly [x: number, y: number]> {
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
  }
}

function wordsIn(at: At, skipped: At, size: number): number[] {
  const bits: number[] = [];
  for (const [x, y] of placesIn(size)) if (!skipped(x, y)) bits.push(Number(at(x, y)));
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((sum, bit) => (sum << 1) | bit, 0),
  );
}

/** Undefined where the picture shows no code. */
export function codeIn(picture: Picture): Code | undefined {
  const grid = gridOf(picture);
  if (!grid) return undefined;
  const { left, top, scale, size } = grid;
  const version = (size - 17) / 4;
  if (scale < 1 || !Number.isInteger(version) || version < 1 || version > 40) return undefined;
  const middle = (module: number) => Math.floor((module + 0.5) * scale);
  const at: At = (x, y) => picture.isDark(left + middle(x), top + middle(y));
  const { level, mask } = formatOf(at);
  if (!level || !mask) return undefined;
  return { version, level, words: wordsIn((x, y) => at(x, y) !== mask(x, y), isPattern(version, size), size) };
}
