// What can be done to a user, and why not (docs/behaviour.md#users).
import type { MissingPermissions } from '#domain/permissions.ts';
import { GITHUB, OIDC, SAML } from '#domain/users/messages.ts';
import type { ReadableUser } from '#domain/users/user-rows.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import { A_CONNECTOR, MANAGED_BY_CONNECTOR, belongsToBot, CANNOT_DELETE_SELF } from './messages.ts';

type UserAction = keyof typeof MANAGED_BY_CONNECTOR;

/** Whose rows they are, and what the acl leaves out. */
export interface Administrator {
  name: string;
  missing: MissingPermissions<'users'>;
}

const CONNECTOR_LABELS = [GITHUB, OIDC, SAML];

/** Why something cannot be done to a user; undefined where it can (docs/protocol/resources.md#16.4). */
export function actionDisabledReason(
  action: UserAction,
  user: ReadableUser,
  administrator: Administrator,
): string | undefined {
  const { name, type, isBot, isLocal } = user;
  if (isBot) return belongsToBot(name);
  if (!isLocal) return MANAGED_BY_CONNECTOR[action](name, CONNECTOR_LABELS.includes(type) ? type : A_CONNECTOR);
  if (action === 'remove' && user.id === administrator.name) return CANNOT_DELETE_SELF;
  const permission = administrator.missing[action];
  return permissionReason(permission);
}
