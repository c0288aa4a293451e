// Auth connectors.
import type { Codes } from '#domain/audit/entry.ts';

export const CONNECTORS = {
  T80002I: {
    event: 'github.updated',
    title: 'GitHub connector change',
    category: 'connector',
    outcome: 'ok',
    message: '{user} reconfigured sign-in through GitHub connector {name}',
  },
  T8000I: {
    event: 'github.created',
    title: 'New GitHub connector',
    category: 'connector',
    outcome: 'ok',
    message: '{user} set up sign-in through GitHub with connector {name}',
  },
  T8001I: {
    event: 'github.deleted',
    title: 'GitHub connector removal',
    category: 'connector',
    outcome: 'ok',
    message: '{user} shut off sign-in through GitHub by removing connector {name}',
  },
  T8100I: {
    event: 'oidc.created',
    title: 'New OIDC connector',
    category: 'connector',
    outcome: 'ok',
    message: '{user} set up sign-in through OIDC with connector {name}',
  },
  T8101I: {
    event: 'oidc.deleted',
    title: 'OIDC connector removal',
    category: 'connector',
    outcome: 'ok',
    message: '{user} shut off sign-in through OIDC by removing connector {name}',
  },
  T8102I: {
    event: 'oidc.updated',
    title: 'OIDC connector change',
    category: 'connector',
    outcome: 'ok',
    message: '{user} reconfigured sign-in through OIDC connector {name}',
  },
  T8200I: {
    event: 'saml.created',
    title: 'New SAML connector',
    category: 'connector',
    outcome: 'ok',
    message: '{user} set up sign-in through SAML with connector {name}',
  },
  T8201I: {
    event: 'saml.deleted',
    title: 'SAML connector removal',
    category: 'connector',
    outcome: 'ok',
    message: '{user} shut off sign-in through SAML by removing connector {name}',
  },
  T8202I: {
    event: 'saml.updated',
    title: 'SAML connector change',
    category: 'connector',
    outcome: 'ok',
    message: '{user} reconfigured sign-in through SAML connector {name}',
  },
} as const satisfies Codes;
