// What a role document may say, by its version: for completion, hover help and the lint.
import { once } from '#lib/once.ts';
import { RESOURCE_NAME } from './document.ts';
import type { JsonSchema } from './json-schema.ts';
import { conditions, object } from './role-conditions.ts';
import { DOCUMENT, METADATA, SPEC } from './role-messages.ts';
import { options } from './role-options.ts';
import { isKnownVersion, NEWEST, ROLE_VERSIONS, type RoleVersion } from './role-terms.ts';

const TEXT: JsonSchema = { type: 'string' };

const metadata: JsonSchema = {
  ...object(
    {
      name: { ...TEXT, ...RESOURCE_NAME },
      description: TEXT,
      labels: { type: 'object', additionalProperties: TEXT },
      expires: TEXT,
      namespace: TEXT,
      revision: TEXT,
      id: { type: 'integer' },
    },
    METADATA,
  ),
  required: ['name'],
};

function schemaOf(version: RoleVersion): JsonSchema {
  const spec = object({ allow: conditions(version, 'allow'), deny: conditions(version, 'deny'), options }, SPEC);
  return {
    ...object({ kind: { enum: ['role'] }, version: { enum: ROLE_VERSIONS }, sub_kind: TEXT, metadata, spec }, DOCUMENT),
    required: ['kind', 'version', 'metadata', 'spec'],
  };
}

const schemas = once(() => new Map(ROLE_VERSIONS.map((version) => [version, schemaOf(version)])));

/** The schema of a version; of one that is not known, that of the newest. */
export const roleSchema = (version: string): JsonSchema =>
  schemas().get(isKnownVersion(version) ? version : NEWEST) ?? schemaOf(NEWEST);
