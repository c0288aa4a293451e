// The names under which people reach what they enrolled: their own, which they may change here, and those that their
// roles grant anyway (docs/protocol/resources.md#15.3, "Set-up-access rule").
import type { Schemas } from '#api/schemas.ts';
import { toSavedUser, type UserDraft, type TraitName } from '#domain/users/user-draft.ts';
import type { JoinedResource } from './joined-resource.ts';

/** What roles grant on a resource beside the user's own names. */
export const namesFromRoles = ({ grants }: JoinedResource, trait: TraitName, ownNames: readonly string[]): string[] =>
  (grants[trait] ?? []).filter((name) => !ownNames.includes(name));

export type ChosenNames = Partial<Readonly<Record<TraitName, readonly string[]>>>;

/** The user with the chosen names, without those that come from roles. */
export function userWithNames(
  name: string,
  base: UserDraft,
  { chosen, found }: { chosen: ChosenNames; found: JoinedResource },
) {
  const chosenOwnNames = Object.entries(chosen).map(([trait, names]) => {
    const roleNames = namesFromRoles(found, trait as TraitName, base[trait as TraitName]); // keys of Chosen
    return [trait, [...new Set(names)].filter((one) => !roleNames.includes(one))];
  });
  const draft: UserDraft = { ...base, ...Object.fromEntries(chosenOwnNames) };
  return toSavedUser({ name, base, draft });
}

/** Whether anything would change. */
export const isChanged = ({ traits }: Schemas['SavedUser']): boolean => Object.keys(traits).length > 0;

/** All names on the resource once the chosen ones are the user's own. */
export const grantedNames = (found: JoinedResource, base: UserDraft, chosen: ChosenNames): JoinedResource['grants'] =>
  Object.fromEntries(
    Object.entries(chosen).map(([trait, names]) => {
      const key = trait as TraitName; // keys of Chosen
      return [trait, [...new Set([...names, ...namesFromRoles(found, key, base[key])])]];
    }),
  );
