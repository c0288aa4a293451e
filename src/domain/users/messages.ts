// Texts for user types, traits and the number of users.
import {
  DATABASE_NAMES,
  DATABASE_USERS,
  KUBERNETES_GROUPS,
  KUBERNETES_USERS,
  LOGINS,
  WINDOWS_LOGINS,
} from '#lib/messages.ts';
import type { TraitName } from './user-draft.ts';

import { formatCount, plural } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';

export const MY_ACCESS = 'My access';

export const LOCAL_USER = 'Local user';
export const GITHUB = 'GitHub';
export const OIDC = 'OIDC';
export const SAML = 'SAML';
export const UNKNOWN_SSO = 'Unknown SSO';
export const BOT = 'Bot';

const USER_TYPE_LABELS: Readonly<Record<string, string>> = {
  local: LOCAL_USER,
  github: GITHUB,
  oidc: OIDC,
  saml: SAML,
  'unknown SSO': UNKNOWN_SSO,
};

/** How a user signs in, for a type or method of sign-in that the proxy sends. Unknown types are shown as sent. */
export const signInTypeLabel = (type: string): string =>
  sanitize((Object.hasOwn(USER_TYPE_LABELS, type) ? USER_TYPE_LABELS[type] : undefined) ?? type);

export const userCountText = (count: number): string =>
  plural(count, { one: '1 user', other: `${formatCount(count)} users` });

export const TRAIT_LABELS: Readonly<Record<TraitName, string>> = {
  logins: LOGINS,
  databaseUsers: DATABASE_USERS,
  databaseNames: DATABASE_NAMES,
  kubeUsers: KUBERNETES_USERS,
  kubeGroups: KUBERNETES_GROUPS,
  windowsLogins: WINDOWS_LOGINS,
  awsRoleArns: 'AWS role ARNs',
};

export const heldBy = (count: number): string =>
  plural(count, { one: 'held by 1 user', other: `held by ${formatCount(count)} users` });
export const ROLES_NOT_LOADED = "Couldn't load roles";
export const activityOf = (name: string): string => `Activity of ${name}`;
