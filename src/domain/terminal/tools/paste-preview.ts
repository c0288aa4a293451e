// The preview of a paste before it is sent, and the conversion of a paste to one line.
import { LINE_BREAKS, CONTROL_CHARACTER, INVISIBLE_CHARACTER, withoutTrailingBreaks } from './paste.ts';

/** Joins the lines with spaces. A backslash before a line break, which continues a shell command, is removed. */
export const toOneLine = (text: string): string =>
  withoutTrailingBreaks(text)
    .replace(/[\t ]*\\(?:\r\n|[\n\r])[\t ]*/g, ' ')
    .replace(LINE_BREAKS, ' ');

/** In UTF-16 units. Nobody reads longer previews, and they are slow to render. */
const MAX_PREVIEW_LENGTH = 20_000;

/** A part of a preview. If `isMark` is true, `text` names an invisible character ("U+202E"). */
export interface PreviewPart {
  /** The position in the pasted text; CR LF counts as one character. */
  start: number;
  text: string;
  isMark: boolean;
}

const INVISIBLE_PATTERN = new RegExp(`(${CONTROL_CHARACTER.source}|${INVISIBLE_CHARACTER.source})`, 'u');

const codePointName = (mark: string): string =>
  `U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The start of a paste with the names of invisible characters, and the number of characters that are not shown. */
export function previewOf(text: string): { parts: PreviewPart[]; rest: number } {
  const visibleText = text.slice(0, MAX_PREVIEW_LENGTH).replace(LINE_BREAKS, '\n');
  let position = 0;
  const parts = visibleText.split(INVISIBLE_PATTERN).flatMap((part, index) => {
    const isMark = index % 2 === 1;
    const previewPart = { start: position, text: isMark ? codePointName(part) : part, isMark };
    position += part.length;
    return part === '' ? [] : previewPart;
  });
  return { parts, rest: Math.max(0, text.length - MAX_PREVIEW_LENGTH) };
}
