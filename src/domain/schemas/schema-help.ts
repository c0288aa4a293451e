// What an editor says about a place in a document, by its schema: what may stand there, and what it means.
import { namePathAt, siblingNames, yamlPositionAt } from '#domain/yaml/yaml-position.ts';
import { schemaAt, type JsonSchema } from './json-schema.ts';

interface SchemaCompletions {
  from: number;
  options: { insert: string; note: string }[];
}

/** Words and marks that mean something else without quotes (docs/protocol/resources.md#6.1). */
const NEEDS_QUOTES = /^(?:y|yes|n|no|on|off|true|false|null|~|[*&!%@`].*)?$/i;

const toYamlText = (value: unknown): string =>
  typeof value === 'string' && !NEEDS_QUOTES.test(value) ? value : JSON.stringify(value);

const withoutQuote = (typed: string): string => typed.toLowerCase().replace(/^["']/, '');

/** Everything a schema or one of its ways can be. */
const alternativesOf = (schema: JsonSchema): readonly JsonSchema[] => [
  schema,
  ...(schema.anyOf ?? []).flatMap(alternativesOf),
];

function allowedValuesOf(schema: JsonSchema): string[] {
  const values = alternativesOf(schema).flatMap(({ enum: enumValues, type, examples, default: defaultValue }) => [
    ...(enumValues ?? []),
    ...(type === 'boolean' ? [true, false] : []),
    ...(defaultValue === undefined || typeof defaultValue === 'object' ? [] : [defaultValue]),
    ...(examples ?? []).filter((one) => typeof one !== 'object'),
  ]);
  return [...new Set(values.map(toYamlText))];
}

const isScalar = ({ type }: JsonSchema): boolean => type !== 'object' && type !== 'array';

/** Names that may stand at an offset but do not yet, or values, narrowed by what is typed. */
export function completionsAt(content: string, offset: number, schema: JsonSchema): SchemaCompletions | undefined {
  const place = yamlPositionAt(content, offset);
  const placeSchema = place && schemaAt(schema, place.path);
  if (!place || !placeSchema) return undefined;
  const typed = withoutQuote(content.slice(place.from, offset));
  const matchesTyped = ({ insert }: { insert: string }) => withoutQuote(insert).startsWith(typed);
  const values = allowedValuesOf(placeSchema).map((insert) => ({ insert, note: '' }));
  if (place.at === 'value') return { from: place.from, options: values.filter(matchesTyped) };
  const existingNames = siblingNames(content, offset);
  const names = alternativesOf(placeSchema)
    .flatMap(({ properties }) => Object.entries(properties ?? {}))
    .filter(([name]) => !existingNames.has(name))
    .map(([name, { description = '', ...rest }]) => ({
      insert: isScalar(rest) ? `${name}: ` : `${name}:`,
      note: description,
    }));
  const isItem = place.path.at(-1) === '-';
  return { from: place.from, options: [...names, ...(isItem ? values : [])].filter(matchesTyped) };
}

/** What the name at an offset means. */
export function helpAt(content: string, offset: number, schema: JsonSchema): string | undefined {
  const path = namePathAt(content, offset);
  return path && schemaAt(schema, path)?.description;
}
