/** What of a user was refused: a field, or the user, who is gone; undefined where it is none of these. */
export type RefusedPart =
  | { field: 'name' }
  | { field: 'roles'; role?: string | undefined }
  | { field: 'user' }
  | undefined;

interface RefusalLike {
  status?: number;
  message: string;
}

/**
 * A 404 means a role or the user, and only the text tells which (docs/protocol/auth-and-identity.md#15): the name of a
 * user stands in quotes, that of a role does not.
 */
export function refusedPartOf({ status, message }: RefusalLike): RefusedPart {
  if (status === 409) return { field: 'name' };
  if (status === 400 && message.includes('missing user name')) return { field: 'name' };
  if (status === 400 && message.includes('missing roles')) return { field: 'roles' };
  if (status !== 404) return undefined;
  if (/(^|\s)user ".*" is not found/s.test(message)) return { field: 'user' };
  const role = /(?:^|\s)role (.+) is not found/s.exec(message)?.[1];
  return role === undefined ? undefined : { field: 'roles', role };
}
