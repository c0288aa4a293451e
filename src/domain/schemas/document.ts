// What every resource has that is kept as a document (docs/protocol/resources.md#6).
import { DOCUMENT } from './document-messages.ts';
import type { JsonSchema } from './json-schema.ts';
import { NAME_CHARACTERS } from './messages.ts';

const text = (description: string): JsonSchema => ({ type: 'string', description });

/** Proxies store a resource under a key that has its name in it (docs/protocol/resources.md#6.1). */
export const RESOURCE_NAME: JsonSchema = {
  pattern: '^[0-9A-Za-z@_:.+-]+$',
  errorMessage: NAME_CHARACTERS,
  isAboutStoring: true,
};

const METADATA: JsonSchema = {
  type: 'object',
  description: DOCUMENT.metadata,
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { ...text(DOCUMENT.name), ...RESOURCE_NAME },
    namespace: text(DOCUMENT.namespace),
    description: text(DOCUMENT.description),
    labels: { type: 'object', description: DOCUMENT.labels, additionalProperties: { type: 'string' } },
    expires: text(DOCUMENT.expires),
    revision: text(DOCUMENT.revision),
    id: { type: 'integer', description: DOCUMENT.id },
  },
};

interface Kind {
  kind: string;
  versions: readonly string[];
  spec: JsonSchema;
}

/** The schema of a resource of one kind, around that of its `spec`. */
export const documentSchema = ({ kind, versions, spec }: Kind): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'version', 'metadata', 'spec'],
  properties: {
    kind: { type: 'string', enum: [kind], description: DOCUMENT.kind },
    sub_kind: text(DOCUMENT.subKind),
    version: { type: 'string', enum: versions, description: DOCUMENT.version },
    metadata: METADATA,
    spec,
  },
});
