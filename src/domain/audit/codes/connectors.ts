// Catalog entries of audit events about auth connectors.
import type { EventFamily } from '#domain/audit/entry.ts';

export const CONNECTORS = {
  T80002I: {
    event: 'github.updated',
    title: 'GitHub connector updated',
    category: 'connector',
    outcome: 'ok',
    message: '{user} updated GitHub connector {name}',
  },
  T8000I: {
    event: 'github.created',
    title: 'GitHub connector created',
    category: 'connector',
    outcome: 'ok',
    message: '{user} created GitHub connector {name}',
  },
  T8001I: {
    event: 'github.deleted',
    title: 'GitHub connector deleted',
    category: 'connector',
    outcome: 'ok',
    message: '{user} deleted GitHub connector {name}',
  },
  T8100I: {
    event: 'oidc.created',
    title: 'OIDC connector created',
    category: 'connector',
    outcome: 'ok',
    message: '{user} created OIDC connector {name}',
  },
  T8101I: {
    event: 'oidc.deleted',
    title: 'OIDC connector deleted',
    category: 'connector',
    outcome: 'ok',
    message: '{user} deleted OIDC connector {name}',
  },
  T8102I: {
    event: 'oidc.updated',
    title: 'OIDC connector updated',
    category: 'connector',
    outcome: 'ok',
    message: '{user} updated OIDC connector {name}',
  },
  T8200I: {
    event: 'saml.created',
    title: 'SAML connector created',
    category: 'connector',
    outcome: 'ok',
    message: '{user} created SAML connector {name}',
  },
  T8201I: {
    event: 'saml.deleted',
    title: 'SAML connector deleted',
    category: 'connector',
    outcome: 'ok',
    message: '{user} deleted SAML connector {name}',
  },
  T8202I: {
    event: 'saml.updated',
    title: 'SAML connector updated',
    category: 'connector',
    outcome: 'ok',
    message: '{user} updated SAML connector {name}',
  },
} as const satisfies EventFamily;
