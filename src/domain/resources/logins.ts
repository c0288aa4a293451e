import { compareNames } from '#lib/text/locale.ts';

/** The logins sorted by name, with root first (docs/protocol/resources.md#1.8). */
export const orderedLogins = (logins: readonly string[]): string[] =>
  logins.toSorted((a, b) => Number(b === 'root') - Number(a === 'root') || compareNames(a, b));
