// The categories (docs/protocol/audit-catalogue.md#1, #12) and outcomes of events, with their labels.
import type { EventOutcome } from './entry.ts';
import { KUBERNETES } from '#domain/resources/messages.ts';
import { ROLES } from '#lib/messages.ts';
import * as says from './messages.ts';

export const CATEGORIES = {
  login: says.AUTHENTICATION,
  mfa: says.MFA,
  user: says.USERS,
  role: ROLES,
  'access-request': says.ACCESS_REQUESTS,
  list: says.ACCESS_LISTS,
  lock: says.LOCKS,
  session: says.SSH_SESSIONS,
  file: says.FILE_TRANSFERS,
  app: says.APPLICATIONS,
  database: says.DATABASES,
  desktop: says.DESKTOPS,
  kubernetes: KUBERNETES,
  connector: says.CONNECTORS,
  'sso-idp': says.SAML_PROVIDER,
  device: says.TRUSTED_DEVICES,
  bot: says.MACHINES,
  join: says.JOINING,
  trust: says.TRUSTED_CLUSTERS,
  integration: says.INTEGRATIONS,
  billing: says.BILLING,
  other: says.OTHER,
} as const;

export type Category = keyof typeof CATEGORIES;

export const OUTCOMES: Readonly<Record<EventOutcome, string>> = {
  ok: says.SUCCESS,
  failure: says.FAILURE,
  info: says.OBSERVATION,
};
