import { Lexer, type Token } from 'marked';

/** Longer ones, and those that nest without end, are shown as they came: nobody reads them, and parsing takes its time. */
const MAX_LENGTH = 100_000;
const MAX_DEPTH = 12;
/** Of one paragraph: the library looks for the end of each that opens emphasis or a tag in all that follows. */
const MAX_MARKS = 5000;
/** Before an @ the library looks for an address from each character on; none has so long a name (RFC 5321 4.5.3.1.1). */
const MAX_EMAIL_NAME_LENGTH = 200;
/** Browsers lay out longer ones slowly; no sentence and no address has one. */
const LONG_WORD = /\S{5001}/;

const depthOf = (text: string): number =>
  Math.max(
    0,
    ...text
      .split('\n', 5000)
      .map((line) => line.match(/^(?:\s*(?:>|(?:[-*+]|\d+[.)])(?=\s)))+/)?.[0].match(/>|[-*+]|\d+/g)?.length ?? 0),
  );

const countMarks = (paragraph: string): number => paragraph.match(/[*_~<]/g)?.length ?? 0;

const endsWithLongName = (text: string): boolean =>
  text.length > MAX_EMAIL_NAME_LENGTH && !/\s/.test(text.slice(-MAX_EMAIL_NAME_LENGTH));

/** What would take the library or the browser a time that grows with the square of its length. */
const isTooComplex = (text: string): boolean =>
  text.length > MAX_LENGTH ||
  LONG_WORD.test(text) ||
  depthOf(text) > MAX_DEPTH ||
  text.split(/\n\s*\n/).some((paragraph) => countMarks(paragraph) > MAX_MARKS) ||
  text.split('@').slice(0, -1).some(endsWithLongName);

/** Tokens of Markdown, or none where it is too much to be parsed. Nothing in them is HTML yet, and nothing becomes it. */
export function parseMarkdown(text: string): readonly Token[] | undefined {
  if (isTooComplex(text)) return undefined;
  try {
    return new Lexer({ gfm: true }).lex(text);
  } catch {
    // What nests too deeply for the library is a RangeError, and what it calls an infinite loop an Error.
    return undefined;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The few entities that models write. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Where a link may lead: another site or a mail, by an address that says so itself (WHATWG URL). */
export function safeUrl(href: string): URL | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) && url.password === '' && url.username === ''
    ? url
    : undefined;
}
