import { placeOf } from '#domain/yaml/place-of.ts';
import type { YamlDocument } from '#domain/yaml/read-yaml.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { dropped } from './messages.ts';
import { problemsOf, type JsonSchema } from './json-schema.ts';
import { unknownFieldsIn } from './unknown-fields.ts';

/** Everything in which a document differs from its schema, with its place in the text. */
export const checkDocument = (document: YamlDocument, schema: JsonSchema): readonly TextProblem[] => [
  ...problemsOf(document, schema),
  ...unknownFieldsIn(document, schema).map(({ at, message }): TextProblem => ({
    ...placeOf(at),
    // 14.x and 18.x drop the field (docs/protocol/resources.md#6.1).
    severity: 'warning',
    message: dropped(message),
    isShownAgain: true,
  })),
];
