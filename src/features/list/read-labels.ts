// Parses the labels in records of all kinds.
import type { Schemas } from '#api/schemas.ts';
import { isInternalLabel, type Label } from '#lib/text/labels.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';

function labelOf(raw: unknown): Label[] {
  const { name, value } = fieldsOf<Schemas['Label']>(raw);
  return typeof name === 'string' && !isInternalLabel(name) ? [{ name, value: textOr(value, '') }] : [];
}

/** The labels without duplicates and without internal labels (docs/protocol/resources.md#1.7). */
export function readLabels(raw: unknown): Label[] {
  const labels = listOf(raw).flatMap(labelOf);
  return [...new Map(labels.map((label) => [label.name, label])).values()];
}
