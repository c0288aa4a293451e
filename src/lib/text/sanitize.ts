import { truncate, DOCUMENT_LENGTH, safePrefix, MAX_NAME_LENGTH } from './truncate.ts';

// Marks that are not seen but change what is: they turn the direction of what follows, join it or hide it.
const INVISIBLE_CHARACTERS =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e00ff}]|\u034f|\u17b4|\u17b5/gu;

const codePointLabel = (mark: string): string =>
  `U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Text of any length that is shown in one line: no mark in it can make it pass for another (Unicode TR 36). */
export const sanitizeUntruncated = (text: string): string => text.replace(INVISIBLE_CHARACTERS, codePointLabel);

/** A name from the wire as it may stand on screen: like `sanitizeWhole`, and cut. */
export const sanitize = (text: string): string =>
  truncate(sanitizeUntruncated(text.slice(0, MAX_NAME_LENGTH + 1)), MAX_NAME_LENGTH);

/** Like `sanitizeWhole` for words that may take several lines, as errors and notices do. */
export const sanitizeLines = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(INVISIBLE_CHARACTERS, (mark) => (mark === '\n' || mark === '\t' ? mark : codePointLabel(mark)));

export interface TextStart {
  /** As it may stand on screen. */
  shown: string;
  /** How many characters of the text that is. */
  length: number;
}

const startOf = (text: string, length: number): TextStart => {
  const start = text.length <= length ? text : safePrefix(text, length);
  return { shown: sanitizeLines(start), length: start.length };
};

/** As much of a text of several lines as is drawn: at most `most` of its characters. */
export function textStart(text: string, most = DOCUMENT_LENGTH): TextStart {
  const start = startOf(text, most);
  // Up to eight letters stand for a mark that is not seen, so a text of such marks is cut earlier.
  return start.shown.length <= 2 * most ? start : startOf(text, most / 4);
}

/** Whether a text would not look like itself without `sanitizeWhole`. */
export const hasInvisibleCharacters = (text: string): boolean => sanitizeUntruncated(text) !== text;
