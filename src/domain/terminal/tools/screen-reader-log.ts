// What a screen reader is told of the output, at the pace at which it can be listened to.

/** What came since the last announcement. */
export interface NewOutput {
  /** The line where the last announcement ended: as it was then, and as it is now. */
  known: string;
  line: string;
  /** What the user typed meanwhile, as far as it can be seen. */
  typed: string;
  /** The lines below it, the last of which may go on. */
  below: readonly string[];
  /** Of how many lines the end has come; more than stand below where output scrolled away. */
  ended: number;
}

export type ScreenReaderAnnouncement =
  | { kind: 'lines'; lines: readonly string[] }
  /** Too much to be listened to: how many lines, and the last of them. */
  | { kind: 'flood'; count: number; last: string };

/** More than these nobody waits for. */
export const MAX_ANNOUNCED_LINES = 12;
const MAX_LINE_LENGTH = 500;

const shortenLine = (line: string): string =>
  line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line;

/** What was added to a line that is known. */
const addedTextOf = ({ known, line }: NewOutput): string => (line.startsWith(known) ? line.slice(known.length) : line);

/** That, without the keys, which were heard when they were pressed, and of which the last may be under way. */
function unheardTextOf(output: NewOutput): string {
  const added = addedTextOf(output);
  if (output.typed.startsWith(added)) return '';
  return added.startsWith(output.typed) ? added.slice(output.typed.length) : added;
}

/** The keys that have still to come back on this line: on a slow way they are a moment behind. */
export function unechoedKeys(output: NewOutput): string {
  const added = addedTextOf(output);
  return output.ended === 0 && output.typed.startsWith(added) ? output.typed.slice(added.length) : '';
}

/** Undefined where nothing new is to be heard. */
export function announcementOf(output: NewOutput): ScreenReaderAnnouncement | undefined {
  const lines = output.below.map((line) => line.trim()).filter((line) => line !== '');
  if (output.ended > MAX_ANNOUNCED_LINES)
    return { kind: 'flood', count: output.ended, last: shortenLine(lines.at(-1) ?? output.line.trim()) };
  const announced = [unheardTextOf(output).trim(), ...lines].filter((line) => line !== '').map(shortenLine);
  return announced.length > 0 ? { kind: 'lines', lines: announced } : undefined;
}

/** What can be seen of keys: text, with the last letter gone for each backspace. */
export function applyKeys(typed: string, keys: string): string {
  // A key such as an arrow, which is sent as a sequence.
  if (keys.startsWith('\x1b')) return typed;
  let typedText = typed;
  for (const letter of keys)
    if (letter === '\x7f' || letter === '\b') typedText = typedText.slice(0, -1);
    else if (letter >= ' ') typedText += letter;
  return typedText;
}
