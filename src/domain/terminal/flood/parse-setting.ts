// Parses sequences that affect later output, except for colors (see style-sequences.ts).
export const ESC = 0x1b;
const BRACKET = 0x5b;
const COMMAND = 0x5d;
const BACKSLASH = 0x5c;
const BEL = 0x07;
/** The first UTF-8 byte of eight-bit control characters and of some printable characters (such as "§"). */
const C1_LEAD = 0xc2;

const codesOf = (letters: string): ReadonlySet<number> =>
  new Set(Array.from(letters, (letter) => letter.charCodeAt(0)));

/** The second or last bytes of sequences that change a setting. */
const RESET = 0x63;
const MODES = codesOf('hl');
const MARGINS = 0x72;
const SOFT_RESET = 0x70;
/** The last byte of a CSI (xterm's SCOSC and SCORC), and the byte after ESC (DECSC and DECRC). */
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
/** Selects the first character set and resets it to ASCII. */
const DEFAULT_SET = 0x25;
/** Select one of the character sets (ECMA-48 8.3.75 to 8.3.80). */
const SHIFTS = codesOf('no|}~');
export const SHIFT_OUT = 0x0e;
export const SHIFT_IN = 0x0f;

const decoder = new TextDecoder();
export const decodeBytes = (bytes: Uint8Array): string => decoder.decode(bytes);

/** Replaces eight-bit control characters with their escape sequences (ECMA-48 5.3), which have the same length. */
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

/** The position after the parameters of the CSI that starts at `at`. */
function finalByteIndex(bytes: Uint8Array, at: number): number {
  let end = at + 2;
  while (end < bytes.length && (bytes[end] ?? 0) >= 0x20 && (bytes[end] ?? 0) < 0x40) end += 1;
  return end;
}

export type ScreenName = 'normal' | 'alternate';

export interface Setting {
  /** A later setting replaces an earlier setting with the same name. */
  name: string;
  /** The position after the sequence. */
  end: number;
  /** The sequence also resets the colors and the selected character set. */
  isReset?: boolean;
  /** The screen to which the sequence switches. */
  shownScreen?: ScreenName;
  /** Each screen has its own value of this setting. */
  isOfScreen?: boolean;
  /** The sequence saves or restores the cursor, the colors and the character set, before it switches the screen. */
  cursor?: 'save' | 'restore';
}

const SWITCHES_SCREEN = /^\?(?:.*;)?(?:47|1047|1049)(?:;|$)/;
const SAVES_CURSOR = /^\?(?:.*;)?(?:1048|1049)(?:;|$)/;

function parseMode(parameters: string, end: number, isSet: boolean): Setting {
  const cursor = SAVES_CURSOR.test(parameters) ? ({ cursor: isSet ? 'save' : 'restore' } as const) : {};
  if (!SWITCHES_SCREEN.test(parameters)) return { name: parameters, end, ...cursor };
  return { name: `${parameters}${isSet ? 'h' : 'l'}`, end, shownScreen: isSet ? 'alternate' : 'normal', ...cursor };
}

/** Undefined if the CSI changes no setting, or only colors. */
function parseCsi(bytes: Uint8Array, at: number): Setting | undefined {
  const last = finalByteIndex(bytes, at);
  const final = bytes[last] ?? 0;
  if (!MODES.has(final) && !CURSOR.has(final) && final !== MARGINS && final !== SOFT_RESET) return undefined;
  const end = last + 1;
  const parameters = decodeBytes(bytes.subarray(at + 2, last));
  if (MODES.has(final)) return parseMode(parameters, end, bytes[last] === 0x68);
  if (final === SOFT_RESET)
    return parameters === '!' ? { name: 'soft reset', end, isReset: true, isOfScreen: true } : undefined;
  // With a private prefix (as in `CSI ? 1001 r`) these sequences save or restore modes instead.
  if (!/^[\d;:]*$/.test(parameters)) return undefined;
  const cursor = CURSOR.get(final);
  return cursor ? { name: 'cursor', end, cursor } : { name: 'margins', end, isOfScreen: true };
}

// Longer links are ignored (docs/behaviour.md#terminal-output).
const MAX_LINK_BYTES = 8192;

/** Parses OSC 8, which opens or closes a link. */
function parseLink(bytes: Uint8Array, at: number): Setting | undefined {
  if (bytes[at + 2] !== 0x38 || bytes[at + 3] !== 0x3b) return undefined;
  const content = bytes.subarray(at + 4, at + MAX_LINK_BYTES);
  const end = content.findIndex((byte) => byte < 0x20);
  if (content[end] === BEL) return { name: 'link', end: at + 5 + end };
  return content[end] === ESC && content[end + 1] === BACKSLASH ? { name: 'link', end: at + 6 + end } : undefined;
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
