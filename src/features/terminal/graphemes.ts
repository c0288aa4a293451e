// How wide letters are and which of them join into one, as Unicode says it; with an end to what joins.
import { graphemeRules, type GraphemeRules } from '#domain/terminal/graphemes/grapheme-rules.ts';
import type { IUnicodeVersionProvider, Terminal } from '@xterm/xterm';

// Far more than any script or emoji needs (30 in the stream-safe text of Unicode TR 15). The widget keeps and draws all that joins as one
// letter, and a letter of a million marks stops the page.
const MOST_JOINED = 32;

const JOINS = 1;
const VERSION = 'bounded-graphemes';

/** The same, but after so many marks on one letter the next begins another. */
function bounded({ wcwidth, charProperties }: GraphemeRules): IUnicodeVersionProvider {
  let joined = 0;
  return {
    version: VERSION,
    wcwidth,
    charProperties(codepoint, preceding) {
      const properties = charProperties(codepoint, preceding);
      if ((properties & JOINS) === 0) {
        joined = 0;
        return properties;
      }
      joined += 1;
      if (joined < MOST_JOINED) return properties;
      joined = 0;
      return charProperties(codepoint, 0);
    },
  };
}

type Widget = Pick<Terminal, 'unicode'>;

/** These rules; anyone who goes by them needs some of their own, because they count what joins. */
export const createGraphemes = (): IUnicodeVersionProvider => bounded(graphemeRules());

/** Gives a widget these widths. */
export function joinGraphemes({ unicode }: Widget): void {
  unicode.register(createGraphemes());
  unicode.activeVersion = VERSION;
}
