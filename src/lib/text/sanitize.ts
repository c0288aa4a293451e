import { truncate, MAX_DOCUMENT_LENGTH, safePrefix, MAX_NAME_LENGTH } from './truncate.ts';

// Invisible characters that change how the text around them looks: they reverse, join or hide it.
const INVISIBLE_CHARACTERS =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e00ff}]|\u034f|\u17b4|\u17b5/gu;

const codePointLabel = (mark: string): string =>
  `U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * For text on one line. Replaces each invisible character with its code point, such as U+200B, so that no text can look
 * like another one (Unicode TR 36).
 */
export const sanitizeUntruncated = (text: string): string => text.replace(INVISIBLE_CHARACTERS, codePointLabel);

/** For names from the proxy: like `sanitizeUntruncated`, but truncated. */
export const sanitize = (text: string): string =>
  truncate(sanitizeUntruncated(text.slice(0, MAX_NAME_LENGTH + 1)), MAX_NAME_LENGTH);

/** Like `sanitizeUntruncated`, but keeps line breaks and tabs, for errors and notices. */
export const sanitizeLines = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(INVISIBLE_CHARACTERS, (mark) => (mark === '\n' || mark === '\t' ? mark : codePointLabel(mark)));

export interface TextStart {
  /** The sanitized text. */
  shown: string;
  /** The number of characters of the original text that `shown` covers. */
  coveredLength: number;
}

const startOf = (text: string, length: number): TextStart => {
  const start = text.length <= length ? text : safePrefix(text, length);
  return { shown: sanitizeLines(start), coveredLength: start.length };
};

/** The sanitized start of a text of several lines: at most `maxLength` of its characters. */
export function textStart(text: string, maxLength = MAX_DOCUMENT_LENGTH): TextStart {
  const start = startOf(text, maxLength);
  // The label of an invisible character, such as U+E0041, has up to seven characters. A text with many labels is
  // therefore truncated earlier.
  return start.shown.length <= 2 * maxLength ? start : startOf(text, maxLength / 4);
}

export const hasInvisibleCharacters = (text: string): boolean => sanitizeUntruncated(text) !== text;
