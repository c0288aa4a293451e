// What a paste holds that its author may not see, and how it goes to the shell.

const LINE_BREAK = /\r\n|[\n\r]/;
export const LINE_BREAKS = new RegExp(LINE_BREAK, 'g');
/** A tab and a line break are what text is made of. */
export const CONTROL_CHARACTER = /[^\P{Cc}\t\n\r]/u;
// Marks that turn the direction of what follows, or take no room. Joiners and selectors stay out: emoji are made of them.
export const INVISIBLE_CHARACTER =
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u00ad\u200b\u2028\u2029\u2060-\u2064\ufeff]/;

export interface PasteContent {
  /** A break at the very end begins no line. */
  lines: number;
  hasControls: boolean;
  /** Marks of direction, and characters without width (Unicode TR 36). */
  hasUnseen: boolean;
}

export const withoutLastBreak = (text: string): string => text.replace(/(?:\r\n|[\n\r])+$/, '');

export const pasteContentOf = (text: string): PasteContent => ({
  lines: withoutLastBreak(text).split(LINE_BREAK).length,
  hasControls: CONTROL_CHARACTER.test(text),
  hasUnseen: INVISIBLE_CHARACTER.test(text),
});

/** Whether the user sees a paste before it goes: what cannot be seen in it is always shown. */
export const mustConfirmPaste = ({ lines, hasControls, hasUnseen }: PasteContent, asksForLines: boolean): boolean =>
  hasControls || hasUnseen || (asksForLines && lines > 1);

const PASTE_START = '\x1b[200~';
const PASTE_END = '\x1b[201~';

/**
 * The bytes of a paste, as xterm makes them. In brackets the escape character stands as its symbol, because an end mark
 * in the text would make commands of the rest.
 */
export function pasteInput(text: string, isBracketed: boolean): string {
  const typed = text.replace(LINE_BREAKS, '\r');
  if (!isBracketed) return typed;
  return PASTE_START + typed.replaceAll('\x1b', '\u241b').replaceAll('\u009b', '\u241b') + PASTE_END;
}

// A proxy ends the stream at a message of 10 MiB (docs/protocol/streams.md#17), and a unit takes three bytes at most.
const MAX_UNITS = 3_000_000;

/** Whether a paste would not go as one message, which is how it must go (docs/protocol/streams.md#2.2). */
export const isPasteTooLarge = (text: string): boolean => text.length > MAX_UNITS;
