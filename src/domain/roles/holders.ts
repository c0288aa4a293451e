// The users who hold each role, as far as the current user may list users.
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';

export interface Holder {
  name: string;
  /** The sign-in method on the wire. */
  type: string;
}

/** Groups users by role. One pass, because a cluster may have thousands of users. */
export function holdersByRole(users: unknown): ReadonlyMap<string, readonly Holder[]> {
  const holders = new Map<string, Holder[]>();
  for (const raw of listOf(users)) {
    const { name, roles, authType } = fieldsOf<Schemas['UserEntry']>(raw);
    const holder = { name: sanitize(textOr(name, '')), type: sanitize(textOr(authType, '')) };
    if (holder.name === '') continue;
    for (const role of new Set(listOf(roles)))
      if (typeof role === 'string') (holders.get(role) ?? holders.set(role, []).get(role))?.push(holder);
  }
  return holders;
}
