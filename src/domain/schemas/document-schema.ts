// The common schema of all resources that are edited as documents (docs/protocol/resources.md#6).
import { COMMON_FIELDS_HELP } from './document-messages.ts';
import type { JsonSchema } from './json-schema.ts';
import { NAME_CHARACTERS } from './messages.ts';

const textField = (description: string): JsonSchema => ({ type: 'string', description });

/** Names are restricted because they are part of the storage key (docs/protocol/resources.md#6.1). */
export const RESOURCE_NAME: JsonSchema = {
  pattern: '^[0-9A-Za-z@_:.+-]+$',
  errorMessage: NAME_CHARACTERS,
  isAboutStoring: true,
};

const METADATA: JsonSchema = {
  type: 'object',
  description: COMMON_FIELDS_HELP.metadata,
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { ...textField(COMMON_FIELDS_HELP.name), ...RESOURCE_NAME },
    namespace: textField(COMMON_FIELDS_HELP.namespace),
    description: textField(COMMON_FIELDS_HELP.description),
    labels: { type: 'object', description: COMMON_FIELDS_HELP.labels, additionalProperties: { type: 'string' } },
    expires: textField(COMMON_FIELDS_HELP.expires),
    revision: textField(COMMON_FIELDS_HELP.revision),
    id: { type: 'integer', description: COMMON_FIELDS_HELP.id },
  },
};

interface DocumentKind {
  kind: string;
  versions: readonly string[];
  spec: JsonSchema;
}

/** The schema of a kind of resource with the given schema of its `spec`. */
export const documentSchema = ({ kind, versions, spec }: DocumentKind): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'version', 'metadata', 'spec'],
  properties: {
    kind: { type: 'string', enum: [kind], description: COMMON_FIELDS_HELP.kind },
    sub_kind: textField(COMMON_FIELDS_HELP.subKind),
    version: { type: 'string', enum: versions, description: COMMON_FIELDS_HELP.version },
    metadata: METADATA,
    spec,
  },
});
