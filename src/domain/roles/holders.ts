// The users who hold each role, as far as the current user may list users.
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';

export interface Holder {
  /** The name as the proxy sends it. */
  id: string;
  /** The sanitized name. */
  name: string;
  /** The sign-in method on the wire. */
  type: string;
}

/** Groups users by role. One pass, because a cluster may have thousands of users. */
export function holdersByRole(users: unknown): ReadonlyMap<string, readonly Holder[]> {
  const holders = new Map<string, Holder[]>();
  for (const raw of listOf(users)) {
    const { name, roles, authType } = fieldsOf<Schemas['UserEntry']>(raw);
    if (typeof name !== 'string' || name === '') continue;
    const holder = { id: name, name: sanitize(name), type: sanitize(textOr(authType, '')) };
    for (const role of new Set(listOf(roles)))
      if (typeof role === 'string') (holders.get(role) ?? holders.set(role, []).get(role))?.push(holder);
  }
  return holders;
}
