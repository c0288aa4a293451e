// Completions and help texts for a position in a document, based on its schema.
import { namePathAt, siblingNames, yamlPositionAt } from '#domain/yaml/yaml-position.ts';
import { schemaAt, type JsonSchema } from './json-schema.ts';

interface SchemaCompletions {
  from: number;
  options: { insert: string; note: string }[];
}

/** Texts that YAML does not read as text without quotes, such as `yes` (docs/protocol/resources.md#6.1). */
const NEEDS_QUOTES = /^(?:y|yes|n|no|on|off|true|false|null|~|[*&!%@`].*)?$/i;

const toYamlText = (value: unknown): string =>
  typeof value === 'string' && !NEEDS_QUOTES.test(value) ? value : JSON.stringify(value);

const withoutQuote = (typed: string): string => typed.toLowerCase().replace(/^["']/, '');

/** The schema and all its alternatives (`anyOf`). */
const alternativesOf = (schema: JsonSchema): readonly JsonSchema[] => [
  schema,
  ...(schema.anyOf ?? []).flatMap(alternativesOf),
];

function allowedValuesOf(schema: JsonSchema): string[] {
  const values = alternativesOf(schema).flatMap(({ enum: enumValues, type, examples, default: defaultValue }) => [
    ...(enumValues ?? []),
    ...(type === 'boolean' ? [true, false] : []),
    ...(defaultValue === undefined || typeof defaultValue === 'object' ? [] : [defaultValue]),
    ...(examples ?? []).filter((example) => typeof example !== 'object'),
  ]);
  return [...new Set(values.map(toYamlText))];
}

const isScalar = ({ type }: JsonSchema): boolean => type !== 'object' && type !== 'array';

/**
 * Suggests field names that the map does not contain yet, or the allowed values at an offset. They start with the
 * typed text.
 */
export function completionsAt(content: string, offset: number, schema: JsonSchema): SchemaCompletions | undefined {
  const position = yamlPositionAt(content, offset);
  const positionSchema = position && schemaAt(schema, position.path);
  if (!position || !positionSchema) return undefined;
  const typed = withoutQuote(content.slice(position.from, offset));
  const matchesTyped = ({ insert }: { insert: string }) => withoutQuote(insert).startsWith(typed);
  const values = allowedValuesOf(positionSchema).map((insert) => ({ insert, note: '' }));
  if (position.part === 'value') return { from: position.from, options: values.filter(matchesTyped) };
  const existingNames = siblingNames(content, offset);
  const names = alternativesOf(positionSchema)
    .flatMap(({ properties }) => Object.entries(properties ?? {}))
    .filter(([name]) => !existingNames.has(name))
    .map(([name, property]) => ({
      insert: isScalar(property) ? `${name}: ` : `${name}:`,
      note: property.description ?? '',
    }));
  const isItem = position.path.at(-1) === '-';
  return { from: position.from, options: [...names, ...(isItem ? values : [])].filter(matchesTyped) };
}

/** The help text of the field name at an offset. */
export function helpAt(content: string, offset: number, schema: JsonSchema): string | undefined {
  const path = namePathAt(content, offset);
  return path && schemaAt(schema, path)?.description;
}
