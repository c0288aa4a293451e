// Decides which code points join into one character and how wide it is. Uses the rules of xterm's grapheme addon, but
// limits how many code points join.
import { UnicodeGraphemesAddon } from '@xterm/addon-unicode-graphemes';
import type { IUnicodeVersionProvider, Terminal } from '@xterm/xterm';
import { once } from '#lib/once.ts';

// Far more than any script or emoji needs: the stream-safe text of Unicode TR 15 allows 30. The widget stores and draws
// all code points that join as one character, and a character with a million marks blocks the page.
const MAX_JOINED = 32;

const JOINS_PREVIOUS = 1;
const FIRST_ASCII = 0x20;
const LAST_ASCII = 0x7e;
const RULES_VERSION = 'bounded-graphemes';

type Widget = Pick<Terminal, 'unicode'>;

/** The addon registers its rules with the widget that loads it, so it gets an object that only receives them. */
const addonRules = once((): IUnicodeVersionProvider => {
  const providers = new Map<string, IUnicodeVersionProvider>();
  const unicode: Terminal['unicode'] = {
    versions: [],
    activeVersion: '',
    register: (provider) => providers.set(provider.version, provider),
  };
  const widget: Widget = { unicode };
  new UnicodeGraphemesAddon().activate(widget as Terminal); // it uses nothing else of a terminal
  const rules = providers.get(unicode.activeVersion);
  if (rules === undefined) throw new Error('The grapheme addon registered no rules.');
  return rules;
});

/** The rules for one terminal. Each terminal needs its own because they count the code points that join. */
export function createGraphemes(): IUnicodeVersionProvider {
  const rules = addonRules();
  // After a character outside ASCII, the addon does not use its fast path for ASCII until the next control character.
  // It uses the fast path if each ASCII character has the properties of a character at the start of a line. This does
  // not change which code points join.
  const ascii = rules.charProperties(FIRST_ASCII, 0);
  let joinedCount = 0;
  return {
    version: RULES_VERSION,
    wcwidth: (codepoint) => rules.wcwidth(codepoint),
    charProperties(codepoint, preceding) {
      const properties = rules.charProperties(codepoint, preceding);
      if ((properties & JOINS_PREVIOUS) === 0) {
        joinedCount = 0;
        return codepoint >= FIRST_ASCII && codepoint <= LAST_ASCII ? ascii : properties;
      }
      joinedCount += 1;
      if (joinedCount < MAX_JOINED) return properties;
      joinedCount = 0;
      return rules.charProperties(codepoint, 0);
    },
  };
}

/** Makes a widget use the limited grapheme rules. */
export function joinGraphemes({ unicode }: Widget): void {
  unicode.register(createGraphemes());
  unicode.activeVersion = RULES_VERSION;
}
