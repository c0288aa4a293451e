import { sanitizeUntruncated } from './sanitize.ts';

/** Splits a search into lowercase words like the proxy: at spaces outside of quotes (docs/protocol/resources.md#1.5). */
export const searchWords = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/"([^"]*)"?|[^\s"]+/g)]
    .map(([match, quoted]) => (quoted ?? match).trim())
    .filter(Boolean);

/**
 * The text in which a search in loaded rows looks for its words: the full texts, although cells truncate them, with
 * invisible characters by name, as cells show them.
 */
export const searchText = (texts: readonly string[]): string => texts.map(sanitizeUntruncated).join('\n').toLowerCase();

export interface TextPart {
  /** The offset in the text. */
  start: number;
  text: string;
  isMatch: boolean;
}

/** Splits a text where one of the lowercase words matches. */
export function splitByMatches(text: string, words: readonly string[]): TextPart[] {
  const lower = text.toLowerCase();
  // Some letters have another length in lower case, so the offsets in the two texts differ.
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
