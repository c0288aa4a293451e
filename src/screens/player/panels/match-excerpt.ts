// The text of a match with the text around it in the same line.
import { sanitizeUntruncated } from '#lib/text/sanitize.ts';

export interface MatchExcerpt {
  before: string;
  match: string;
  after: string;
}

const MAX_BEFORE = 40;
const MAX_MATCH = 200;
const MAX_AFTER = 120;
const ELLIPSIS = '…';

interface MatchInLine {
  text: string;
  start: number;
  length: number;
}

export function matchExcerptOf({ text, start, length }: MatchInLine): MatchExcerpt {
  const from = Math.max(0, start - MAX_BEFORE);
  const end = start + Math.min(length, MAX_MATCH);
  const until = Math.min(text.length, end + MAX_AFTER);
  return {
    before: `${from > 0 ? ELLIPSIS : ''}${sanitizeUntruncated(text.slice(from, start))}`,
    match: sanitizeUntruncated(text.slice(start, end)),
    after: `${sanitizeUntruncated(text.slice(end, until))}${until < text.length ? ELLIPSIS : ''}`,
  };
}
