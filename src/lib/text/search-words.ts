import { sanitizeUntruncated } from './sanitize.ts';

/**
 * The words of a search, in lower case: they stand apart by spaces, and quotes keep them together, as the proxy reads
 * them (docs/protocol/resources.md#1.5).
 */
export const searchWords = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/"([^"]*)"?|[^\s"]+/g)]
    .map(([match, quoted]) => (quoted ?? match).trim())
    .filter(Boolean);

/**
 * What a search in loaded rows looks through: the whole texts, although cells cut long ones, with the marks by name that
 * cells show by name.
 */
export const searchText = (texts: readonly string[]): string => texts.map(sanitizeUntruncated).join('\n').toLowerCase();

export interface TextPart {
  /** Where it starts in the text. */
  start: number;
  text: string;
  isMatch: boolean;
}

/** A text cut where words match it; words are in lower case. */
export function splitByMatches(text: string, words: readonly string[]): TextPart[] {
  const lower = text.toLowerCase();
  // Some letters take another length in lower case, and then places in the two texts differ.
  if (lower.length !== text.length) return [{ start: 0, text, isMatch: false }];
  const isMarked = Array.from({ length: text.length }, () => false);
  for (const word of words)
    for (let at = word === '' ? -1 : lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1))
      isMarked.fill(true, at, at + word.length);
  const parts: TextPart[] = [];
  for (let at = 0; at < text.length;) {
    const isMatch = isMarked[at] === true;
    const next = isMarked.indexOf(!isMatch, at);
    const end = next < 0 ? text.length : next;
    parts.push({ start: at, text: text.slice(at, end), isMatch });
    at = end;
  }
  return parts;
}
