// The schema of a trusted cluster (docs/protocol/resources.md#6).
import { documentSchema } from './document-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { TRUSTED_CLUSTER_HELP } from './trusted-cluster-messages.ts';

const textField = (description: string): JsonSchema => ({ type: 'string', description });

const ROLE_MAPPING_SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['remote', 'local'],
  properties: {
    remote: textField(TRUSTED_CLUSTER_HELP.remote),
    local: { type: 'array', items: { type: 'string' }, description: TRUSTED_CLUSTER_HELP.local },
  },
};

export const trustedClusterSchema = documentSchema({
  kind: 'trusted_cluster',
  versions: ['v2'],
  spec: {
    type: 'object',
    description: TRUSTED_CLUSTER_HELP.spec,
    additionalProperties: false,
    required: ['web_proxy_addr'],
    properties: {
      enabled: { type: 'boolean', description: TRUSTED_CLUSTER_HELP.enabled },
      token: textField(TRUSTED_CLUSTER_HELP.token),
      web_proxy_addr: { ...textField(TRUSTED_CLUSTER_HELP.webProxy), examples: ['root.example.com:443'] },
      tunnel_addr: { ...textField(TRUSTED_CLUSTER_HELP.tunnel), examples: ['root.example.com:3024'] },
      role_map: { type: 'array', items: ROLE_MAPPING_SCHEMA, description: TRUSTED_CLUSTER_HELP.roleMap },
      roles: { type: 'array', items: { type: 'string' }, description: TRUSTED_CLUSTER_HELP.roles },
    },
  },
});
