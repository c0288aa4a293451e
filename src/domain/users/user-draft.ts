// The draft of a user while it is edited, and the data that is sent to save it. The console always sends `traits`, with
// only the changed traits: 14.x accepts nothing else, and both versions keep traits that are not sent. 18.x deletes all
// traits if the field is missing (docs/protocol/auth-and-identity.md#15, #25.5).
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, isRecord, uniqueNames } from '#lib/untrusted.ts';

/** The names of traits in roles by their names in requests (docs/protocol/auth-and-identity.md#15). */
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
export const TRAIT_NAMES = Object.keys(TRAITS_IN_ROLES) as TraitName[]; // Object.keys returns string[].

/** The editable fields of a user; each is a list of texts. */
export type DraftField = 'roles' | TraitName;
const DRAFT_FIELDS: readonly DraftField[] = ['roles', ...TRAIT_NAMES];

export type UserDraft = Readonly<Record<DraftField, readonly string[]>>;

const buildDraft = (valuesOf: (field: DraftField) => readonly string[]): UserDraft =>
  Object.fromEntries(DRAFT_FIELDS.map((field) => [field, valuesOf(field)])) as Record<DraftField, readonly string[]>;

export const EMPTY_DRAFT = buildDraft(() => []);

/** Converts an untrusted user from the proxy to a draft. */
export function parseUserDraft(user: unknown): UserDraft {
  const { roles, traits, allTraits } = fieldsOf<Schemas['User']>(user);
  const allByName = fieldsOf<Record<string, unknown>>(allTraits);
  return buildDraft((field) => {
    if (field === 'roles') return uniqueNames(roles);
    return uniqueNames(fieldsOf<Schemas['UserTraits']>(traits)[field] ?? allByName[TRAITS_IN_ROLES[field]]);
  });
}

/** The names of traits without a field in the form. Only 18.x sends them. */
export function otherTraitNames(user: unknown): string[] {
  const { allTraits } = fieldsOf<Schemas['User']>(user);
  const formTraitNames: readonly string[] = Object.values(TRAITS_IN_ROLES);
  return isRecord(allTraits) ? Object.keys(allTraits).filter((name) => !formTraitNames.includes(name)) : [];
}

/** Whether two lists contain the same values in any order. Both lists must have no duplicates. */
export const hasSameValues = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && new Set([...a, ...b]).size === new Set(a).size;

export const changedFields = (before: UserDraft, after: UserDraft): DraftField[] =>
  DRAFT_FIELDS.filter((field) => !hasSameValues(before[field], after[field]));

/** The traits that have values, with their names in roles. */
export const namedTraits = (draft: UserDraft): { name: string; values: string[] }[] =>
  TRAIT_NAMES.flatMap((trait) =>
    draft[trait].length > 0 ? [{ name: TRAITS_IN_ROLES[trait], values: [...draft[trait]] }] : [],
  );

interface UserEdit {
  name: string;
  /** The user when the edit started. */
  base: UserDraft;
  draft: UserDraft;
  /** The edited user as it is now, if someone else changed it since the edit started. */
  latest?: UserDraft;
}

/** The data to send. Concurrent changes by other users are kept, unless the same field was changed here too. */
export function toSavedUser({ name, base, draft, latest = base }: UserEdit): Schemas['SavedUser'] {
  const changed = changedFields(base, draft);
  const traits = changed.flatMap((field) => (field === 'roles' ? [] : [[field, draft[field]]]));
  return { name, roles: [...(changed.includes('roles') ? draft : latest).roles], traits: Object.fromEntries(traits) };
}
