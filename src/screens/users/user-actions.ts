// Actions on a user, and why they are disabled (docs/behaviour.md#users).
import type { MissingPermissions } from '#domain/permissions.ts';
import { GITHUB, OIDC, SAML } from '#domain/users/messages.ts';
import type { ReadableUser } from '#domain/users/user-rows.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import { A_CONNECTOR, MANAGED_BY_CONNECTOR, belongsToBot, CANNOT_DELETE_SELF } from './messages.ts';

type UserAction = keyof typeof MANAGED_BY_CONNECTOR;

/** The current user, with the permissions that they lack. */
export interface Administrator {
  name: string;
  missing: MissingPermissions<'users'>;
}

const CONNECTOR_LABELS = [GITHUB, OIDC, SAML];

/** Why an action is disabled; undefined if it is enabled (docs/protocol/resources.md#16.4). */
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
