import { Lexer, type Token } from 'marked';

/** Longer ones, and those that nest without end, are shown as they came: nobody reads them, and parsing takes its time. */
const MOST_LENGTH = 100_000;
const MOST_DEPTH = 12;

const depthOf = (text: string): number =>
  Math.max(
    0,
    ...text
      .split('\n', 5000)
      .map((line) => line.match(/^(?:\s*(?:>|[-*+]|\d+[.)])){2,}/)?.[0].match(/\S+/g)?.length ?? 0),
  );

/** Tokens of Markdown, or none where it is too much to be parsed. Nothing in them is HTML yet, and nothing becomes it. */
export function parsed(text: string): readonly Token[] | undefined {
  if (text.length > MOST_LENGTH || depthOf(text) > MOST_DEPTH) return undefined;
  try {
    return new Lexer({ gfm: true }).lex(text);
  } catch {
    // What nests too deeply for the library is a RangeError, and what it calls an infinite loop an Error.
    return undefined;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The few entities that models write. */
export const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Where a link may lead: another site or a mail, by an address that says so itself (WHATWG URL). */
export function safeUrl(href: string): URL | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) && url.password === '' && url.username === ''
    ? url
    : undefined;
}
