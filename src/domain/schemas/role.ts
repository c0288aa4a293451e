// What a role document may say, by its version: for completion, hover help and the lint.
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

function schemaOf(version: RoleVersion, newest: RoleVersion): JsonSchema {
  const spec = object({ allow: conditions(version, 'allow'), deny: conditions(version, 'deny'), options }, SPEC);
  const versions = ROLE_VERSIONS.slice(0, ROLE_VERSIONS.indexOf(newest) + 1);
  return {
    ...object({ kind: { enum: ['role'] }, version: { enum: versions }, sub_kind: TEXT, metadata, spec }, DOCUMENT),
    required: ['kind', 'version', 'metadata', 'spec'],
  };
}

const schemas = new Map<string, JsonSchema>();

/** The schema of a version; of one that is not known, that of the newest that the proxy has. */
export function roleSchema(version: string, newest: RoleVersion = NEWEST): JsonSchema {
  const known = isKnownVersion(version) ? version : newest;
  const key = `${known} ${newest}`;
  const schema = schemas.get(key) ?? schemaOf(known, newest);
  schemas.set(key, schema);
  return schema;
}
