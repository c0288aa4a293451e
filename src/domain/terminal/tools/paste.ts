// Finds invisible characters in a paste, and converts the paste to input for the shell.

const LINE_BREAK = /\r\n|[\n\r]/;
export const LINE_BREAKS = new RegExp(LINE_BREAK, 'g');
/** Tabs and line breaks are excluded, because they belong to ordinary text. */
export const CONTROL_CHARACTER = /[^\P{Cc}\t\n\r]/u;
// Direction marks and characters without width. Joiners and variation selectors are excluded, because emoji contain
// them.
export const INVISIBLE_CHARACTER =
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u00ad\u200b\u2028\u2029\u2060-\u2064\ufeff]/;

export interface PasteContent {
  /** The number of lines. Line breaks at the end of the text do not count. */
  lines: number;
  hasControls: boolean;
  /** Whether the text contains direction marks or characters without width (Unicode TR 36). */
  hasUnseen: boolean;
}

export const withoutTrailingBreaks = (text: string): string => text.replace(/(?:\r\n|[\n\r])+$/, '');

export const pasteContentOf = (text: string): PasteContent => ({
  lines: withoutTrailingBreaks(text).split(LINE_BREAK).length,
  hasControls: CONTROL_CHARACTER.test(text),
  hasUnseen: INVISIBLE_CHARACTER.test(text),
});

/** Whether the console shows a paste for confirmation before it is sent. Invisible characters always require it. */
export const mustConfirmPaste = ({ lines, hasControls, hasUnseen }: PasteContent, asksForLines: boolean): boolean =>
  hasControls || hasUnseen || (asksForLines && lines > 1);

const PASTE_START = '\x1b[200~';
const PASTE_END = '\x1b[201~';

/**
 * The same input that xterm sends for a paste. In a bracketed paste, escape characters are replaced with their symbol:
 * the shell would run the text after an end mark as commands.
 */
export function pasteInput(text: string, isBracketed: boolean): string {
  const typed = text.replace(LINE_BREAKS, '\r');
  if (!isBracketed) return typed;
  return PASTE_START + typed.replaceAll('\x1b', '\u241b').replaceAll('\u009b', '\u241b') + PASTE_END;
}

// A proxy ends the stream at a message of 10 MiB (docs/protocol/streams.md#17). A UTF-16 unit takes at most three
// bytes.
const MAX_UNITS = 3_000_000;

/** Whether a paste is too large for one message. It must not be split (docs/protocol/streams.md#2.2). */
export const isPasteTooLarge = (text: string): boolean => text.length > MAX_UNITS;
