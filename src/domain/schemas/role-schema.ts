// The schema of a role by its version, for completion, help texts and the linter.
import { RESOURCE_NAME } from './document-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { conditionsSchema, objectOf } from './role-conditions.ts';
import { ROLE_DOCUMENT_HELP, ROLE_METADATA_HELP, ROLE_SPEC_HELP } from './role-messages.ts';
import { optionsSchema } from './role-options.ts';
import { isKnownVersion, NEWEST_ROLE_VERSION, ROLE_VERSIONS, type RoleVersion } from './role-terms.ts';

const TEXT: JsonSchema = { type: 'string' };

const metadataSchema: JsonSchema = {
  ...objectOf(
    {
      name: { ...TEXT, ...RESOURCE_NAME },
      description: TEXT,
      labels: { type: 'object', additionalProperties: TEXT },
      expires: TEXT,
      namespace: TEXT,
      revision: TEXT,
      id: { type: 'integer' },
    },
    ROLE_METADATA_HELP,
  ),
  required: ['name'],
};

function buildRoleSchema(version: RoleVersion, newest: RoleVersion): JsonSchema {
  const spec = objectOf(
    { allow: conditionsSchema(version, 'allow'), deny: conditionsSchema(version, 'deny'), options: optionsSchema },
    ROLE_SPEC_HELP,
  );
  const versions = ROLE_VERSIONS.slice(0, ROLE_VERSIONS.indexOf(newest) + 1);
  return {
    ...objectOf(
      { kind: { enum: ['role'] }, version: { enum: versions }, sub_kind: TEXT, metadata: metadataSchema, spec },
      ROLE_DOCUMENT_HELP,
    ),
    required: ['kind', 'version', 'metadata', 'spec'],
  };
}

const schemaCache = new Map<string, JsonSchema>();

/** The schema of a role version. For an unknown version, the schema of the proxy's newest version. */
export function roleSchema(version: string, newest: RoleVersion = NEWEST_ROLE_VERSION): JsonSchema {
  const knownVersion = isKnownVersion(version) ? version : newest;
  const key = `${knownVersion} ${newest}`;
  const schema = schemaCache.get(key) ?? buildRoleSchema(knownVersion, newest);
  schemaCache.set(key, schema);
  return schema;
}
