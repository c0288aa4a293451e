// The way on when output comes faster than it can be shown and nothing holds it back: all but its end is left out.
import { joinBytes } from '#lib/text/join-bytes.ts';
import { attributesOf } from './attributes.ts';

const ESC = 0x1b;
const LF = 0x0a;
/** Ends whatever sequence was begun (ECMA-48 8.3.13). */
const CANCEL = '\x18';
// Behind the cut a sequence or a line begins soon; where none does, any place is as good.
const NEAR = 4096;

const code = (letters: string): ReadonlySet<number> => new Set(Array.from(letters, (letter) => letter.charCodeAt(0)));

/** The bytes by which a sequence that says how to go on begins or ends. */
const BRACKET = 0x5b;
const RESET = 0x63;
const MODES = code('hl');
const MARGINS = 0x72;
const SOFT_RESET = 0x70;
const SETS = code('()*+');
const KEYPAD = code('=>');
/** Which of the character sets is in use (ECMA-48 8.3.75 and 8.3.76). */
const SHIFT_OUT = 0x0e;
const SHIFT_IN = 0x0f;

const decoder = new TextDecoder();
const textOf = (bytes: Uint8Array): string => decoder.decode(bytes);

/** Behind the parameters of a CSI that begins at `at`. */
function finalOf(bytes: Uint8Array, at: number): number {
  let end = at + 2;
  while (end < bytes.length && (bytes[end] ?? 0) >= 0x20 && (bytes[end] ?? 0) < 0x40) end += 1;
  return end;
}

interface Setting {
  what: string;
  /** Behind the sequence. */
  end: number;
  /** Sets colours and the character set in use back to their beginnings, too. */
  isReset?: boolean;
}

/** What a CSI sets for all that follows; undefined where it sets nothing. Colours are apart. */
function setByCsi(bytes: Uint8Array, at: number): Setting | undefined {
  const last = finalOf(bytes, at);
  const final = bytes[last] ?? 0;
  if (!MODES.has(final) && final !== MARGINS && final !== SOFT_RESET) return undefined;
  const end = last + 1;
  const parameters = textOf(bytes.subarray(at + 2, last));
  if (MODES.has(final)) return { what: parameters, end };
  if (final === SOFT_RESET) return parameters === '!' ? { what: 'soft reset', end, isReset: true } : undefined;
  // With a private sign in front it brings back modes instead.
  return /^[\d;]*$/.test(parameters) ? { what: 'margins', end } : undefined;
}

function setBy(bytes: Uint8Array, at: number): Setting | undefined {
  const second = bytes[at + 1] ?? 0;
  if (second === BRACKET) return setByCsi(bytes, at);
  if (second === RESET) return { what: 'reset', end: at + 2, isReset: true };
  if (SETS.has(second)) return { what: textOf(bytes.subarray(at + 1, at + 2)), end: at + 3 };
  return KEYPAD.has(second) ? { what: 'keypad', end: at + 2 } : undefined;
}

/** The shift that these bytes leave, if there is any in them. */
function shiftIn(bytes: Uint8Array): string {
  const at = Math.max(bytes.lastIndexOf(SHIFT_OUT), bytes.lastIndexOf(SHIFT_IN));
  return at === -1 ? '' : textOf(bytes.subarray(at, at + 1));
}

/** What says how all that follows is shown: modes, margins, character sets, keypad, resets; then the colours. */
function settingsOf(bytes: Uint8Array): string {
  const last = new Map<string, string>();
  let reset = 0;
  // From sequence to sequence, for a flood may hold millions.
  for (let at = bytes.indexOf(ESC); at !== -1; at = bytes.indexOf(ESC, at + 1)) {
    const set = setBy(bytes, at);
    if (set === undefined) continue;
    if (set.isReset) reset = at;
    if (set.what === 'reset') last.clear();
    last.delete(set.what);
    last.set(set.what, textOf(bytes.subarray(at, set.end)));
  }
  const since = bytes.subarray(reset);
  // More colours than can be told apart without a reset: the default, as after one.
  const colours = attributesOf(since);
  return [...last.values()].join('') + shiftIn(since) + (colours ? textOf(colours) : '\x1b[m');
}

/** Where to go on, at least so many bytes from the end. */
function clearCut(bytes: Uint8Array, keep: number): number {
  const from = bytes.length - keep;
  const near = bytes.subarray(from, from + NEAR);
  const line = near.indexOf(LF) + 1;
  return from + (line > 0 ? line : Math.max(0, near.indexOf(ESC)));
}

/**
 * The last `keep` bytes or so; before them what the rest had set, and `note` on a line of its own, told how many bytes
 * are not there.
 */
export function fastForward(bytes: Uint8Array, keep: number, note: (leftOut: number) => string): Uint8Array {
  if (bytes.length <= keep) return bytes;
  const cut = clearCut(bytes, keep);
  const head = new TextEncoder().encode(`${CANCEL}${settingsOf(bytes.subarray(0, cut))}\r\n${note(cut)}\r\n`);
  return joinBytes([head, bytes.subarray(cut)]);
}
