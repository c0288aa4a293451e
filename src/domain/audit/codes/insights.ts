// Reports, what the access graph watches, certificates, git, and what the proxy did not recognize.
import type { Codes } from '#domain/audit/entry.ts';
import { failed, has, includes, is } from '#domain/audit/fields.ts';

export const INSIGHTS = {
  CJ001I: {
    event: 'access_graph.crown_jewel.create',
    title: 'New crown jewel',
    category: 'other',
    outcome: 'ok',
    message: '{user} marked {name} as a crown jewel[[, selected by {crown_jewel_query}]]',
    variants: [
      {
        when: failed,
        title: 'Crown jewel not marked',
        outcome: 'failure',
        message: '{user} could not mark {name} as a crown jewel[[: {error}]]',
      },
    ],
  },
  CJ002I: {
    event: 'access_graph.crown_jewel.update',
    title: 'Crown jewel change',
    category: 'other',
    outcome: 'ok',
    message: '{user} edited what crown jewel {name} covers[[: {updated_crown_jewel_query}]]',
    variants: [
      {
        when: failed,
        title: 'Crown jewel not changed',
        outcome: 'failure',
        message: '{user} could not edit what crown jewel {name} covers[[: {error}]]',
      },
    ],
  },
  CJ003I: {
    event: 'access_graph.crown_jewel.delete',
    title: 'Crown jewel removal',
    category: 'other',
    outcome: 'ok',
    message: '{user} stopped treating {name} as a crown jewel',
    variants: [
      {
        when: failed,
        title: 'Crown jewel not removed',
        outcome: 'failure',
        message: '{user} could not stop treating {name} as a crown jewel[[: {error}]]',
      },
    ],
  },
  SRE001I: {
    event: 'secreports.audit.query.run',
    title: 'Audit log query',
    category: 'other',
    outcome: 'info',
    message: '{user} queried the audit log: {query}',
    variants: [
      {
        when: failed,
        title: 'Failed audit log query',
        outcome: 'failure',
        message: '{user} could not query the audit log with {query}[[: {error}]]',
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
        when: failed,
        title: 'Failed security report run',
        outcome: 'failure',
        message: '{user} could not run security report {name}[[: {error}]]',
      },
    ],
  },
  TAG001I: {
    event: 'access_graph.access_path_changed',
    title: 'Changed reach of a resource',
    category: 'other',
    outcome: 'info',
    message:
      'Change {change_id} altered who can reach the {affected_resource_type} {affected_resource_name} in {affected_resource_source}',
    instead: { affected_resource_type: ['affected_resource_kind'] },
  },
  TC000I: {
    event: 'cert.create',
    title: 'New certificate',
    category: 'other',
    outcome: 'ok',
    message: 'The certificate authority issued {identity.user} a {cert_type} certificate',
    variants: [
      {
        when: includes('identity.usage', 'usage:windows_desktop'),
        title: 'Desktop certificate issue',
        outcome: 'ok',
        message: 'The certificate authority issued {identity.user} a Windows desktop certificate',
      },
    ],
  },
  TCC00E: {
    event: 'unknown',
    title: 'Unrecognized event',
    category: 'other',
    outcome: 'failure',
    message: 'The server could not interpret a {unknown_event} event[[ with code {unknown_code}]]',
    instead: { unknown_event: ['unknown_type'] },
  },
  TGIT001E: {
    event: 'git.command',
    title: 'Git operation failure',
    category: 'other',
    outcome: 'failure',
    message: '{user} ran {service} on repository {path} without success[[, exit code {exitCode}]][[: {exitError}]]',
  },
  TGIT001I: {
    event: 'git.command',
    title: 'Git fetch',
    category: 'other',
    outcome: 'ok',
    message: '{user} fetched from repository {path}',
    variants: [
      {
        when: is('service', 'git-receive-pack'),
        title: 'Git push',
        outcome: 'ok',
        message: '{user} pushed to repository {path}[[: {actions}]]',
      },
      {
        when: (fields) => has('service')(fields) && !is('service', 'git-upload-pack')(fields),
        title: 'Git command',
        outcome: 'ok',
        message: '{user} ran {service} on repository {path}',
      },
    ],
    format: { actions: 'gitActions' },
  },
} as const satisfies Codes;
