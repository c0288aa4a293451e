// What can be done to a user, and why not (docs/behaviour.md#users).
import type { MissingPermissions } from '#domain/permissions.ts';
import { GITHUB, OIDC, SAML } from '#domain/users/messages.ts';
import type { ReadableUser } from '#domain/users/user-rows.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import { A_CONNECTOR, ELSEWHERE, isBotUser, OWN_USER } from './messages.ts';

type Deed = keyof typeof ELSEWHERE;

/** Whose rows they are, and what the acl leaves out. */
export interface Administrator {
  name: string;
  missing: MissingPermissions<'users'>;
}

const CONNECTORS = [GITHUB, OIDC, SAML];

/** Why something cannot be done to a user; undefined where it can (docs/protocol/resources.md#16.4). */
export function reasonAgainst(deed: Deed, user: ReadableUser, by: Administrator): string | undefined {
  const { name, type, isBot, isLocal } = user;
  if (isBot) return isBotUser(name);
  if (!isLocal) return ELSEWHERE[deed](name, CONNECTORS.includes(type) ? type : A_CONNECTOR);
  if (deed === 'remove' && user.id === by.name) return OWN_USER;
  const permission = by.missing[deed];
  return permissionReason(permission);
}
