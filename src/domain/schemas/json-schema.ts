// The part of JSON Schema that ours are written in, and what a document has to say against one. It is interpreted:
// validators that compile their schemas need `eval`, which no proxy allows.
import { isAlias, isMap, isPair, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { Problem } from '#lib/text/problem.ts';
import type { YamlDocument } from '#domain/yaml/read-yaml.ts';
import { ITEM } from '#domain/yaml/place-in.ts';
import { placeOf } from '#domain/yaml/place-of.ts';
import { missingField, notOneOf, wrongType } from './messages.ts';

export type SchemaType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

export interface JsonSchema {
  type?: SchemaType | readonly SchemaType[];
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  enum?: readonly (string | number | boolean)[];
  /** Anything goes where it is left out. */
  additionalProperties?: boolean | JsonSchema;
  required?: readonly string[];
  description?: string;
  anyOf?: readonly JsonSchema[];
  examples?: readonly unknown[];
  default?: unknown;
}

const EMPTY: JsonSchema = {};

/** What the schema says about one name of a map; undefined where it knows none such. */
export function propertyOf(schema: JsonSchema, name: string): JsonSchema | undefined {
  const { properties = {}, additionalProperties = true } = schema;
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (own) return own;
  if (schema.anyOf) return schema.anyOf.map((one) => propertyOf(one, name)).find((found) => found !== undefined);
  if (typeof additionalProperties === 'object') return additionalProperties;
  return undefined;
}

export const itemsOf = ({ items, anyOf }: JsonSchema): JsonSchema | undefined =>
  items ?? anyOf?.map(itemsOf).find((found) => found !== undefined);

/** The part of a schema that a path of names and list items leads to. */
export function schemaAt(schema: JsonSchema, path: readonly (string | number)[]): JsonSchema | undefined {
  let at: JsonSchema | undefined = schema;
  for (const step of path) at = at && (step === ITEM || typeof step === 'number' ? itemsOf(at) : propertyOf(at, step));
  return at;
}

const listed = (type: JsonSchema['type']): readonly SchemaType[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;

function typesOf(node: Node): readonly SchemaType[] {
  if (isMap(node)) return ['object'];
  if (isSeq(node)) return ['array'];
  const value: unknown = isScalar(node) ? node.value : undefined;
  if (value === null) return ['null'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  if (typeof value === 'boolean') return ['boolean'];
  // A time without quotes is a text to a proxy.
  return ['string'];
}

type Place = Pick<Problem, 'from' | 'to'>;

const nameOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '');
const isNode = (value: unknown): value is Node => isMap(value) || isSeq(value) || isScalar(value) || isAlias(value);

function mapProblems(node: Node & { items: readonly unknown[] }, schema: JsonSchema): Problem[] {
  const pairs = node.items.filter((one) => isPair(one));
  const names = new Set(pairs.map(nameOf));
  const missing = (schema.required ?? [])
    .filter((name) => !names.has(name))
    .map((name): Problem => ({ ...firstOf(node), severity: 'error', message: missingField(name) }));
  const within = pairs.flatMap((pair): readonly Problem[] => {
    const found = propertyOf(schema, nameOf(pair));
    return found && isNode(pair.value) ? problemsIn(pair.value, found) : [];
  });
  return [...missing, ...within];
}

/** The first name of a map stands for the whole. */
function firstOf(node: Node & { items: readonly unknown[] }): Place {
  const [first] = node.items;
  return isPair(first) && isNode(first.key) ? placeOf(first.key) : { ...placeOf(node), to: placeOf(node).from + 1 };
}

/** What a part of a document has against its schema. Nothing is as good as left out, to proxies as well. */
function problemsIn(node: Node, schema: JsonSchema): readonly Problem[] {
  if (isAlias(node) || (isScalar(node) && node.value === null)) return [];
  const { anyOf, ...rest } = schema;
  if (anyOf) return best(anyOf.map((one) => problemsIn(node, { ...rest, ...one })));
  const types = listed(schema.type);
  const place = isMap(node) || isSeq(node) ? firstOf(node) : placeOf(node);
  if (types.length > 0 && !typesOf(node).some((type) => types.includes(type)))
    return [{ ...place, severity: 'error', message: wrongType(types[0] ?? 'string') }];
  if (schema.enum && isScalar(node) && !schema.enum.some((one) => one === node.value))
    return [{ ...place, severity: 'error', message: notOneOf(schema.enum.join(', ')) }];
  if (isMap(node)) return mapProblems(node, schema);
  if (isSeq(node)) return node.items.flatMap((one) => (isNode(one) ? problemsIn(one, schema.items ?? EMPTY) : []));
  return [];
}

/** Of several ways to be right, the one that is nearest. */
const best = (ways: readonly (readonly Problem[])[]): readonly Problem[] =>
  ways.reduce((least, one) => (one.length < least.length ? one : least), ways[0] ?? []);

/** What a document lacks, and which values are none that the schema has. Names that it has not are `unknownFields`. */
export const problemsOf = ({ contents }: YamlDocument, schema: JsonSchema): readonly Problem[] =>
  contents === null ? [] : problemsIn(contents, schema);
