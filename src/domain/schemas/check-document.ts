import { textRangeOf } from '#domain/yaml/text-range.ts';
import type { YamlDocument } from '#domain/yaml/parse-yaml.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { droppedOnSave } from './messages.ts';
import { schemaProblemsOf, type JsonSchema } from './json-schema.ts';
import { unknownFieldsIn } from './unknown-fields.ts';

/** All differences between a document and its schema, with their positions in the text. */
export const checkDocument = (document: YamlDocument, schema: JsonSchema): readonly TextProblem[] => [
  ...schemaProblemsOf(document, schema),
  ...unknownFieldsIn(document, schema).map(({ node, message }): TextProblem => ({
    ...textRangeOf(node),
    // 14.x and 18.x drop the field (docs/protocol/resources.md#6.1).
    severity: 'warning',
    message: droppedOnSave(message),
    isShownAgain: true,
  })),
];
