// Catalog entries of audit events about settings of the cluster, trusted clusters and billing.
import type { EventFamily } from '#domain/audit/entry.ts';
import { hasFailed } from '#domain/audit/fields.ts';

export const CLUSTER = {
  TCAGC003I: {
    event: 'access_graph_settings.update',
    title: 'Access graph settings updated',
    category: 'other',
    outcome: 'ok',
    message: '{user} updated the access graph settings',
    variants: [
      {
        when: hasFailed,
        title: 'Access graph settings update failed',
        outcome: 'failure',
        message: '{user} failed to update the access graph settings[[: {error}]]',
      },
    ],
  },
  TCAUTH001I: {
    event: 'auth_preference.update',
    title: 'Sign-in settings updated',
    category: 'other',
    outcome: 'ok',
    message: '{user} updated the cluster sign-in settings',
    variants: [
      {
        when: hasFailed,
        title: 'Sign-in settings update failed',
        outcome: 'failure',
        message: '{user} failed to update the cluster sign-in settings[[: {error}]]',
      },
    ],
  },
  TCNET002I: {
    event: 'cluster_networking_config.update',
    title: 'Networking settings updated',
    category: 'other',
    outcome: 'ok',
    message: '{user} updated the cluster networking settings',
    variants: [
      {
        when: hasFailed,
        title: 'Networking settings update failed',
        outcome: 'failure',
        message: '{user} failed to update the cluster networking settings[[: {error}]]',
      },
    ],
  },
  TCREC003I: {
    event: 'session_recording_config.update',
    title: 'Recording settings updated',
    category: 'other',
    outcome: 'ok',
    message: '{user} updated the session recording settings',
    variants: [
      {
        when: hasFailed,
        title: 'Recording settings update failed',
        outcome: 'failure',
        message: '{user} failed to update the session recording settings[[: {error}]]',
      },
    ],
  },
  TCTC001I: {
    event: 'contact.create',
    title: 'Cluster contact added',
    category: 'other',
    outcome: 'ok',
    message: '{user} added {email} as a {contact_type} contact of the cluster',
    variants: [
      {
        when: hasFailed,
        title: 'Cluster contact addition failed',
        outcome: 'failure',
        message: '{user} failed to add {email} as a {contact_type} contact of the cluster[[: {error}]]',
      },
    ],
    format: { contact_type: 'contact' },
  },
  TCTC002I: {
    event: 'contact.delete',
    title: 'Cluster contact removed',
    category: 'other',
    outcome: 'ok',
    message: '{user} removed {email} as a {contact_type} contact of the cluster',
    variants: [
      {
        when: hasFailed,
        title: 'Cluster contact removal failed',
        outcome: 'failure',
        message: '{user} failed to remove {email} as a {contact_type} contact of the cluster[[: {error}]]',
      },
    ],
    format: { contact_type: 'contact' },
  },
  TEA001I: {
    event: 'external_audit_storage.enable',
    title: 'External audit storage enabled',
    category: 'other',
    outcome: 'ok',
    message: '{updated_by} enabled external audit storage[[ of integration {details.integration_name}]]',
  },
  TEA002I: {
    event: 'external_audit_storage.disable',
    title: 'External audit storage disabled',
    category: 'other',
    outcome: 'ok',
    message: '{updated_by} disabled external audit storage[[ of integration {details.integration_name}]]',
  },
  THCC001I: {
    event: 'health_check_config.create',
    title: 'Health check configuration created',
    category: 'other',
    outcome: 'ok',
    message: '{user} created health check configuration {name}',
  },
  THCC002I: {
    event: 'health_check_config.update',
    title: 'Health check configuration updated',
    category: 'other',
    outcome: 'ok',
    message: '{user} updated health check configuration {name}',
  },
  THCC003I: {
    event: 'health_check_config.delete',
    title: 'Health check configuration deleted',
    category: 'other',
    outcome: 'ok',
    message: '{user} deleted health check configuration {name}',
  },
  T7000I: {
    event: 'trusted_cluster.create',
    title: 'Trusted cluster created',
    category: 'trust',
    outcome: 'ok',
    message: '{user} created trusted cluster {name}',
  },
  T7001I: {
    event: 'trusted_cluster.delete',
    title: 'Trusted cluster deleted',
    category: 'trust',
    outcome: 'ok',
    message: '{user} deleted trusted cluster {name}',
  },
  T7002I: {
    event: 'trusted_cluster_token.create',
    title: 'Trusted cluster join token created',
    category: 'trust',
    outcome: 'ok',
    message: '{user} created a join token for trusted clusters[[, valid until {expires}]]',
  },
  TBL00I: {
    event: 'billing.create_card',
    title: 'Payment card added',
    category: 'billing',
    outcome: 'ok',
    message: '{user} added a payment card',
  },
  TBL01I: {
    event: 'billing.delete_card',
    title: 'Payment card removed',
    category: 'billing',
    outcome: 'ok',
    message: '{user} removed a payment card',
  },
  TBL02I: {
    event: 'billing.update_card',
    title: 'Payment card updated',
    category: 'billing',
    outcome: 'ok',
    message: '{user} updated a payment card',
  },
  TBL03I: {
    event: 'billing.update_info',
    title: 'Billing details updated',
    category: 'billing',
    outcome: 'ok',
    message: '{user} updated the billing details',
  },
} as const satisfies EventFamily;
