// The console's language and what follows from it: no other file names one.
import { once } from '#lib/once.ts';

export const LOCALE = 'en';

const THOUSANDS_GROUPS = /\B(?=(\d{3})+$)/g;

// `formatCount`, `plural` and `counted` do without `Intl`, because the list of servers and the rows of the audit log call
// them, and the first `Intl` object takes a slow device 50 ms. Tests compare them with `Intl`.

/** "1,204", of a whole number. */
export const formatCount = (count: number): string => String(count).replace(THOUSANDS_GROUPS, ',');

/** The sentence for a count, where the number does not come first. */
export const plural = (count: number, sentences: Readonly<Record<'one' | 'other', string>>): string =>
  sentences[count === 1 ? 'one' : 'other'];

/** `counted('1 server', 'servers')` says "1 server" and "1,204 servers". */
export const countFormatter =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? one : `${formatCount(count)} ${many}`;

const collator = once(() => new Intl.Collator(LOCALE, { numeric: true }));

/** The collator orders such names by their character codes. Most logins in the list of servers need no collator then. */
const LOWERCASE_ASCII = /^[a-z]*$/;

/** Orders names as people read them: web-2 before web-10. */
export function compareNames(a: string, b: string): number {
  if (!LOWERCASE_ASCII.test(a) || !LOWERCASE_ASCII.test(b)) return collator().compare(a, b);
  return a === b ? 0 : a < b ? -1 : 1;
}
