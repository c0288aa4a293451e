/** The part of a user that the proxy refused. `user` means that the user was deleted. Undefined for other errors. */
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
 * Status 404 refers to a role or to the user, and only the message tells which (docs/protocol/auth-and-identity.md#15):
 * names of users are in quotes, names of roles are not.
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
