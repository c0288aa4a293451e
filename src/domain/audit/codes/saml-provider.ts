// Catalog entries of audit events about the cluster as a SAML identity provider: other services (SAML service
// providers) let users sign in through the cluster.
import type { EventFamily } from '#domain/audit/entry.ts';
import { hasFailed } from '#domain/audit/fields.ts';

export const SAML_PROVIDER = {
  TSI000I: {
    event: 'saml.idp.auth',
    title: 'User signed in to SAML service provider',
    category: 'sso-idp',
    outcome: 'ok',
    message: '{user} signed in to SAML service provider {service_provider_entity_id}',
    variants: [
      {
        when: hasFailed,
        title: 'Sign-in to SAML service provider failed',
        outcome: 'failure',
        message: 'Sign-in to SAML service provider {service_provider_entity_id} failed for {user}[[: {error}]]',
      },
    ],
    fallbackFields: { service_provider_entity_id: ['service_provider_shortcut'] },
  },
  TSI001I: {
    event: 'saml.idp.service.provider.create',
    title: 'SAML service provider created',
    category: 'sso-idp',
    outcome: 'ok',
    message: '{updated_by} created SAML service provider {name}[[ ({service_provider_entity_id})]]',
  },
  TSI001W: {
    event: 'saml.idp.service.provider.create',
    title: 'SAML service provider creation failed',
    category: 'sso-idp',
    outcome: 'failure',
    message: '{updated_by} failed to create SAML service provider {name}[[ ({service_provider_entity_id})]]',
  },
  TSI002I: {
    event: 'saml.idp.service.provider.update',
    title: 'SAML service provider updated',
    category: 'sso-idp',
    outcome: 'ok',
    message: '{updated_by} updated SAML service provider {name}[[ ({service_provider_entity_id})]]',
  },
  TSI002W: {
    event: 'saml.idp.service.provider.update',
    title: 'SAML service provider update failed',
    category: 'sso-idp',
    outcome: 'failure',
    message: '{updated_by} failed to update SAML service provider {name}[[ ({service_provider_entity_id})]]',
  },
  TSI003I: {
    event: 'saml.idp.service.provider.delete',
    title: 'SAML service provider deleted',
    category: 'sso-idp',
    outcome: 'ok',
    message: '{updated_by} deleted SAML service provider {name}[[ ({service_provider_entity_id})]]',
  },
  TSI003W: {
    event: 'saml.idp.service.provider.delete',
    title: 'SAML service provider deletion failed',
    category: 'sso-idp',
    outcome: 'failure',
    message: '{updated_by} failed to delete SAML service provider {name}[[ ({service_provider_entity_id})]]',
  },
  TSI004I: {
    event: 'saml.idp.service.provider.delete_all',
    title: 'All SAML service providers deleted',
    category: 'sso-idp',
    outcome: 'ok',
    message: '{updated_by} deleted all SAML service providers',
  },
  TSI004W: {
    event: 'saml.idp.service.provider.delete_all',
    title: 'Deletion of all SAML service providers failed',
    category: 'sso-idp',
    outcome: 'failure',
    message: '{updated_by} failed to delete all SAML service providers',
  },
} as const satisfies EventFamily;
