// What a code point does to the letters beside it, and how wide it is.
import { once } from '#lib/once.ts';
import { RANGES } from './ranges.ts';

/** Values of Grapheme_Cluster_Break (UAX 29, table 2); controls break as all others do. */
export const OTHER = 0;
export const PREPEND = 1;
export const EXTEND = 2;
export const REGIONAL_INDICATOR = 3;
export const SPACING_MARK = 4;
export const HANGUL_L = 5;
export const HANGUL_V = 6;
export const HANGUL_T = 7;
export const HANGUL_LV = 8;
export const HANGUL_LVT = 9;
export const ZWJ = 10;
export const PICTOGRAPH = 11;

const BREAK = 15;
const WIDE = 16;

/** All planes with letters; beyond it a few long ranges remain. */
const TABLE_END = 0x20000;

const SYLLABLES = { first: 0xac00, last: 0xd7a3, ofOneVowel: 28 };

interface Range {
  first: number;
  last: number;
  class: number;
}

function rangesOf([kind, text]: readonly [number, string]): Range[] {
  let end = 0;
  return text.split(' ').map((range) => {
    const [gap = '', more = '0'] = range.split('-');
    const first = end + Number.parseInt(gap, 36);
    end = first + Number.parseInt(more, 36);
    return { first, last: end, class: kind };
  });
}

const tables = once(() => {
  const ranges = RANGES.flatMap(rangesOf);
  const low = new Uint8Array(TABLE_END);
  for (const { first, last, class: kind } of ranges) low.fill(kind, first, last + 1);
  const { first, last, ofOneVowel } = SYLLABLES;
  low.fill(HANGUL_LVT | WIDE, first, last + 1);
  for (let at = first; at <= last; at += ofOneVowel) low[at] = HANGUL_LV | WIDE;
  return { low, high: ranges.filter((range) => range.first >= TABLE_END) };
});

/** A lookup that is made once: what it answers is taken apart by `breakOf` and `isWide`. */
export function classes(): (codepoint: number) => number {
  const { low, high } = tables();
  return (codepoint) =>
    low[codepoint] ?? high.find(({ first, last }) => codepoint >= first && codepoint <= last)?.class ?? OTHER;
}

export const breakOf = (of: number): number => of & BREAK;
export const isWide = (of: number): boolean => (of & WIDE) !== 0;
