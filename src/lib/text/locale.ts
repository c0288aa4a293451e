// The console's language and what follows from it: no other file names one.
import { once } from '#lib/once.ts';

export const LOCALE = 'en';

const GROUPS = /\B(?=(\d{3})+$)/g;

/** "1,204", of a whole number. The platform's formatter says the same, and takes a slow device 50 ms to make. */
export const formatCount = (count: number): string => String(count).replace(GROUPS, ',');

/** The sentence for a count, where the number does not come first. */
export const plural = (count: number, sentences: Readonly<Record<'one' | 'other', string>>): string =>
  sentences[new Intl.PluralRules(LOCALE).select(count) === 'one' ? 'one' : 'other'];

/** `counted('1 server', 'servers')` says "1 server" and "1,204 servers". */
export const counted =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? one : `${formatCount(count)} ${many}`;

const collator = once(() => new Intl.Collator(LOCALE, { numeric: true }));

/** Orders names as people read them: web-2 before web-10. */
export const compareNames = (a: string, b: string): number => collator().compare(a, b);
