// The console's language and its formats. No other file names a language.
import { once } from '#lib/once.ts';

export const LOCALE = 'en';

const THOUSANDS_GROUPS = /\B(?=(\d{3})+$)/g;

// `formatCount`, `plural` and `countFormatter` do not use `Intl`, because the list of servers and the rows of the audit log
// call them, and the first `Intl` object takes a slow device 50 ms. Tests compare them with `Intl`.

/** Formats a whole number as "1,204". */
export const formatCount = (count: number): string => String(count).replace(THOUSANDS_GROUPS, ',');

/** Picks the singular or plural sentence. For text that starts with the number, use `countFormatter`. */
export const plural = (count: number, sentences: Readonly<Record<'one' | 'other', string>>): string =>
  sentences[count === 1 ? 'one' : 'other'];

/** `countFormatter('1 server', 'servers')` returns "1 server" and "1,204 servers". */
export const countFormatter =
  (singular: string, pluralNoun: string) =>
  (count: number): string =>
    count === 1 ? singular : `${formatCount(count)} ${pluralNoun}`;

const collator = once(() => new Intl.Collator(LOCALE, { numeric: true }));

/** Lowercase names, which the collator sorts by character code. Most logins are lowercase and need no collator. */
const LOWERCASE_ASCII = /^[a-z]*$/;

/** Sorts web-2 before web-10. */
export function compareNames(a: string, b: string): number {
  if (!LOWERCASE_ASCII.test(a) || !LOWERCASE_ASCII.test(b)) return collator().compare(a, b);
  return a === b ? 0 : a < b ? -1 : 1;
}
