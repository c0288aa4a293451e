// The console's language and what follows from it: no other file names one.

export const LOCALE = 'en';

const digits = new Intl.NumberFormat(LOCALE);

/** "1,204". */
export const formatCount = (count: number): string => digits.format(count);

/** The sentence for a count, where the number does not come first. */
export const plural = (count: number, sentences: Readonly<Record<'one' | 'other', string>>): string =>
  sentences[new Intl.PluralRules(LOCALE).select(count) === 'one' ? 'one' : 'other'];

/** `counted('1 server', 'servers')` says "1 server" and "1,204 servers". */
export const counted =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? one : `${formatCount(count)} ${many}`;

const collator = new Intl.Collator(LOCALE, { numeric: true });

/** Orders names as people read them: web-2 before web-10. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);
