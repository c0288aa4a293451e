// The names for accessing an enrolled resource, such as logins: names from the user's traits, which the guide can
// change, and names from roles (docs/protocol/resources.md#15.3, "Set-up-access rule").
import type { Schemas } from '#api/schemas.ts';
import { toSavedUser, type UserDraft, type TraitName } from '#domain/users/user-draft.ts';
import type { JoinedResource } from './joined-resource.ts';

/** The names that roles grant on a resource: all granted names except those in the user's traits (`ownNames`). */
export const namesFromRoles = ({ grants }: JoinedResource, trait: TraitName, ownNames: readonly string[]): string[] =>
  (grants[trait] ?? []).filter((name) => !ownNames.includes(name));

/** The names that the user chose in the guide, by trait. */
export type ChosenNames = Partial<Readonly<Record<TraitName, readonly string[]>>>;

/** The user to save: the chosen names become traits, without duplicates and names from roles. */
export function userWithNames(
  name: string,
  base: UserDraft,
  { chosen, found }: { chosen: ChosenNames; found: JoinedResource },
) {
  const chosenOwnNames = Object.entries(chosen).map(([trait, names]) => {
    const roleNames = namesFromRoles(found, trait as TraitName, base[trait as TraitName]); // keys are traits
    return [trait, [...new Set(names)].filter((chosenName) => !roleNames.includes(chosenName))];
  });
  const draft: UserDraft = { ...base, ...Object.fromEntries(chosenOwnNames) };
  return toSavedUser({ name, base, draft });
}

/** Whether saving the user would change anything. */
export const isChanged = ({ traits }: Schemas['SavedUser']): boolean => Object.keys(traits).length > 0;

/** All names that the user can use on the resource after the chosen names are saved. */
export const grantedNames = (
  resource: JoinedResource,
  base: UserDraft,
  chosen: ChosenNames,
): JoinedResource['grants'] =>
  Object.fromEntries(
    Object.entries(chosen).map(([trait, names]) => {
      const key = trait as TraitName; // keys are traits
      return [trait, [...new Set([...names, ...namesFromRoles(resource, key, base[key])])]];
    }),
  );
