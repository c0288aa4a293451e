// Selects the output that a screen reader announces, because it cannot read fast output completely.

/** The changes since the last announcement. */
export interface NewOutput {
  /** The last line of the previous announcement: its text at that time (`known`) and its current text (`line`). */
  known: string;
  line: string;
  /** The visible text that the user typed since then. */
  typed: string;
  /** The lines below `line`. The last line may be incomplete. */
  below: readonly string[];
  /** The number of lines that ended. It is greater than the number of lines in `below` if output scrolled away. */
  ended: number;
}

export type ScreenReaderAnnouncement =
  | { kind: 'lines'; lines: readonly string[] }
  /** For long output: the number of lines and the last line. */
  | { kind: 'flood'; count: number; last: string };

/** Longer output is only counted, because reading more lines takes too long. */
export const MAX_ANNOUNCED_LINES = 12;
const MAX_LINE_LENGTH = 500;

const shortenLine = (line: string): string =>
  line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line;

/** The text that was added to the known line; the whole line if it was overwritten. */
const addedTextOf = ({ known, line }: NewOutput): string => (line.startsWith(known) ? line.slice(known.length) : line);

/**
 * The added text without the echo of typed keys, which the screen reader reads when they are pressed. The echo of the
 * last keys may not have arrived yet.
 */
function textToAnnounce(output: NewOutput): string {
  const added = addedTextOf(output);
  if (output.typed.startsWith(added)) return '';
  return added.startsWith(output.typed) ? added.slice(output.typed.length) : added;
}

/** The typed keys whose echo has not arrived on this line. On a slow connection the echo arrives later. */
export function unechoedKeys(output: NewOutput): string {
  const added = addedTextOf(output);
  return output.ended === 0 && output.typed.startsWith(added) ? output.typed.slice(added.length) : '';
}

/** Undefined if there is nothing new to announce. */
export function announcementOf(output: NewOutput): ScreenReaderAnnouncement | undefined {
  const lines = output.below.map((line) => line.trim()).filter((line) => line !== '');
  if (output.ended > MAX_ANNOUNCED_LINES)
    return { kind: 'flood', count: output.ended, last: shortenLine(lines.at(-1) ?? output.line.trim()) };
  const announced = [textToAnnounce(output).trim(), ...lines].filter((line) => line !== '').map(shortenLine);
  return announced.length > 0 ? { kind: 'lines', lines: announced } : undefined;
}

/** Appends the visible characters of keys to a text; a backspace removes the last character. */
export function applyKeys(typed: string, keys: string): string {
  // Keys that are sent as a sequence, such as arrow keys, print nothing.
  if (keys.startsWith('\x1b')) return typed;
  let typedText = typed;
  for (const letter of keys)
    if (letter === '\x7f' || letter === '\b') typedText = typedText.slice(0, -1);
    else if (letter >= ' ') typedText += letter;
  return typedText;
}
