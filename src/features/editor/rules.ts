import { checkDocument } from '#domain/schemas/check-document.ts';
import type { JsonSchema } from '#domain/schemas/json-schema.ts';
import type { CheckWithProxy } from './proxy-answer.ts';
import type { CheckDocument } from './use-checked-text.ts';

/** What an editor knows of a kind of resource. */
export interface EditorRules {
  /** For completion and help, by the version that the text names. */
  schemaOf: (text: string) => JsonSchema;
  check: CheckDocument;
  /** Where the proxy reads a text without storing it. */
  checkWithProxy?: CheckWithProxy;
}

export const rulesOf = (schema: JsonSchema): EditorRules => ({
  schemaOf: () => schema,
  check: (_, document) => checkDocument(document, schema),
});
