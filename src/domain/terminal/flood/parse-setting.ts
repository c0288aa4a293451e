// Parses sequences that affect later output, except for colors (see style-sequences.ts). A CSI is a control sequence
// (`ESC [ … letter`), an OSC is an operating system command (`ESC ] …`).
export const ESC = 0x1b;
const BRACKET = 0x5b;
const COMMAND = 0x5d;
const BACKSLASH = 0x5c;
const BEL = 0x07;
/** The first UTF-8 byte of eight-bit control characters and of some printable characters (such as "§"). */
const C1_LEAD = 0xc2;

const codesOf = (letters: string): ReadonlySet<number> =>
  new Set(Array.from(letters, (letter) => letter.charCodeAt(0)));

// The second or last bytes of sequences that change a setting.

const RESET = 0x63;
const MODES = codesOf('hl');
const MARGINS = 0x72;
const SOFT_RESET = 0x70;
/** Saving and restoring of the cursor: by the last byte of a CSI (xterm's SCOSC and SCORC). */
const CURSOR_BY_CSI_FINAL = new Map<number, 'save' | 'restore'>([
  [0x73, 'save'],
  [0x75, 'restore'],
]);
/** Saving and restoring of the cursor: by the byte after ESC (DECSC and DECRC). */
const CURSOR_BY_ESC_BYTE = new Map<number, 'save' | 'restore'>([
  [0x37, 'save'],
  [0x38, 'restore'],
]);
const CHARSET_DESIGNATORS = codesOf('()*+-.');
const KEYPAD = codesOf('=>');
/** The byte after ESC that selects the first character set and resets it to ASCII. */
const DEFAULT_SET = 0x25;
/** The bytes after ESC that select one of the character sets (ECMA-48 8.3.75 to 8.3.80). */
const SHIFTS = codesOf('no|}~');
export const SHIFT_OUT = 0x0e;
export const SHIFT_IN = 0x0f;

const decoder = new TextDecoder();
export const decodeBytes = (bytes: Uint8Array): string => decoder.decode(bytes);

/** Replaces eight-bit control characters with their escape sequences (ECMA-48 5.3), which have the same length. */
export function toSevenBit(bytes: Uint8Array): Uint8Array {
  let sevenBit = bytes;
  for (let index = bytes.indexOf(C1_LEAD); index !== -1; index = bytes.indexOf(C1_LEAD, index + 1)) {
    const byte = bytes[index + 1] ?? 0;
    if (byte < 0x80 || byte >= 0xa0) continue;
    if (sevenBit === bytes) sevenBit = bytes.slice();
    sevenBit.set([ESC, byte - 0x40], index);
  }
  return sevenBit;
}

/** The position after the parameters of the CSI that begins at `start`. */
function finalByteIndex(bytes: Uint8Array, start: number): number {
  let end = start + 2;
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
function parseCsi(bytes: Uint8Array, start: number): Setting | undefined {
  const finalIndex = finalByteIndex(bytes, start);
  const finalByte = bytes[finalIndex] ?? 0;
  if (!MODES.has(finalByte) && !CURSOR_BY_CSI_FINAL.has(finalByte) && finalByte !== MARGINS && finalByte !== SOFT_RESET)
    return undefined;
  const end = finalIndex + 1;
  const parameters = decodeBytes(bytes.subarray(start + 2, finalIndex));
  if (MODES.has(finalByte)) return parseMode(parameters, end, bytes[finalIndex] === 0x68);
  if (finalByte === SOFT_RESET)
    return parameters === '!' ? { name: 'soft reset', end, isReset: true, isOfScreen: true } : undefined;
  // With a private prefix (as in `CSI ? 1001 r`) these sequences save or restore modes instead.
  if (!/^[\d;:]*$/.test(parameters)) return undefined;
  const cursor = CURSOR_BY_CSI_FINAL.get(finalByte);
  return cursor ? { name: 'cursor', end, cursor } : { name: 'margins', end, isOfScreen: true };
}

// Longer links are ignored (docs/behaviour.md#terminal-output).
const MAX_LINK_BYTES = 8192;

/** Parses OSC 8, which opens or closes a link. */
function parseLink(bytes: Uint8Array, start: number): Setting | undefined {
  if (bytes[start + 2] !== 0x38 || bytes[start + 3] !== 0x3b) return undefined;
  const content = bytes.subarray(start + 4, start + MAX_LINK_BYTES);
  const end = content.findIndex((byte) => byte < 0x20);
  if (content[end] === BEL) return { name: 'link', end: start + 5 + end };
  return content[end] === ESC && content[end + 1] === BACKSLASH ? { name: 'link', end: start + 6 + end } : undefined;
}

export function parseSetting(bytes: Uint8Array, start: number): Setting | undefined {
  const second = bytes[start + 1] ?? 0;
  if (second === BRACKET) return parseCsi(bytes, start);
  if (second === COMMAND) return parseLink(bytes, start);
  if (second === RESET) return { name: 'reset', end: start + 2, isReset: true, shownScreen: 'normal' };
  const cursor = CURSOR_BY_ESC_BYTE.get(second);
  if (cursor) return { name: 'cursor', end: start + 2, cursor };
  if (second === DEFAULT_SET) return { name: 'default set', end: start + 3 };
  if (CHARSET_DESIGNATORS.has(second))
    return { name: decodeBytes(bytes.subarray(start + 1, start + 2)), end: start + 3 };
  if (SHIFTS.has(second)) return { name: 'shift', end: start + 2 };
  return KEYPAD.has(second) ? { name: 'keypad', end: start + 2 } : undefined;
}
