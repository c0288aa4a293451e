// A hit as it is shown: what was found, with a little of its line around it.
import { sanitizeUntruncated } from '#lib/text/sanitize.ts';

export interface HitText {
  before: string;
  found: string;
  after: string;
}

const BEFORE = 40;
const FOUND = 200;
const AFTER = 120;
const CUT = '…';

interface Place {
  text: string;
  at: number;
  length: number;
}

export function hitText({ text, at, length }: Place): HitText {
  const from = Math.max(0, at - BEFORE);
  const end = at + Math.min(length, FOUND);
  const until = Math.min(text.length, end + AFTER);
  return {
    before: `${from > 0 ? CUT : ''}${sanitizeUntruncated(text.slice(from, at))}`,
    found: sanitizeUntruncated(text.slice(at, end)),
    after: `${sanitizeUntruncated(text.slice(end, until))}${until < text.length ? CUT : ''}`,
  };
}
