// A user as it is edited, and what of it is sent. Always in the form `traits`, with the traits alone that were changed:
// 14.x knows no other, both lines leave the rest as it is, and so do traits of any other name, which 18.x tells as
// `allTraits` and would wipe if neither form were sent (docs/protocol/auth-and-identity.md#15, #25.5).
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, isRecord, uniqueNames } from '#lib/untrusted.ts';

/** The traits of this wire, by their names in roles (docs/protocol/auth-and-identity.md#15). */
const TRAITS_IN_ROLES = {
  logins: 'logins',
  databaseUsers: 'db_users',
  databaseNames: 'db_names',
  kubeUsers: 'kubernetes_users',
  kubeGroups: 'kubernetes_groups',
  windowsLogins: 'windows_logins',
  awsRoleArns: 'aws_role_arns',
} as const satisfies Record<keyof Schemas['UserTraits'], string>;

export type TraitName = keyof typeof TRAITS_IN_ROLES;
export const TRAIT_NAMES = Object.keys(TRAITS_IN_ROLES) as TraitName[]; // keys forget which they are

/** What is edited of a user, each a list of texts. */
export type DraftField = 'roles' | TraitName;
const DRAFT_FIELDS: readonly DraftField[] = ['roles', ...TRAIT_NAMES];

export type UserDraft = Readonly<Record<DraftField, readonly string[]>>;

const buildDraft = (valuesOf: (field: DraftField) => readonly string[]): UserDraft =>
  Object.fromEntries(DRAFT_FIELDS.map((field) => [field, valuesOf(field)])) as Record<DraftField, readonly string[]>; // as above

export const EMPTY_DRAFT = buildDraft(() => []);

/** A user as the proxy tells it, read without trust. */
export function parseUserDraft(user: unknown): UserDraft {
  const { roles, traits, allTraits } = fieldsOf<Schemas['User']>(user);
  const allByName = fieldsOf<Record<string, unknown>>(allTraits);
  return buildDraft((field) => {
    if (field === 'roles') return uniqueNames(roles);
    return uniqueNames(fieldsOf<Schemas['UserTraits']>(traits)[field] ?? allByName[TRAITS_IN_ROLES[field]]);
  });
}

/** The names of traits that only 18.x tells, and that no field is for. */
export function otherTraitNames(user: unknown): string[] {
  const { allTraits } = fieldsOf<Schemas['User']>(user);
  const known: readonly string[] = Object.values(TRAITS_IN_ROLES);
  return isRecord(allTraits) ? Object.keys(allTraits).filter((name) => !known.includes(name)) : [];
}

/** Order means nothing in any of them. */
export const hasSameValues = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && new Set([...a, ...b]).size === new Set(a).size;

export const changedFields = (before: UserDraft, after: UserDraft): DraftField[] =>
  DRAFT_FIELDS.filter((field) => !hasSameValues(before[field], after[field]));

/** Those that have values, by their names in roles. */
export const traitsByName = (draft: UserDraft): { name: string; values: string[] }[] =>
  TRAIT_NAMES.flatMap((trait) =>
    draft[trait].length > 0 ? [{ name: TRAITS_IN_ROLES[trait], values: [...draft[trait]] }] : [],
  );

interface UserEdit {
  name: string;
  /** As it was when the edit began. */
  base: UserDraft;
  draft: UserDraft;
  /** As it is now, where somebody else changed it meanwhile. */
  latest?: UserDraft;
}

/** What is sent to save an edit: what others changed meanwhile stays, unless it was changed here too. */
export function toSavedUser({ name, base, draft, latest = base }: UserEdit): Schemas['SavedUser'] {
  const changed = changedFields(base, draft);
  const traits = changed.flatMap((field) => (field === 'roles' ? [] : [[field, draft[field]]]));
  return { name, roles: [...(changed.includes('roles') ? draft : latest).roles], traits: Object.fromEntries(traits) };
}
