// Parses new join tokens (docs/protocol/resources.md#7.1).
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';

const RESOURCE_ID_LABEL = 'teleport.internal/resource-id';

export interface JoinToken {
  id: string;
  /** The time of the expiry in RFC 3339. */
  expiry: string;
  /** The label value by which lists find resources that joined with the token. */
  resourceId: string;
}

/** Returns undefined without an ID or without the resource ID, because the console could not find the new resource. */
export function parseJoinToken(raw: unknown): JoinToken | undefined {
  const { id, expiry, suggestedLabels } = fieldsOf<Schemas['JoinToken']>(raw);
  const labels = listOf(suggestedLabels).map((label) => fieldsOf<Schemas['Label']>(label));
  const resourceId = textOr(labels.find(({ name }) => name === RESOURCE_ID_LABEL)?.value, '');
  const token = { id: textOr(id, ''), expiry: textOr(expiry, ''), resourceId };
  return token.id === '' || resourceId === '' ? undefined : token;
}
