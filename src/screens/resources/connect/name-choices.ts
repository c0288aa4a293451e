// What a dialog offers where a name is wanted that the user's roles may give.
import { hasInvisibleCharacters } from '#lib/text/sanitize.ts';

export interface NameChoices {
  /** Any name may be typed: the roles allow every one, or give none. */
  isFree: boolean;
  names: readonly string[];
  /** The only name, chosen in advance; empty where the user has to choose, because a name may be of another database. */
  only: string;
  /** Some are not offered: a field to type in would show another name than the one it holds (Unicode TR 36). */
  isShortened: boolean;
}

/** That any name will do is no name. */
const ANY = '*';

export function nameChoices(given: readonly string[]): NameChoices {
  const named = given.filter((name) => name !== ANY);
  const isFree = named.length === 0 || given.includes(ANY);
  const names = isFree ? named.filter((name) => !hasInvisibleCharacters(name)) : named;
  return { isFree, names, only: names.length === 1 ? (names[0] ?? '') : '', isShortened: names.length < named.length };
}
