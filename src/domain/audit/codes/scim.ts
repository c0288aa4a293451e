// Catalog entries of audit events about users and groups that another system manages through SCIM, a protocol for
// provisioning users.
import type { EventFamily } from '#domain/audit/entry.ts';

export const SCIM = {
  TSCIM001E: {
    event: 'scim.create',
    title: 'SCIM resource creation failed',
    category: 'integration',
    outcome: 'failure',
    message: 'Integration {integration} failed to create {resource_type} {display} through SCIM[[: {error}]]',
  },
  TSCIM001I: {
    event: 'scim.create',
    title: 'SCIM resource created',
    category: 'integration',
    outcome: 'ok',
    message: 'Integration {integration} created {resource_type} {display} through SCIM',
  },
  TSCIM002E: {
    event: 'scim.update',
    title: 'SCIM resource update failed',
    category: 'integration',
    outcome: 'failure',
    message: 'Integration {integration} failed to update {resource_type} {display} through SCIM[[: {error}]]',
  },
  TSCIM002I: {
    event: 'scim.update',
    title: 'SCIM resource updated',
    category: 'integration',
    outcome: 'ok',
    message: 'Integration {integration} updated {resource_type} {display} through SCIM',
  },
  TSCIM003E: {
    event: 'scim.delete',
    title: 'SCIM resource deletion failed',
    category: 'integration',
    outcome: 'failure',
    message: 'Integration {integration} failed to delete {resource_type} {display} through SCIM[[: {error}]]',
  },
  TSCIM003I: {
    event: 'scim.delete',
    title: 'SCIM resource deleted',
    category: 'integration',
    outcome: 'ok',
    message: 'Integration {integration} deleted {resource_type} {display} through SCIM',
  },
  TSCIM004E: {
    event: 'scim.get',
    title: 'SCIM resource read failed',
    category: 'integration',
    outcome: 'failure',
    message: 'Integration {integration} failed to read {resource_type} {display} through SCIM[[: {error}]]',
  },
  TSCIM004I: {
    event: 'scim.get',
    title: 'SCIM resource read',
    category: 'integration',
    outcome: 'info',
    message: 'Integration {integration} read {resource_type} {display} through SCIM',
  },
  TSCIM005E: {
    event: 'scim.list',
    title: 'SCIM resource listing failed',
    category: 'integration',
    outcome: 'failure',
    message: 'Integration {integration} failed to list {resource_type} resources through SCIM[[: {error}]]',
  },
  TSCIM005I: {
    event: 'scim.list',
    title: 'SCIM resources listed',
    category: 'integration',
    outcome: 'info',
    message: 'Integration {integration} listed {resource_type} resources through SCIM[[, {resource_count} returned]]',
  },
  TSCIM005IE: {
    event: 'scim.list',
    title: 'SCIM resource listing failed (misspelled code)',
    category: 'integration',
    outcome: 'failure',
    message: 'Integration {integration} failed to list {resource_type} resources through SCIM[[: {error}]]',
  },
} as const satisfies EventFamily;
