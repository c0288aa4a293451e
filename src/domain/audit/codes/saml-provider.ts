// The cluster as a SAML identity provider.
import type { Codes } from '#domain/audit/entry.ts';
import { failed } from '#domain/audit/fields.ts';

export const SAML_PROVIDER = {
  TSI000I: {
    event: 'saml.idp.auth',
    title: 'SAML sign-in to a service',
    category: 'sso-idp',
    outcome: 'ok',
    message: '{user} signed in to the SAML service {service_provider_entity_id}',
    variants: [
      {
        when: failed,
        title: 'Failed SAML sign-in to a service',
        outcome: 'failure',
        message: '{user} was not signed in to the SAML service {service_provider_entity_id}[[: {error}]]',
      },
    ],
    instead: { service_provider_entity_id: ['service_provider_shortcut'] },
  },
  TSI001I: {
    event: 'saml.idp.service.provider.create',
    title: 'New SAML service',
    category: 'sso-idp',
    outcome: 'ok',
    message: '{updated_by} added the SAML service {name}[[ ({service_provider_entity_id})]]',
  },
  TSI001W: {
    event: 'saml.idp.service.provider.create',
    title: 'SAML service not added',
    category: 'sso-idp',
    outcome: 'failure',
    message: '{updated_by} could not add the SAML service {name}[[ ({service_provider_entity_id})]]',
  },
  TSI002I: {
    event: 'saml.idp.service.provider.update',
    title: 'SAML service change',
    category: 'sso-idp',
    outcome: 'ok',
    message: '{updated_by} changed the SAML service {name}[[ ({service_provider_entity_id})]]',
  },
  TSI002W: {
    event: 'saml.idp.service.provider.update',
    title: 'SAML service not changed',
    category: 'sso-idp',
    outcome: 'failure',
    message: '{updated_by} could not change the SAML service {name}[[ ({service_provider_entity_id})]]',
  },
  TSI003I: {
    event: 'saml.idp.service.provider.delete',
    title: 'SAML service removal',
    category: 'sso-idp',
    outcome: 'ok',
    message: '{updated_by} removed the SAML service {name}[[ ({service_provider_entity_id})]]',
  },
  TSI003W: {
    event: 'saml.idp.service.provider.delete',
    title: 'SAML service not removed',
    category: 'sso-idp',
    outcome: 'failure',
    message: '{updated_by} could not remove the SAML service {name}[[ ({service_provider_entity_id})]]',
  },
  TSI004I: {
    event: 'saml.idp.service.provider.delete_all',
    title: 'Removal of all SAML services',
    category: 'sso-idp',
    outcome: 'ok',
    message: '{updated_by} removed every SAML service',
  },
  TSI004W: {
    event: 'saml.idp.service.provider.delete_all',
    title: 'SAML services not removed',
    category: 'sso-idp',
    outcome: 'failure',
    message: '{updated_by} could not remove every SAML service',
  },
} as const satisfies Codes;
