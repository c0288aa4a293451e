// Which sequences of output set something for all that follows, and what; colours are apart.
export const ESC = 0x1b;
const BRACKET = 0x5b;
const COMMAND = 0x5d;
const BACKSLASH = 0x5c;
const BEL = 0x07;
/** Leads the eight-bit control characters in UTF-8, and a few signs besides. */
const C1_LEAD = 0xc2;

const codesOf = (letters: string): ReadonlySet<number> =>
  new Set(Array.from(letters, (letter) => letter.charCodeAt(0)));

/** The bytes by which a sequence that says how to go on begins or ends. */
const RESET = 0x63;
const MODES = codesOf('hl');
const MARGINS = 0x72;
const SOFT_RESET = 0x70;
/** The end of a CSI, and what follows an ESC alone (xterm's SCOSC and SCORC, DECSC and DECRC). */
const CURSOR = new Map<number, 'save' | 'restore'>([
  [0x73, 'save'],
  [0x75, 'restore'],
]);
const CURSOR_KEYS = new Map<number, 'save' | 'restore'>([
  [0x37, 'save'],
  [0x38, 'restore'],
]);
const CHARSET_DESIGNATORS = codesOf('()*+-.');
const KEYPAD = codesOf('=>');
/** Back to the first character set, which is ASCII again. */
const DEFAULT_SET = 0x25;
/** Which of the character sets is in use (ECMA-48 8.3.75 to 8.3.80). */
const SHIFTS = codesOf('no|}~');
export const SHIFT_OUT = 0x0e;
export const SHIFT_IN = 0x0f;

const decoder = new TextDecoder();
export const decodeBytes = (bytes: Uint8Array): string => decoder.decode(bytes);

/** The same with every eight-bit control character as its escape sequence (ECMA-48 5.3), which is as long. */
export function toSevenBit(bytes: Uint8Array): Uint8Array {
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
function finalByteIndex(bytes: Uint8Array, at: number): number {
  let end = at + 2;
  while (end < bytes.length && (bytes[end] ?? 0) >= 0x20 && (bytes[end] ?? 0) < 0x40) end += 1;
  return end;
}

export type ScreenName = 'normal' | 'alternate';

export interface Setting {
  /** Of two that set the same only the last counts. */
  name: string;
  /** Behind the sequence. */
  end: number;
  /** Sets colours and the character set in use back to their beginnings, too. */
  isReset?: boolean;
  /** It changes the screen that is shown to this one. */
  shownScreen?: ScreenName;
  /** Each screen has its own. */
  isOfScreen?: boolean;
  /** The cursor is saved or brought back, and with it colours and the character set; before the screen is changed. */
  cursor?: 'save' | 'restore';
}

const SWITCHES_SCREEN = /^\?(?:.*;)?(?:47|1047|1049)(?:;|$)/;
const SAVES_CURSOR = /^\?(?:.*;)?(?:1048|1049)(?:;|$)/;

function parseMode(parameters: string, end: number, isSet: boolean): Setting {
  const cursor = SAVES_CURSOR.test(parameters) ? ({ cursor: isSet ? 'save' : 'restore' } as const) : {};
  if (!SWITCHES_SCREEN.test(parameters)) return { name: parameters, end, ...cursor };
  return { name: `${parameters}${isSet ? 'h' : 'l'}`, end, shownScreen: isSet ? 'alternate' : 'normal', ...cursor };
}

/** What a CSI sets for all that follows; undefined where it sets nothing. Colours are apart. */
function parseCsi(bytes: Uint8Array, at: number): Setting | undefined {
  const last = finalByteIndex(bytes, at);
  const final = bytes[last] ?? 0;
  if (!MODES.has(final) && !CURSOR.has(final) && final !== MARGINS && final !== SOFT_RESET) return undefined;
  const end = last + 1;
  const parameters = decodeBytes(bytes.subarray(at + 2, last));
  if (MODES.has(final)) return parseMode(parameters, end, bytes[last] === 0x68);
  if (final === SOFT_RESET)
    return parameters === '!' ? { name: 'soft reset', end, isReset: true, isOfScreen: true } : undefined;
  // With a private sign in front they save modes and bring them back instead.
  if (!/^[\d;:]*$/.test(parameters)) return undefined;
  const cursor = CURSOR.get(final);
  return cursor ? { name: 'cursor', end, cursor } : { name: 'margins', end, isOfScreen: true };
}

// Longer ones are not taken (docs/behaviour.md#terminal-output).
const MAX_LINK_BYTES = 8192;

/** A link that is opened or closed: OSC 8 up to its end. */
function parseLink(bytes: Uint8Array, at: number): Setting | undefined {
  if (bytes[at + 2] !== 0x38 || bytes[at + 3] !== 0x3b) return undefined;
  const rest = bytes.subarray(at + 4, at + MAX_LINK_BYTES);
  const end = rest.findIndex((byte) => byte < 0x20);
  if (rest[end] === BEL) return { name: 'link', end: at + 5 + end };
  return rest[end] === ESC && rest[end + 1] === BACKSLASH ? { name: 'link', end: at + 6 + end } : undefined;
}

export function parseSetting(bytes: Uint8Array, at: number): Setting | undefined {
  const second = bytes[at + 1] ?? 0;
  if (second === BRACKET) return parseCsi(bytes, at);
  if (second === COMMAND) return parseLink(bytes, at);
  if (second === RESET) return { name: 'reset', end: at + 2, isReset: true, shownScreen: 'normal' };
  const cursor = CURSOR_KEYS.get(second);
  if (cursor) return { name: 'cursor', end: at + 2, cursor };
  if (second === DEFAULT_SET) return { name: 'default set', end: at + 3 };
  if (CHARSET_DESIGNATORS.has(second)) return { name: decodeBytes(bytes.subarray(at + 1, at + 2)), end: at + 3 };
  if (SHIFTS.has(second)) return { name: 'shift', end: at + 2 };
  return KEYPAD.has(second) ? { name: 'keypad', end: at + 2 } : undefined;
}
