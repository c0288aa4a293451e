// Parses the assistant's Markdown, except for texts that would take too long.
import { Lexer, type Token } from 'marked';

/** Longer or more deeply nested texts are shown unparsed: nobody reads them, and parsing takes too long. */
const MAX_LENGTH = 100_000;
const MAX_DEPTH = 12;
/** The limit per paragraph. For each opening mark, the parser searches the rest of the paragraph for its end. */
const MAX_MARKS = 5000;
/** Before an @, the parser tries an address from each character. Real names are shorter (RFC 5321 4.5.3.1.1). */
const MAX_EMAIL_NAME_LENGTH = 200;
/** Browsers lay out longer words slowly. No sentence and no address has such a word. */
const LONG_WORD = /\S{5001}/;

/** The deepest nesting of quotes and lists at the start of any of the first 5000 lines. */
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

/** Whether a text is so long or complex that parsing or drawing it would block the page. */
const isTooComplex = (text: string): boolean =>
  text.length > MAX_LENGTH ||
  LONG_WORD.test(text) ||
  depthOf(text) > MAX_DEPTH ||
  text.split(/\n\s*\n/).some((paragraph) => countMarks(paragraph) > MAX_MARKS) ||
  text.split('@').slice(0, -1).some(endsWithLongName);

/** The tokens of a Markdown text; undefined if it is too complex. Tokens contain no HTML, only text. */
export function parseMarkdown(text: string): readonly Token[] | undefined {
  if (isTooComplex(text)) return undefined;
  try {
    return new Lexer({ gfm: true }).lex(text);
  } catch {
    // The parser throws a RangeError for too deep nesting, and an Error for an infinite loop.
    return undefined;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Decodes the entities that language models write. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The address of a link, if it is allowed: an absolute web or mail address without credentials (WHATWG URL). */
export function safeUrl(href: string): URL | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) && url.password === '' && url.username === ''
    ? url
    : undefined;
}
