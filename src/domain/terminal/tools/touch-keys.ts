// Keys that on-screen keyboards lack, as a terminal sends them.

/** The final letters of the sequences of arrow keys (ECMA-48 cursor controls). */
const ARROW_FINALS = { up: 'A', down: 'B', right: 'C', left: 'D' } as const;

export type TouchKey = keyof typeof ARROW_FINALS | 'Esc' | 'Tab' | '|' | '/' | '-';

const isArrow = (key: TouchKey): key is keyof typeof ARROW_FINALS => key in ARROW_FINALS;

/** The characters that Ctrl types with keys outside of the letters, as xterm sends them. */
const CTRL_CHARACTERS: Readonly<Record<string, string>> = {
  ' ': '\0',
  '2': '\0',
  '3': '\x1b',
  '4': '\x1c',
  '5': '\x1d',
  '6': '\x1e',
  '7': '\x1f',
  '8': '\x7f',
  '?': '\x7f',
  '/': '\x1f',
  '-': '\x1f',
  '|': '\x1c',
};

/** The text that a typed character sends with Ctrl. Characters without a control character stay as they are. */
export function withCtrl(character: string): string {
  if (/^[@-_a-z]$/i.test(character)) return String.fromCharCode(character.toUpperCase().charCodeAt(0) & 0x1f);
  return CTRL_CHARACTERS[character] ?? character;
}

interface KeyModes {
  isCtrlPressed: boolean;
  /** The program turned on application cursor keys (DECCKM), as full-screen programs do. */
  isApplicationCursor: boolean;
}

/** The text that a key sends. Ctrl applies to other keys than the arrows when their text is typed. */
export function touchKeyInput(key: TouchKey, { isCtrlPressed, isApplicationCursor }: KeyModes): string {
  if (key === 'Esc') return '\x1b';
  if (key === 'Tab') return '\t';
  if (!isArrow(key)) return key;
  const final = ARROW_FINALS[key];
  // With a modifier, xterm sends the same sequence in both modes.
  if (isCtrlPressed) return `\x1b[1;5${final}`;
  return isApplicationCursor ? `\x1bO${final}` : `\x1b[${final}`;
}
