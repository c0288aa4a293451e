// Which letters of a terminal join into one and how wide each is, as xterm asks for it: one number says what came last.
import {
  breakOf,
  classes,
  EXTEND,
  HANGUL_L,
  HANGUL_LV,
  HANGUL_LVT,
  HANGUL_T,
  HANGUL_V,
  isWide,
  PICTOGRAPH,
  PREPEND,
  REGIONAL_INDICATOR,
  SPACING_MARK,
  ZWJ,
} from './classes.ts';

/** The bits that xterm reads of the number: whether it joins, and its width; what follows them is ours. */
const JOINS = 1;
const WIDTH_SHIFT = 1;
const WIDTH = 3;
const BREAK_SHIFT = 3;

/** Two regional indicators are a flag; a third begins another. */
const FLAG = 32;

/** Makes a letter an emoji, and wide. */
const EMOJI_SELECTOR = 0xfe0f;

const AFTER_L = new Set([HANGUL_L, HANGUL_V, HANGUL_LV, HANGUL_LVT]);

/** The rules GB6 to GB13 of UAX 29, as far as the letter before alone decides them. */
function joins(before: number, after: number): boolean {
  if (after === EXTEND || after === ZWJ || after === SPACING_MARK || before === PREPEND) return true;
  if (before === HANGUL_L) return AFTER_L.has(after);
  if (before === HANGUL_V || before === HANGUL_LV) return after === HANGUL_V || after === HANGUL_T;
  if (before === HANGUL_T || before === HANGUL_LVT) return after === HANGUL_T;
  if (before === ZWJ) return after === PICTOGRAPH;
  return before === REGIONAL_INDICATOR && after === REGIONAL_INDICATOR;
}

const isPlain = (codepoint: number): boolean => codepoint >= 32 && codepoint < 127;

const written = (after: number, width: number, isJoined: boolean): number =>
  (after << BREAK_SHIFT) | (width << WIDTH_SHIFT) | (isJoined ? JOINS : 0);

const PLAIN = written(0, 1, false);

export interface GraphemeRules {
  /** Columns of a code point by itself. */
  wcwidth: (codepoint: number) => 0 | 1 | 2;
  /** What it is behind one that was `preceding`; 0 at the beginning. */
  charProperties: (codepoint: number, preceding: number) => number;
}

export function graphemeRules(): GraphemeRules {
  const classOf = classes();
  return {
    wcwidth(codepoint) {
      const kind = classOf(codepoint);
      const after = breakOf(kind);
      if (after === EXTEND || after === PREPEND) return 0;
      return isWide(kind) ? 2 : 1;
    },
    charProperties(codepoint, preceding) {
      const state = preceding >> BREAK_SHIFT;
      if (state === 0 && isPlain(codepoint)) return PLAIN;
      const kind = classOf(codepoint);
      const after = breakOf(kind);
      const width = isWide(kind) || codepoint === EMOJI_SELECTOR ? 2 : 1;
      if (preceding === 0 || !joins(breakOf(state), after)) return written(after, width, false);
      const isFlag = after === REGIONAL_INDICATOR;
      const before = (preceding >> WIDTH_SHIFT) & WIDTH;
      return written(isFlag ? FLAG : after, Math.max(before, isFlag ? 2 : width), true);
    },
  };
}
