// The names under which people reach what they enrolled: their own, which they may change here, and those that their
// roles grant anyway (docs/protocol/resources.md#15.3, "Set-up-access rule").
import type { Schemas } from '#api/schemas.ts';
import { savedUser, type Draft, type TraitName } from '#domain/users/draft.ts';
import type { Found } from './found.ts';

/** What roles grant on a resource beside the user's own names. */
export const fromRoles = ({ grants }: Found, trait: TraitName, own: readonly string[]): string[] =>
  (grants[trait] ?? []).filter((name) => !own.includes(name));

export type Chosen = Partial<Readonly<Record<TraitName, readonly string[]>>>;

/** The user with the chosen names, without those that come from roles. */
export function withNames(name: string, base: Draft, { chosen, found }: { chosen: Chosen; found: Found }) {
  const own = Object.entries(chosen).map(([trait, names]) => {
    const fixed = fromRoles(found, trait as TraitName, base[trait as TraitName]); // keys of Chosen
    return [trait, [...new Set(names)].filter((one) => !fixed.includes(one))];
  });
  const draft: Draft = { ...base, ...Object.fromEntries(own) };
  return savedUser({ name, base, draft });
}

/** Whether anything would change. */
export const isChanged = ({ traits }: Schemas['SavedUser']): boolean => Object.keys(traits).length > 0;

/** All names on the resource once the chosen ones are the user's own. */
export const granted = (found: Found, base: Draft, chosen: Chosen): Found['grants'] =>
  Object.fromEntries(
    Object.entries(chosen).map(([trait, names]) => {
      const key = trait as TraitName; // keys of Chosen
      return [trait, [...new Set([...names, ...fromRoles(found, key, base[key])])]];
    }),
  );
