// A trusted cluster (docs/protocol/resources.md#6).
import { documentSchema } from './document.ts';
import type { JsonSchema } from './json-schema.ts';
import { TRUSTED_CLUSTER } from './trusted-cluster-messages.ts';

const text = (description: string): JsonSchema => ({ type: 'string', description });

const MAPPING: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['remote', 'local'],
  properties: {
    remote: text(TRUSTED_CLUSTER.remote),
    local: { type: 'array', items: { type: 'string' }, description: TRUSTED_CLUSTER.local },
  },
};

export const trustedClusterSchema = documentSchema({
  kind: 'trusted_cluster',
  versions: ['v2'],
  spec: {
    type: 'object',
    description: TRUSTED_CLUSTER.spec,
    additionalProperties: false,
    required: ['web_proxy_addr'],
    properties: {
      enabled: { type: 'boolean', description: TRUSTED_CLUSTER.enabled },
      token: text(TRUSTED_CLUSTER.token),
      web_proxy_addr: { ...text(TRUSTED_CLUSTER.webProxy), examples: ['root.example.com:443'] },
      tunnel_addr: { ...text(TRUSTED_CLUSTER.tunnel), examples: ['root.example.com:3024'] },
      role_map: { type: 'array', items: MAPPING, description: TRUSTED_CLUSTER.roleMap },
      roles: { type: 'array', items: { type: 'string' }, description: TRUSTED_CLUSTER.roles },
    },
  },
});
