// The names that a dialog offers, from the names that the user's roles grant.
import { hasInvisibleCharacters } from '#lib/text/sanitize.ts';

export interface NameOptions {
  /** Whether the user may type any name, because the roles grant every name or none. */
  acceptsAnyName: boolean;
  names: readonly string[];
  /** The preselected name if only one exists. Otherwise empty, because the right name may depend on the database. */
  onlyName: string;
  /**
   * Whether names with invisible characters were left out. A text field would show a different text than it contains
   * (Unicode TR 36).
   */
  hasHiddenNames: boolean;
}

/** The wildcard is not a name, so it is not offered. */
const ANY_NAME = '*';

export function nameOptionsOf(grantedNames: readonly string[]): NameOptions {
  const namesWithoutWildcard = grantedNames.filter((name) => name !== ANY_NAME);
  const acceptsAnyName = namesWithoutWildcard.length === 0 || grantedNames.includes(ANY_NAME);
  const names = acceptsAnyName
    ? namesWithoutWildcard.filter((name) => !hasInvisibleCharacters(name))
    : namesWithoutWildcard;
  return {
    acceptsAnyName,
    names,
    onlyName: names.length === 1 ? (names[0] ?? '') : '',
    hasHiddenNames: names.length < namesWithoutWildcard.length,
  };
}
