// What an editor says about a place in a document, by its schema: what may stand there, and what it means.
import { namedAt, namesBeside, placeIn } from '#domain/yaml/place-in.ts';
import { schemaAt, type JsonSchema } from './json-schema.ts';

interface Suggestions {
  from: number;
  options: { insert: string; note: string }[];
}

/** Words and marks that mean something else without quotes (docs/protocol/resources.md#6.1). */
const NEEDS_QUOTES = /^(?:y|yes|n|no|on|off|true|false|null|~|[*&!%@`].*)?$/i;

const text = (value: unknown): string =>
  typeof value === 'string' && !NEEDS_QUOTES.test(value) ? value : JSON.stringify(value);

const withoutQuote = (typed: string): string => typed.toLowerCase().replace(/^["']/, '');

/** Everything a schema or one of its ways can be. */
const waysOf = (schema: JsonSchema): readonly JsonSchema[] => [schema, ...(schema.anyOf ?? []).flatMap(waysOf)];

function valuesOf(schema: JsonSchema): string[] {
  const values = waysOf(schema).flatMap(({ enum: given, type, examples, default: usual }) => [
    ...(given ?? []),
    ...(type === 'boolean' ? [true, false] : []),
    ...(usual === undefined || typeof usual === 'object' ? [] : [usual]),
    ...(examples ?? []).filter((one) => typeof one !== 'object'),
  ]);
  return [...new Set(values.map(text))];
}

const isScalar = ({ type }: JsonSchema): boolean => type !== 'object' && type !== 'array';

/** Names that may stand at an offset but do not yet, or values, narrowed by what is typed. */
export function completionsAt(content: string, offset: number, schema: JsonSchema): Suggestions | undefined {
  const place = placeIn(content, offset);
  const found = place && schemaAt(schema, place.path);
  if (!place || !found) return undefined;
  const typed = withoutQuote(content.slice(place.from, offset));
  const matching = ({ insert }: { insert: string }) => withoutQuote(insert).startsWith(typed);
  const values = valuesOf(found).map((insert) => ({ insert, note: '' }));
  if (place.at === 'value') return { from: place.from, options: values.filter(matching) };
  const taken = namesBeside(content, offset);
  const names = waysOf(found)
    .flatMap(({ properties }) => Object.entries(properties ?? {}))
    .filter(([name]) => !taken.has(name))
    .map(([name, { description = '', ...rest }]) => ({
      insert: isScalar(rest) ? `${name}: ` : `${name}:`,
      note: description,
    }));
  const isItem = place.path.at(-1) === '-';
  return { from: place.from, options: [...names, ...(isItem ? values : [])].filter(matching) };
}

/** What the name at an offset means. */
export function helpAt(content: string, offset: number, schema: JsonSchema): string | undefined {
  const path = namedAt(content, offset);
  return path && schemaAt(schema, path)?.description;
}
