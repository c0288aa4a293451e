// What output sets for all that follows it, without what it prints: modes, margins, character sets, the screen, colours,
// and what is saved of them with the cursor.
import { attributesOf } from './attributes.ts';
import { ESC, inSevenBits, setBy, SHIFT_IN, SHIFT_OUT, textOf, type Screen } from './setting.ts';

const SHOW: Readonly<Record<Screen, string>> = { normal: '\x1b[?47l', alternate: '\x1b[?47h' };

/**
 * Output up to where the cursor is saved or brought back, or to its end. What was set before a saving is saved with it,
 * so only within a part the last of several counts.
 */
interface Part {
  from: number;
  until: number;
  /** Where colours, and where the character set in use, were set back; before its start where they were not. */
  reset: number;
  shifted: number;
  /** In the order in which each was last. */
  last: Map<string, string>;
  /** The sequence that ends it. */
  end: string;
  /** What its end shows. */
  to?: Screen | undefined;
  /** The screen whose cursor its end saves. */
  saves?: Screen | 'unknown' | undefined;
}

const partFrom = (from: number): Part => ({ from, until: Infinity, reset: -1, shifted: -1, last: new Map(), end: '' });

/** The shift that these bytes end with. */
function shiftIn(bytes: Uint8Array): string {
  const at = Math.max(bytes.lastIndexOf(SHIFT_OUT), bytes.lastIndexOf(SHIFT_IN));
  return at === -1 ? '' : textOf(bytes.subarray(at, at + 1));
}

function written(bytes: Uint8Array, { from, until, reset, shifted, last, end }: Part): string {
  // More colours than can be told apart without a reset: the default, as after one.
  const colours = attributesOf(bytes.subarray(Math.max(from, reset), until));
  const shift = shiftIn(bytes.subarray(Math.max(from, reset, shifted), until));
  return [...last.values(), shift, colours ? textOf(colours) : '\x1b[m', end].join('');
}

// Deeper than programs build upon what they saved; further back only the last saving of each screen counts.
const MOST_PARTS = 64;

function put({ last }: Part, what: string, text: string): void {
  last.delete(what);
  last.set(what, text);
}

/** One part of two: of what ends the first only the screen that it shows is kept. */
function joined(first: Part, second: Part): Part {
  const { last } = first;
  const shown = first.to ? [['screen', SHOW[first.to]] as const] : [];
  for (const [what, text] of [...shown, ...second.last]) {
    put(first, what, text);
  }
  const reset = Math.max(first.reset, second.reset);
  const shifted = Math.max(first.shifted, second.shifted);
  return { ...second, from: first.from, reset, shifted, last };
}

function dropOldest(parts: Part[]): void {
  const isLast = ({ saves }: Part, at: number) => !parts.slice(at + 1).some((later) => later.saves === saves);
  const at = parts.findIndex((part, place) => part.saves === undefined || !isLast(part, place));
  const [first, second] = parts.slice(at, at + 2);
  if (first && second) parts.splice(at, 2, joined(first, second));
}

/** What says how all that follows is shown, each setting in the order in which it was last; then the colours. */
export function settingsOf(output: Uint8Array): string {
  const bytes = inSevenBits(output);
  const parts: Part[] = [];
  let part = partFrom(0);
  let screen: Screen | undefined;
  // From sequence to sequence, for a flood may hold millions.
  for (let at = bytes.indexOf(ESC); at !== -1; at = bytes.indexOf(ESC, at + 1)) {
    const set = setBy(bytes, at);
    if (set === undefined) continue;
    const text = textOf(bytes.subarray(at, set.end));
    const shown = (screen === undefined ? '' : SHOW[screen]) + text;
    if (set.what === 'reset') {
      parts.length = 0;
      part = partFrom(at);
    }
    if (set.isReset) part.reset = at;
    if (set.what === 'shift' || set.what === 'default set') part.shifted = at;
    // Leaving the alternate screen forgets its margins; those of the other one stay.
    if (set.to === 'normal') part.last.delete('margins alternate');
    if (set.cursor) {
      const saves = set.cursor === 'save' ? (screen ?? 'unknown') : undefined;
      parts.push({ ...part, until: at, end: shown, to: set.to, saves });
      if (parts.length > MOST_PARTS) dropOldest(parts);
      part = partFrom(set.end);
    } else if (set.isOfScreen) put(part, `${set.what} ${screen}`, shown);
    else put(part, set.what, text);
    screen = set.to ?? screen;
  }
  return [...parts, part].map((one) => written(bytes, one)).join('');
}
