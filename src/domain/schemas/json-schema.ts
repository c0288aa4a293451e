// The part of JSON Schema that ours are written in, and what a document has to say against one. It is interpreted:
// validators that compile their schemas need `eval`, which no proxy allows.
import { isAlias, isMap, isPair, isScalar, isSeq, type Node, type Pair, type Scalar } from 'yaml';
import type { TextProblem } from '#lib/text/text-problem.ts';
import type { YamlDocument } from '#domain/yaml/read-yaml.ts';
import { ITEM } from '#domain/yaml/place-in.ts';
import { keyText } from '#domain/yaml/key-text.ts';
import { placeOf } from '#domain/yaml/place-of.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import * as says from './messages.ts';

export type SchemaType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

export interface JsonSchema {
  type?: SchemaType | readonly SchemaType[];
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  enum?: readonly (string | number | boolean)[];
  /** Of an enum: the proxy stores any other text too. */
  takesOthers?: boolean;
  /** Anything goes where it is left out. */
  additionalProperties?: boolean | JsonSchema;
  required?: readonly string[];
  description?: string;
  anyOf?: readonly JsonSchema[];
  examples?: readonly unknown[];
  default?: unknown;
  /** A regular expression for texts, and the problem of a text that does not match. */
  pattern?: string;
  errorMessage?: string;
  /** Of a pattern: the proxy reads other texts too, but does not store them. */
  isAboutStoring?: boolean;
  /** Of a boolean: the proxy also reads a text, and takes a word that it does not know as false. */
  readsWords?: boolean;
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

type Place = Pick<TextProblem, 'from' | 'to'>;

const isNode = (value: unknown): value is Node => isMap(value) || isSeq(value) || isScalar(value) || isAlias(value);

/** What a plain text would be in quotes. */
const quoted = ({ source = '' }: Scalar) => ({ title: says.QUOTE, insert: JSON.stringify(source) });

const isPlain = (node: unknown): node is Scalar => isScalar(node) && node.type === 'PLAIN';

/** Free names that the proxy does not read as they are written, such as `yes` and `012`. */
function nameProblems({ key }: Pair): TextProblem[] {
  const isRewritten =
    isPlain(key) && ['boolean', 'number'].includes(typeof key.value) && String(key.value) !== key.source;
  if (!isRewritten) return [];
  return [{ ...placeOf(key), severity: 'warning', message: says.nameReadAs(key.value), fix: quoted(key) }];
}

function mapProblems(node: Node & { items: readonly unknown[] }, schema: JsonSchema): TextProblem[] {
  const pairs = node.items.filter((one) => isPair(one));
  // Of several pairs with the same name, the proxy reads the last one only.
  const byName = new Map(pairs.map((pair) => [keyText(pair) ?? '', pair]));
  const isMerged = byName.has('<<');
  const missing = (schema.required ?? [])
    .filter((name) => !byName.has(name) && !isMerged)
    .map((name): TextProblem => ({ ...firstOf(node), severity: 'error', message: says.missingField(name) }));
  const within = [...byName].flatMap(([name, pair]): readonly TextProblem[] => {
    const found = propertyOf(schema, name);
    const isFree = found !== undefined && found === schema.additionalProperties;
    const inName = isFree ? nameProblems(pair) : [];
    return found && isNode(pair.value) ? [...inName, ...problemsIn(pair.value, found)] : inName;
  });
  return [...missing, ...within];
}

/** The first name of a map stands for the whole. */
function firstOf(node: Node & { items: readonly unknown[] }): Place {
  const [first] = node.items;
  return isPair(first) && isNode(first.key) ? placeOf(first.key) : { ...placeOf(node), to: placeOf(node).from + 1 };
}

/** All types that a schema takes. */
const allTypes = ({ type, anyOf = [] }: JsonSchema): readonly SchemaType[] => [
  ...listed(type),
  ...anyOf.flatMap(allTypes),
];

/** `~` and `null`, where a text is expected. No value at all is as good as left out. */
function nullProblems(node: Scalar, schema: JsonSchema): readonly TextProblem[] {
  if (!isPlain(node) || !node.source || !allTypes(schema).includes('string')) return [];
  return [{ ...placeOf(node), severity: 'warning', message: says.READ_AS_NOTHING, fix: quoted(node) }];
}

const WORDS_OF_TRUTH = /^(?:y|yes|t|true|on|1|n|no|f|false|off|0)?$/i;

/** A plain value that the proxy reads as a boolean or a number, where a text is expected. */
function unquoted(node: Scalar): readonly TextProblem[] {
  const { value } = node;
  const message = typeof value === 'boolean' ? says.quoteWord(value) : says.quoteNumber(String(value));
  return [{ ...placeOf(node), severity: 'error', message, fix: quoted(node) }];
}

function notOneOf(node: Scalar, { enum: terms = [], takesOthers }: JsonSchema): readonly TextProblem[] {
  if (isPlain(node) && typeof node.value !== 'string' && terms.some((term) => term === node.source))
    return unquoted(node);
  const severity = takesOthers && typeof node.value === 'string' ? 'warning' : 'error';
  return [{ ...placeOf(node), severity, message: says.notOneOf(terms.join(', ')) }];
}

function wrongType(node: Node, schema: JsonSchema, place: Place): readonly TextProblem[] {
  const [type = 'string'] = listed(schema.type);
  if (type === 'string' && isPlain(node)) return unquoted(node);
  if (schema.readsWords && isScalar(node) && typeof node.value === 'string') {
    const isKnown = WORDS_OF_TRUTH.test(node.value);
    return isKnown ? [] : [{ ...place, severity: 'warning', message: says.readAsFalse(sanitize(node.value)) }];
  }
  return [{ ...place, severity: 'error', message: says.wrongType(type) }];
}

/** What a part of a document has against its schema. */
function problemsIn(node: Node, schema: JsonSchema): readonly TextProblem[] {
  if (isAlias(node)) return [];
  if (isScalar(node) && node.value === null) return nullProblems(node, schema);
  const { anyOf, ...rest } = schema;
  if (anyOf) return best(anyOf.map((one) => problemsIn(node, { ...rest, ...one })));
  const types = listed(schema.type);
  const place = isMap(node) || isSeq(node) ? firstOf(node) : placeOf(node);
  if (types.length > 0 && !typesOf(node).some((type) => types.includes(type))) return wrongType(node, schema, place);
  if (schema.enum && isScalar(node) && !schema.enum.some((one) => one === node.value))
    return notOneOf(node, { enum: schema.enum, takesOthers: schema.takesOthers === true });
  if (schema.pattern && isScalar(node) && !new RegExp(schema.pattern, 'u').test(String(node.value)))
    return [
      {
        ...place,
        severity: 'error',
        message: schema.errorMessage ?? '',
        ...(schema.isAboutStoring && { isAboutStoring: true }),
      },
    ];
  if (isMap(node)) return mapProblems(node, schema);
  if (isSeq(node)) return node.items.flatMap((one) => (isNode(one) ? problemsIn(one, schema.items ?? EMPTY) : []));
  return [];
}

/** Of several ways to be right, the one that is nearest. */
const best = (ways: readonly (readonly TextProblem[])[]): readonly TextProblem[] =>
  ways.reduce((least, one) => (one.length < least.length ? one : least), ways[0] ?? []);

/** What a document lacks, and which values are none that the schema has. Names that it has not are `unknownFields`. */
export const problemsOf = ({ contents }: YamlDocument, schema: JsonSchema): readonly TextProblem[] =>
  contents === null ? [] : problemsIn(contents, schema);
