// Accounts and groups that another system keeps by SCIM.
import type { Codes } from '#domain/audit/entry.ts';

export const SCIM = {
  TSCIM001E: {
    event: 'scim.create',
    title: 'Failed resource creation by SCIM',
    category: 'integration',
    outcome: 'failure',
    message: 'Integration {integration} could not create the {resource_type} {display} by SCIM[[: {error}]]',
  },
  TSCIM001I: {
    event: 'scim.create',
    title: 'Resource creation by SCIM',
    category: 'integration',
    outcome: 'ok',
    message: 'Integration {integration} created the {resource_type} {display} by SCIM',
  },
  TSCIM002E: {
    event: 'scim.update',
    title: 'Failed resource update by SCIM',
    category: 'integration',
    outcome: 'failure',
    message: 'Integration {integration} could not update the {resource_type} {display} by SCIM[[: {error}]]',
  },
  TSCIM002I: {
    event: 'scim.update',
    title: 'Resource update by SCIM',
    category: 'integration',
    outcome: 'ok',
    message: 'Integration {integration} updated the {resource_type} {display} by SCIM',
  },
  TSCIM003E: {
    event: 'scim.delete',
    title: 'Failed resource deletion by SCIM',
    category: 'integration',
    outcome: 'failure',
    message: 'Integration {integration} could not delete the {resource_type} {display} by SCIM[[: {error}]]',
  },
  TSCIM003I: {
    event: 'scim.delete',
    title: 'Resource deletion by SCIM',
    category: 'integration',
    outcome: 'ok',
    message: 'Integration {integration} deleted the {resource_type} {display} by SCIM',
  },
  TSCIM004E: {
    event: 'scim.get',
    title: 'Failed resource lookup by SCIM',
    category: 'integration',
    outcome: 'failure',
    message: 'Integration {integration} could not read the {resource_type} {display} by SCIM[[: {error}]]',
  },
  TSCIM004I: {
    event: 'scim.get',
    title: 'Resource lookup by SCIM',
    category: 'integration',
    outcome: 'info',
    message: 'Integration {integration} read the {resource_type} {display} by SCIM',
  },
  TSCIM005E: {
    event: 'scim.list',
    title: 'Failed resource listing by SCIM',
    category: 'integration',
    outcome: 'failure',
    message: 'Integration {integration} could not list {resource_type} resources by SCIM[[: {error}]]',
  },
  TSCIM005I: {
    event: 'scim.list',
    title: 'Resource listing by SCIM',
    category: 'integration',
    outcome: 'info',
    message: 'Integration {integration} listed {resource_type} resources by SCIM[[, {resource_count} returned]]',
  },
  TSCIM005IE: {
    event: 'scim.list',
    title: 'Failed resource listing by SCIM (misspelled code)',
    category: 'integration',
    outcome: 'failure',
    message: 'Integration {integration} could not list {resource_type} resources by SCIM[[: {error}]]',
  },
} as const satisfies Codes;
