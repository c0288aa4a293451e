// Catalog entries of audit events about reports, the access graph (a map of who can access which resources),
// certificates, git, and events that the proxy did not recognize. A crown jewel is a resource marked as critical.
import type { EventFamily } from '#domain/audit/entry.ts';
import { hasFailed, hasField, fieldIncludes, fieldIs } from '#domain/audit/fields.ts';

export const INSIGHTS = {
  CJ001I: {
    event: 'access_graph.crown_jewel.create',
    title: 'Crown jewel created',
    category: 'other',
    outcome: 'ok',
    message: '{user} created crown jewel {name}[[, selected by {crown_jewel_query}]]',
    variants: [
      {
        when: hasFailed,
        title: 'Crown jewel creation failed',
        outcome: 'failure',
        message: '{user} failed to create crown jewel {name}[[: {error}]]',
      },
    ],
  },
  CJ002I: {
    event: 'access_graph.crown_jewel.update',
    title: 'Crown jewel updated',
    category: 'other',
    outcome: 'ok',
    message: '{user} updated crown jewel {name}[[, selected by {updated_crown_jewel_query}]]',
    variants: [
      {
        when: hasFailed,
        title: 'Crown jewel update failed',
        outcome: 'failure',
        message: '{user} failed to update crown jewel {name}[[: {error}]]',
      },
    ],
  },
  CJ003I: {
    event: 'access_graph.crown_jewel.delete',
    title: 'Crown jewel deleted',
    category: 'other',
    outcome: 'ok',
    message: '{user} deleted crown jewel {name}',
    variants: [
      {
        when: hasFailed,
        title: 'Crown jewel deletion failed',
        outcome: 'failure',
        message: '{user} failed to delete crown jewel {name}[[: {error}]]',
      },
    ],
  },
  SRE001I: {
    event: 'secreports.audit.query.run',
    title: 'Audit log queried',
    category: 'other',
    outcome: 'info',
    message: '{user} queried the audit log: {query}',
    variants: [
      {
        when: hasFailed,
        title: 'Audit log query failed',
        outcome: 'failure',
        message: '{user} failed to query the audit log with {query}[[: {error}]]',
      },
    ],
  },
  SRE002I: {
    event: 'secreports.report.run',
    title: 'Security report run',
    category: 'other',
    outcome: 'info',
    message: '{user} ran security report {name}',
    variants: [
      {
        when: hasFailed,
        title: 'Security report failed',
        outcome: 'failure',
        message: '{user} failed to run security report {name}[[: {error}]]',
      },
    ],
  },
  TAG001I: {
    event: 'access_graph.access_path_changed',
    title: 'Access path changed',
    category: 'other',
    outcome: 'info',
    message:
      'Access path to {affected_resource_type} {affected_resource_name} in {affected_resource_source} changed (change {change_id})',
    fallbackFields: { affected_resource_type: ['affected_resource_kind'] },
  },
  TC000I: {
    event: 'cert.create',
    title: 'Certificate issued',
    category: 'other',
    outcome: 'ok',
    message: 'The certificate authority issued a {cert_type} certificate to {identity.user}',
    variants: [
      {
        when: fieldIncludes('identity.usage', 'usage:windows_desktop'),
        title: 'Desktop certificate issued',
        outcome: 'ok',
        message: 'The certificate authority issued a Windows desktop certificate to {identity.user}',
      },
    ],
  },
  TCC00E: {
    event: 'unknown',
    title: 'Unrecognized event',
    category: 'other',
    outcome: 'failure',
    message: 'The server did not recognize event {unknown_event}[[ with code {unknown_code}]]',
    fallbackFields: { unknown_event: ['unknown_type'] },
  },
  TGIT001E: {
    event: 'git.command',
    title: 'Git command failed',
    category: 'other',
    outcome: 'failure',
    message: '{user} ran {service} on repository {path}, but it failed[[ with exit code {exitCode}]][[: {exitError}]]',
  },
  TGIT001I: {
    event: 'git.command',
    title: 'Git fetch run',
    category: 'other',
    outcome: 'ok',
    message: '{user} fetched from repository {path}',
    variants: [
      {
        when: fieldIs('service', 'git-receive-pack'),
        title: 'Git push run',
        outcome: 'ok',
        message: '{user} pushed to repository {path}[[: {actions}]]',
      },
      {
        when: (fields) => hasField('service')(fields) && !fieldIs('service', 'git-upload-pack')(fields),
        title: 'Git command run',
        outcome: 'ok',
        message: '{user} ran {service} on repository {path}',
      },
    ],
    format: { actions: 'gitActions' },
  },
} as const satisfies EventFamily;
