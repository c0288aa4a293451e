import { checkDocument } from '#domain/schemas/check-document.ts';
import type { JsonSchema } from '#domain/schemas/json-schema.ts';
import type { CheckWithProxy } from './proxy-answer.ts';
import type { CheckDocument } from './use-checked-text.ts';

/** How the editor validates and completes one kind of resource. */
export interface EditorRules {
  /** The schema for completion and help. It depends on the version in the text. */
  schemaOf: (text: string) => JsonSchema;
  check: CheckDocument;
  /** Set if the proxy can validate a text without storing it. */
  checkWithProxy?: CheckWithProxy;
}

export const rulesOf = (schema: JsonSchema): EditorRules => ({
  schemaOf: () => schema,
  check: (_, document) => checkDocument(document, schema),
});
