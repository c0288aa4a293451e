import { sanitizeUntruncated } from './sanitize.ts';

/** Splits a search into lowercase words like the proxy: at spaces outside of quotes (docs/protocol/resources.md#1.5). */
export const searchWords = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/"([^"]*)"?|[^\s"]+/g)]
    .map(([match, quoted]) => (quoted ?? match).trim())
    .filter(Boolean);

/**
 * Joins the texts of a row for a search in loaded rows. Cells truncate long texts, but the search covers them in full.
 * Invisible characters have labels such as U+200B, as in cells.
 */
export const searchText = (texts: readonly string[]): string => texts.map(sanitizeUntruncated).join('\n').toLowerCase();

export interface TextPart {
  /** The offset in the text. */
  start: number;
  text: string;
  isMatch: boolean;
}

/** Splits a text into the parts that match one of the lowercase words, and the parts between them. */
export function splitByMatches(text: string, words: readonly string[]): TextPart[] {
  const lower = text.toLowerCase();
  // Some letters have another length in lower case, so the offsets in the two texts differ.
  if (lower.length !== text.length) return [{ start: 0, text, isMatch: false }];
  const isMarked = Array.from({ length: text.length }, () => false);
  for (const word of words)
    for (
      let matchStart = word === '' ? -1 : lower.indexOf(word);
      matchStart >= 0;
      matchStart = lower.indexOf(word, matchStart + 1)
    )
      isMarked.fill(true, matchStart, matchStart + word.length);
  const parts: TextPart[] = [];
  for (let offset = 0; offset < text.length;) {
    const isMatch = isMarked[offset] === true;
    const next = isMarked.indexOf(!isMatch, offset);
    const end = next < 0 ? text.length : next;
    parts.push({ start: offset, text: text.slice(offset, end), isMatch });
    offset = end;
  }
  return parts;
}
