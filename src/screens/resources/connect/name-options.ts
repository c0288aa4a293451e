// What a dialog offers where a name is wanted that the user's roles may give.
import { hasInvisibleCharacters } from '#lib/text/sanitize.ts';

export interface NameOptions {
  /** Any name may be typed: the roles allow every one, or give none. */
  acceptsAnyName: boolean;
  names: readonly string[];
  /** The only name, chosen in advance; empty where the user has to choose, because a name may be of another database. */
  onlyName: string;
  /** Some are not offered: a field to type in would show another name than the one it holds (Unicode TR 36). */
  hasHiddenNames: boolean;
}

/** That any name will do is no name. */
const ANY_NAME = '*';

export function nameOptionsOf(grantedNames: readonly string[]): NameOptions {
  const named = grantedNames.filter((name) => name !== ANY_NAME);
  const isFree = named.length === 0 || grantedNames.includes(ANY_NAME);
  const names = isFree ? named.filter((name) => !hasInvisibleCharacters(name)) : named;
  return {
    acceptsAnyName: isFree,
    names,
    onlyName: names.length === 1 ? (names[0] ?? '') : '',
    hasHiddenNames: names.length < named.length,
  };
}
