// A paste as its author sees it before it goes, and as one line.
import { BREAKS, CONTROL, UNSEEN, withoutLastBreak } from './paste.ts';

/** Joins the lines by spaces; where a backslash carries a line over to the next, it goes with the break. */
export const asOneLine = (text: string): string =>
  withoutLastBreak(text)
    .replace(/[\t ]*\\(?:\r\n|[\n\r])[\t ]*/g, ' ')
    .replace(BREAKS, ' ');

/** More is neither read nor drawn. */
const MOST_SHOWN = 20_000;

/** A stretch of a paste as a preview shows it; `isMark` where it stands for something unseen. */
export interface PreviewPart {
  /** Where it stands in what was pasted, counted without the second half of a line break. */
  at: number;
  text: string;
  isMark: boolean;
}

const SHOWN = new RegExp(`(${CONTROL.source}|${UNSEEN.source})`, 'u');

const nameOf = (mark: string): string => `U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The beginning of a paste with the marks that are not seen by name, and how many characters follow it. */
export function previewOf(text: string): { parts: PreviewPart[]; rest: number } {
  const shown = text.slice(0, MOST_SHOWN).replace(BREAKS, '\n');
  let at = 0;
  const parts = shown.split(SHOWN).flatMap((part, index) => {
    const isMark = index % 2 === 1;
    const made = { at, text: isMark ? nameOf(part) : part, isMark };
    at += part.length;
    return part === '' ? [] : made;
  });
  return { parts, rest: Math.max(0, text.length - MOST_SHOWN) };
}
