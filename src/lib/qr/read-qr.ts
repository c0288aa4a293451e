// The text of a QR code in a picture that a program drew. Nothing is searched for, straightened or corrected: a code
// that was photographed is not read.
import { blocksOf } from './blocks.ts';
import { isWhole } from './field.ts';
import { codeIn, type Code, type Picture } from './modules.ts';

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** The data of all blocks in order; undefined where some were misread. */
function dataOf({ version, level, words }: Code): number[] | undefined {
  const { blocks: count, checks } = blocksOf(level, version);
  const shorter = count - (words.length % count);
  const length = Math.floor(words.length / count) - checks;
  const blocks = Array.from({ length: count }, (): number[] => []);
  let at = 0;
  const take = (block: number[]) => block.push(words[at++] ?? 0);
  for (let index = 0; index <= length; index += 1)
    for (const [number, block] of blocks.entries()) if (index < length || number >= shorter) take(block);
  const data = blocks.flat();
  for (let index = 0; index < checks; index += 1) for (const block of blocks) take(block);
  return blocks.every((block) => isWhole(block, checks)) ? data : undefined;
}

function bitReader(bytes: readonly number[]) {
  let at = 0;
  return (count: number): number => {
    let value = 0;
    for (let end = at + count; at < end; at += 1) value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return value;
  };
}

/** Bits of a segment's length, by its mode, for small, middle and large codes. */
const LENGTHS = new Map([
  [1, [10, 12, 14]],
  [2, [9, 11, 13]],
  [4, [8, 16, 16]],
]);

const letter = (value: number): number => ALPHANUMERIC.charCodeAt(value);

/** Digits, three to ten bits; or letters, two to eleven. */
function packed(take: (bits: number) => number, length: number, isDigits: boolean): number[] {
  const [per, bits, base] = isDigits ? [3, [0, 4, 7, 10], 10] : [2, [0, 6, 11], 45];
  const letters: number[] = [];
  for (let left = length; left > 0; left -= per) {
    const count = Math.min(left, per);
    const value = take(bits[count] ?? 0);
    for (let place = count - 1; place >= 0; place -= 1) letters.push(letter(Math.floor(value / base ** place) % base));
  }
  return letters;
}

/** In UTF-8; undefined where the picture shows no code, or one that says something else than text. */
export function readQr(picture: Picture): string | undefined {
  const code = codeIn(picture);
  const data = code && dataOf(code);
  if (!data) return undefined;
  const size = code.version < 10 ? 0 : code.version < 27 ? 1 : 2;
  const take = bitReader(data);
  const bytes: number[] = [];
  for (let left = data.length * 8; left >= 4;) {
    const mode = take(4);
    if (mode === 0) break;
    const width = LENGTHS.get(mode)?.[size];
    if (width === undefined) return undefined;
    const length = take(width);
    if (mode === 4) for (let index = 0; index < length; index += 1) bytes.push(take(8));
    else bytes.push(...packed(take, length, mode === 1));
    left -= 4 + width + Math.ceil(length * (mode === 4 ? 8 : mode === 1 ? 10 / 3 : 5.5));
  }
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
