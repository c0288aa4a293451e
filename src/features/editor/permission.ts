import type { Schemas } from '#api/schemas.ts';
import { requiresPermission } from '#ui/feedback/messages.ts';

type Verb = 'create' | 'edit' | 'remove';

/** As roles name them. */
const NAMES = { create: 'create', edit: 'update', remove: 'delete' } as const;

/** To write, new or not: the proxy checks both (docs/protocol/resources.md#6). */
export const WRITE: readonly Verb[] = ['create', 'edit'];

/** Why somebody may not; undefined where they may. A kind that an older proxy does not know is closed. */
export function missingPermission(
  access: Partial<Schemas['Access']> | null | undefined,
  kind: string,
  wanted: readonly Verb[],
): string | undefined {
  const missing = wanted.filter((verb) => access?.[verb] !== true).map((verb) => NAMES[verb]);
  return missing.length > 0 ? requiresPermission(`${kind}: ${missing.join(', ')}`) : undefined;
}
