// Finds fields of a role that this console does not know, for example from newer proxies
// (docs/behaviour.md#unknown-values).
import { roleSchema } from '#domain/schemas/role-schema.ts';
import { NEWEST_ROLE_VERSION } from '#domain/schemas/role-terms.ts';
import { unknownFieldsIn } from '#domain/schemas/unknown-fields.ts';
import { textRangeOf } from '#domain/yaml/text-range.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { RoleDocument } from './role-document.ts';

export interface UnknownPart {
  /** The path to display, such as `spec.allow.llm_labels`. */
  path: string;
  /** The source text of the value. */
  text: string;
}

export const unknownPartsOf = ({ doc, text }: RoleDocument): UnknownPart[] =>
  unknownFieldsIn(doc, roleSchema(NEWEST_ROLE_VERSION)).map(({ path, value }) => {
    const { from, to } = textRangeOf(value);
    return { path: sanitize(path.join('.')), text: text.slice(from, to).trim() };
  });

/** The paths of unknown fields that exist in only one of two roles or that have different values. */
export function changedUnknownPaths(before: readonly UnknownPart[], after: readonly UnknownPart[]): string[] {
  const containsPart = (parts: readonly UnknownPart[], { path, text }: UnknownPart) =>
    parts.some((part) => part.path === path && part.text === text);
  const changed = [
    ...after.filter((part) => !containsPart(before, part)),
    ...before.filter((part) => !containsPart(after, part)),
  ];
  return [...new Set(changed.map(({ path }) => path))];
}
