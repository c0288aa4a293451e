// What output sets for all that follows it, without what it prints: modes, margins, character sets, the screen, colours.
import { attributesOf } from './attributes.ts';

const ESC = 0x1b;
const BRACKET = 0x5b;
/** Leads the eight-bit control characters in UTF-8, and a few signs besides. */
const C1_LEAD = 0xc2;

const code = (letters: string): ReadonlySet<number> => new Set(Array.from(letters, (letter) => letter.charCodeAt(0)));

/** The bytes by which a sequence that says how to go on begins or ends. */
const RESET = 0x63;
const MODES = code('hl');
const MARGINS = 0x72;
const SOFT_RESET = 0x70;
const SETS = code('()*+-.');
const KEYPAD = code('=>');
/** Back to the first character set, which is ASCII again. */
const DEFAULT_SET = 0x25;
/** Which of the character sets is in use (ECMA-48 8.3.75 to 8.3.80). */
const SHIFTS = code('no|}~');
const SHIFT_OUT = 0x0e;
const SHIFT_IN = 0x0f;

const decoder = new TextDecoder();
const textOf = (bytes: Uint8Array): string => decoder.decode(bytes);

/** The same with every eight-bit control character as its escape sequence (ECMA-48 5.3), which is as long. */
function inSevenBits(bytes: Uint8Array): Uint8Array {
  let seven = bytes;
  for (let at = bytes.indexOf(C1_LEAD); at !== -1; at = bytes.indexOf(C1_LEAD, at + 1)) {
    const byte = bytes[at + 1] ?? 0;
    if (byte < 0x80 || byte >= 0xa0) continue;
    if (seven === bytes) seven = bytes.slice();
    seven.set([ESC, byte - 0x40], at);
  }
  return seven;
}

/** Behind the parameters of a CSI that begins at `at`. */
function finalOf(bytes: Uint8Array, at: number): number {
  let end = at + 2;
  while (end < bytes.length && (bytes[end] ?? 0) >= 0x20 && (bytes[end] ?? 0) < 0x40) end += 1;
  return end;
}

type Screen = 'normal' | 'alternate';

interface Setting {
  /** Of two that set the same only the last counts. */
  what: string;
  /** Behind the sequence. */
  end: number;
  /** Sets colours and the character set in use back to their beginnings, too. */
  isReset?: boolean;
  /** It changes the screen that is shown to this one. */
  to?: Screen;
  /** Each screen has its own. */
  isOfScreen?: boolean;
}

const SWITCHES_SCREEN = /^\?(?:.*;)?(?:47|1047|1049)(?:;|$)/;

function setByMode(parameters: string, end: number, isSet: boolean): Setting {
  if (!SWITCHES_SCREEN.test(parameters)) return { what: parameters, end };
  return { what: `${parameters}${isSet ? 'h' : 'l'}`, end, to: isSet ? 'alternate' : 'normal' };
}

/** What a CSI sets for all that follows; undefined where it sets nothing. Colours are apart. */
function setByCsi(bytes: Uint8Array, at: number): Setting | undefined {
  const last = finalOf(bytes, at);
  const final = bytes[last] ?? 0;
  if (!MODES.has(final) && final !== MARGINS && final !== SOFT_RESET) return undefined;
  const end = last + 1;
  const parameters = textOf(bytes.subarray(at + 2, last));
  if (MODES.has(final)) return setByMode(parameters, end, bytes[last] === 0x68);
  if (final === SOFT_RESET)
    return parameters === '!' ? { what: 'soft reset', end, isReset: true, isOfScreen: true } : undefined;
  // With a private sign in front it brings back modes instead.
  return /^[\d;:]*$/.test(parameters) ? { what: 'margins', end, isOfScreen: true } : undefined;
}

function setBy(bytes: Uint8Array, at: number): Setting | undefined {
  const second = bytes[at + 1] ?? 0;
  if (second === BRACKET) return setByCsi(bytes, at);
  if (second === RESET) return { what: 'reset', end: at + 2, isReset: true, to: 'normal' };
  if (second === DEFAULT_SET) return { what: 'default set', end: at + 3 };
  if (SETS.has(second)) return { what: textOf(bytes.subarray(at + 1, at + 2)), end: at + 3 };
  if (SHIFTS.has(second)) return { what: 'shift', end: at + 2 };
  return KEYPAD.has(second) ? { what: 'keypad', end: at + 2 } : undefined;
}

/** The shift that these bytes end with, if nothing chose a character set after it. */
function shiftIn(bytes: Uint8Array, from: number): string {
  const at = Math.max(bytes.lastIndexOf(SHIFT_OUT), bytes.lastIndexOf(SHIFT_IN));
  return at < from ? '' : textOf(bytes.subarray(at, at + 1));
}

const SHOW: Readonly<Record<Screen, string>> = { normal: '\x1b[?47l', alternate: '\x1b[?47h' };

/** What says how all that follows is shown, each setting in the order in which it was last; then the colours. */
export function settingsOf(output: Uint8Array): string {
  const bytes = inSevenBits(output);
  const last = new Map<string, string>();
  let reset = 0;
  let shifted = 0;
  let screen: Screen | undefined;
  // From sequence to sequence, for a flood may hold millions.
  for (let at = bytes.indexOf(ESC); at !== -1; at = bytes.indexOf(ESC, at + 1)) {
    const set = setBy(bytes, at);
    if (set === undefined) continue;
    if (set.isReset) reset = at;
    if (set.what === 'shift' || set.what === 'default set') shifted = at;
    if (set.what === 'reset') last.clear();
    // Leaving the alternate screen forgets its margins; those of the other one stay.
    if (set.to === 'normal') last.delete('margins alternate');
    screen = set.to ?? screen;
    const what = set.isOfScreen ? `${set.what} ${screen}` : set.what;
    const show = set.isOfScreen && screen !== undefined ? SHOW[screen] : '';
    last.delete(what);
    last.set(what, show + textOf(bytes.subarray(at, set.end)));
  }
  // More colours than can be told apart without a reset: the default, as after one.
  const colours = attributesOf(bytes.subarray(reset));
  return (
    [...last.values()].join('') + shiftIn(bytes, Math.max(reset, shifted)) + (colours ? textOf(colours) : '\x1b[m')
  );
}
