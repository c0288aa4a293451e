// Settings of the cluster, trusted clusters, billing.
import type { Codes } from '#domain/audit/entry.ts';
import { failed } from '#domain/audit/fields.ts';

export const CLUSTER = {
  TCAGC003I: {
    event: 'access_graph_settings.update',
    title: 'Access graph settings change',
    category: 'other',
    outcome: 'ok',
    message: '{user} changed the access graph settings',
    variants: [
      {
        when: failed,
        title: 'Access graph settings not changed',
        outcome: 'failure',
        message: '{user} could not change the access graph settings[[: {error}]]',
      },
    ],
  },
  TCAUTH001I: {
    event: 'auth_preference.update',
    title: 'Sign-in settings change',
    category: 'other',
    outcome: 'ok',
    message: '{user} changed the cluster sign-in settings',
    variants: [
      {
        when: failed,
        title: 'Sign-in settings not changed',
        outcome: 'failure',
        message: '{user} could not change the sign-in settings[[: {error}]]',
      },
    ],
  },
  TCNET002I: {
    event: 'cluster_networking_config.update',
    title: 'Networking settings change',
    category: 'other',
    outcome: 'ok',
    message: '{user} changed the cluster networking settings',
    variants: [
      {
        when: failed,
        title: 'Networking settings not changed',
        outcome: 'failure',
        message: '{user} could not change the cluster networking settings[[: {error}]]',
      },
    ],
  },
  TCREC003I: {
    event: 'session_recording_config.update',
    title: 'Recording settings change',
    category: 'other',
    outcome: 'ok',
    message: '{user} changed the session recording settings',
    variants: [
      {
        when: failed,
        title: 'Recording settings not changed',
        outcome: 'failure',
        message: '{user} could not change the session recording settings[[: {error}]]',
      },
    ],
  },
  TCTC001I: {
    event: 'contact.create',
    title: 'New cluster contact',
    category: 'other',
    outcome: 'ok',
    message: '{user} listed {email} as a {contact_type} contact of the cluster',
    variants: [
      {
        when: failed,
        title: 'Cluster contact not added',
        outcome: 'failure',
        message: '{user} could not list {email} as a {contact_type} contact of the cluster[[: {error}]]',
      },
    ],
    format: { contact_type: 'contact' },
  },
  TCTC002I: {
    event: 'contact.delete',
    title: 'Cluster contact removal',
    category: 'other',
    outcome: 'ok',
    message: '{user} took {email} off the {contact_type} contacts of the cluster',
    variants: [
      {
        when: failed,
        title: 'Cluster contact not removed',
        outcome: 'failure',
        message: '{user} could not take {email} off the {contact_type} contacts of the cluster[[: {error}]]',
      },
    ],
    format: { contact_type: 'contact' },
  },
  TEA001I: {
    event: 'external_audit_storage.enable',
    title: 'External audit storage activation',
    category: 'other',
    outcome: 'ok',
    message: '{updated_by} moved audit data to the external storage[[ of integration {details.integration_name}]]',
  },
  TEA002I: {
    event: 'external_audit_storage.disable',
    title: 'External audit storage deactivation',
    category: 'other',
    outcome: 'ok',
    message:
      '{updated_by} moved audit data back from the external storage[[ of integration {details.integration_name}]]',
  },
  THCC001I: {
    event: 'health_check_config.create',
    title: 'New health check configuration',
    category: 'other',
    outcome: 'ok',
    message: '{user} set up health checks under {name}',
  },
  THCC002I: {
    event: 'health_check_config.update',
    title: 'Health check configuration change',
    category: 'other',
    outcome: 'ok',
    message: '{user} adjusted the health checks under {name}',
  },
  THCC003I: {
    event: 'health_check_config.delete',
    title: 'Health check configuration removal',
    category: 'other',
    outcome: 'ok',
    message: '{user} dropped the health checks under {name}',
  },
  T7000I: {
    event: 'trusted_cluster.create',
    title: 'Trusted cluster link',
    category: 'trust',
    outcome: 'ok',
    message: '{user} linked cluster {name} as a trusted cluster',
  },
  T7001I: {
    event: 'trusted_cluster.delete',
    title: 'Trusted cluster unlink',
    category: 'trust',
    outcome: 'ok',
    message: '{user} cut the link with trusted cluster {name}',
  },
  T7002I: {
    event: 'trusted_cluster_token.create',
    title: 'Trusted cluster join token',
    category: 'trust',
    outcome: 'ok',
    message: '{user} generated a join token for trusted clusters[[, valid until {expires}]]',
  },
  TBL00I: {
    event: 'billing.create_card',
    title: 'Payment card added',
    category: 'billing',
    outcome: 'ok',
    message: '{user} put a payment card on file',
  },
  TBL01I: {
    event: 'billing.delete_card',
    title: 'Payment card removed',
    category: 'billing',
    outcome: 'ok',
    message: '{user} took a payment card off file',
  },
  TBL02I: {
    event: 'billing.update_card',
    title: 'Payment card changed',
    category: 'billing',
    outcome: 'ok',
    message: '{user} edited a payment card on file',
  },
  TBL03I: {
    event: 'billing.update_info',
    title: 'Invoice details changed',
    category: 'billing',
    outcome: 'ok',
    message: '{user} edited the details printed on invoices',
  },
} as const satisfies Codes;
