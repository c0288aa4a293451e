// Names in a document that its schema does not have, which proxies refuse (18.x) or drop in silence (14.x).
import { isMap, isSeq, type Pair } from 'yaml';
import { keyText } from '#domain/yaml/key-text.ts';
import type { YamlDocument } from '#domain/yaml/parse-yaml.ts';
import { suggestSpelling } from '#lib/text/spelling-suggestion.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { itemsOf, propertyOf, type JsonSchema } from './json-schema.ts';
import { unknownField, unknownFieldSuggestion } from './messages.ts';

interface UnknownField {
  /** The node of the name. */
  at: unknown;
  /** The names that lead to it, its own last. */
  path: readonly string[];
  /** The node of its value. */
  value: unknown;
  message: string;
}

function unknownFieldsInPair(pair: Pair, schema: JsonSchema, parents: readonly string[]): UnknownField[] {
  const { key, value } = pair;
  const name = keyText(pair) ?? '';
  // Merge keys bring fields from elsewhere in the document, where they are looked at.
  if (name === '<<') return [];
  const known = propertyOf(schema, name);
  const path = [...parents, name];
  if (known) return unknownFieldsUnder(value, known, path);
  if (schema.additionalProperties !== false) return [];
  const suggestion = suggestSpelling(name, Object.keys(schema.properties ?? {}));
  const safeName = sanitize(name);
  return [
    {
      at: key,
      path,
      value,
      message: suggestion === undefined ? unknownField(safeName) : unknownFieldSuggestion(safeName, suggestion),
    },
  ];
}

/** What stands for something by an alias is looked at where it is written. */
function unknownFieldsUnder(node: unknown, schema: JsonSchema, path: readonly string[]): UnknownField[] {
  if (isMap(node)) return node.items.flatMap((pair) => unknownFieldsInPair(pair, schema, path));
  const items = itemsOf(schema);
  return items && isSeq(node) ? node.items.flatMap((item) => unknownFieldsUnder(item, items, path)) : [];
}

export const unknownFieldsIn = ({ contents }: YamlDocument, schema: JsonSchema): UnknownField[] =>
  unknownFieldsUnder(contents, schema, []);
