// The traits of a user as rows for reading.
import type { Schemas } from '#api/schemas.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { fieldsOf, isRecord, uniqueNames } from '#lib/untrusted.ts';
import { TRAIT_LABELS } from './messages.ts';
import { otherTraitNames, parseUserDraft, TRAIT_NAMES } from './user-draft.ts';

export interface TraitRow {
  name: string;
  label: string;
  /** The sanitized values. */
  values: string[];
}

/** The traits that have values. The ones with a label come first. */
export function traitRows(user: unknown): TraitRow[] {
  const draft = parseUserDraft(user);
  const allByName = fieldsOf<Record<string, unknown>>(fieldsOf<Schemas['User']>(user).allTraits);
  return [
    ...TRAIT_NAMES.map((name) => ({ name, label: TRAIT_LABELS[name], values: draft[name].map(sanitize) })),
    ...otherTraitNames(user).map((name) => ({
      name,
      label: sanitize(name),
      values: uniqueNames(allByName[name]).map(sanitize),
    })),
  ].filter(({ values }) => values.length > 0);
}

/** Whether the answer has all traits. Answers of 14.x have only those with a label (docs/protocol/auth-and-identity.md#15). */
export const hasAllTraits = (user: unknown): boolean => isRecord(user) && 'allTraits' in user;
