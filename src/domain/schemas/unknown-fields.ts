// Finds fields of a document that its schema does not define. 14.x and 18.x drop such fields silently; 19.x refuses
// them (docs/protocol/resources.md#6.1).
import { isMap, isSeq, type Pair } from 'yaml';
import { keyText } from '#domain/yaml/key-text.ts';
import type { YamlDocument } from '#domain/yaml/parse-yaml.ts';
import { suggestSpelling } from '#lib/text/spelling-suggestion.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { itemsOf, propertyOf, type JsonSchema } from './json-schema.ts';
import { unknownField, unknownFieldSuggestion } from './messages.ts';

interface UnknownField {
  /** The node of the name. */
  node: unknown;
  /** The names of the parent fields and of the field itself. */
  path: readonly string[];
  /** The node of its value. */
  value: unknown;
  message: string;
}

function unknownFieldsInPair(pair: Pair, schema: JsonSchema, parents: readonly string[]): UnknownField[] {
  const { key, value } = pair;
  const name = keyText(pair) ?? '';
  // A merge key inserts fields from another place in the document. They are checked there.
  if (name === '<<') return [];
  const property = propertyOf(schema, name);
  const path = [...parents, name];
  if (property) return unknownFieldsUnder(value, property, path);
  if (schema.additionalProperties !== false) return [];
  const suggestion = suggestSpelling(name, Object.keys(schema.properties ?? {}));
  const safeName = sanitize(name);
  return [
    {
      node: key,
      path,
      value,
      message: suggestion === undefined ? unknownField(safeName) : unknownFieldSuggestion(safeName, suggestion),
    },
  ];
}

/** Aliases are skipped, because their targets are checked at another place. */
function unknownFieldsUnder(node: unknown, schema: JsonSchema, path: readonly string[]): UnknownField[] {
  if (isMap(node)) return node.items.flatMap((pair) => unknownFieldsInPair(pair, schema, path));
  const items = itemsOf(schema);
  return items && isSeq(node) ? node.items.flatMap((item) => unknownFieldsUnder(item, items, path)) : [];
}

export const unknownFieldsIn = ({ contents }: YamlDocument, schema: JsonSchema): UnknownField[] =>
  unknownFieldsUnder(contents, schema, []);
