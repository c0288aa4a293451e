// A paste as its author sees it before it goes, and as one line.
import { LINE_BREAKS, CONTROL_CHARACTER, INVISIBLE_CHARACTER, withoutLastBreak } from './paste.ts';

/** Joins the lines by spaces; where a backslash carries a line over to the next, it goes with the break. */
export const toOneLine = (text: string): string =>
  withoutLastBreak(text)
    .replace(/[\t ]*\\(?:\r\n|[\n\r])[\t ]*/g, ' ')
    .replace(LINE_BREAKS, ' ');

/** More is neither read nor drawn. */
const MAX_PREVIEW_LENGTH = 20_000;

/** A stretch of a paste as a preview shows it; `isMark` where it stands for something unseen. */
export interface PreviewPart {
  /** Where it stands in what was pasted, counted without the second half of a line break. */
  at: number;
  text: string;
  isMark: boolean;
}

const INVISIBLE_PATTERN = new RegExp(`(${CONTROL_CHARACTER.source}|${INVISIBLE_CHARACTER.source})`, 'u');

const codePointName = (mark: string): string =>
  `U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The beginning of a paste with the marks that are not seen by name, and how many characters follow it. */
export function previewOf(text: string): { parts: PreviewPart[]; rest: number } {
  const visibleText = text.slice(0, MAX_PREVIEW_LENGTH).replace(LINE_BREAKS, '\n');
  let at = 0;
  const parts = visibleText.split(INVISIBLE_PATTERN).flatMap((part, index) => {
    const isMark = index % 2 === 1;
    const previewPart = { at, text: isMark ? codePointName(part) : part, isMark };
    at += part.length;
    return part === '' ? [] : previewPart;
  });
  return { parts, rest: Math.max(0, text.length - MAX_PREVIEW_LENGTH) };
}
