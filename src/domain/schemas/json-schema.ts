// The part of JSON Schema that ours are written in, and what a document has to say against one. It is interpreted:
// validators that compile their schemas need `eval`, which no proxy allows.
import { isAlias, isMap, isPair, isScalar, isSeq, type Node, type Pair, type Scalar } from 'yaml';
import type { TextProblem } from '#lib/text/text-problem.ts';
import type { YamlDocument } from '#domain/yaml/parse-yaml.ts';
import { ITEM } from '#domain/yaml/yaml-position.ts';
import { keyText } from '#domain/yaml/key-text.ts';
import { textRangeOf } from '#domain/yaml/text-range.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import * as says from './messages.ts';

export type SchemaType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

export interface JsonSchema {
  type?: SchemaType | readonly SchemaType[];
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  enum?: readonly (string | number | boolean)[];
  /** Of an enum: the proxy stores any other text too. */
  allowsOtherValues?: boolean;
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
  acceptsWords?: boolean;
}

const ANY_VALUE: JsonSchema = {};

/** What the schema says about one name of a map; undefined where it knows none such. */
export function propertyOf(schema: JsonSchema, name: string): JsonSchema | undefined {
  const { properties = {}, additionalProperties = true } = schema;
  const ownProperty = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (ownProperty) return ownProperty;
  if (schema.anyOf) return schema.anyOf.map((one) => propertyOf(one, name)).find((found) => found !== undefined);
  if (typeof additionalProperties === 'object') return additionalProperties;
  return undefined;
}

export const itemsOf = ({ items, anyOf }: JsonSchema): JsonSchema | undefined =>
  items ?? anyOf?.map(itemsOf).find((found) => found !== undefined);

/** The part of a schema that a path of names and list items leads to. */
export function schemaAt(schema: JsonSchema, path: readonly (string | number)[]): JsonSchema | undefined {
  let current: JsonSchema | undefined = schema;
  for (const step of path)
    current = current && (step === ITEM || typeof step === 'number' ? itemsOf(current) : propertyOf(current, step));
  return current;
}

const toTypeList = (type: JsonSchema['type']): readonly SchemaType[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;

function nodeTypesOf(node: Node): readonly SchemaType[] {
  if (isMap(node)) return ['object'];
  if (isSeq(node)) return ['array'];
  const value: unknown = isScalar(node) ? node.value : undefined;
  if (value === null) return ['null'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  if (typeof value === 'boolean') return ['boolean'];
  // A time without quotes is a text to a proxy.
  return ['string'];
}

type ProblemRange = Pick<TextProblem, 'from' | 'to'>;

const isNode = (value: unknown): value is Node => isMap(value) || isSeq(value) || isScalar(value) || isAlias(value);

/** What a plain text would be in quotes. */
const quoteFix = ({ source = '' }: Scalar) => ({ title: says.QUOTE, insert: JSON.stringify(source) });

const isPlain = (node: unknown): node is Scalar => isScalar(node) && node.type === 'PLAIN';

/** Free names that the proxy does not read as they are written, such as `yes` and `012`. */
function nameProblems({ key }: Pair): TextProblem[] {
  const isRewritten =
    isPlain(key) && ['boolean', 'number'].includes(typeof key.value) && String(key.value) !== key.source;
  if (!isRewritten) return [];
  return [{ ...textRangeOf(key), severity: 'warning', message: says.nameReadAs(key.value), fix: quoteFix(key) }];
}

function mapProblems(node: Node & { items: readonly unknown[] }, schema: JsonSchema): TextProblem[] {
  const pairs = node.items.filter((one) => isPair(one));
  // Of several pairs with the same name, the proxy reads the last one only.
  const byName = new Map(pairs.map((pair) => [keyText(pair) ?? '', pair]));
  const isMerged = byName.has('<<');
  const missing = (schema.required ?? [])
    .filter((name) => !byName.has(name) && !isMerged)
    .map((name): TextProblem => ({ ...firstNameRange(node), severity: 'error', message: says.missingField(name) }));
  const valueProblems = [...byName].flatMap(([name, pair]): readonly TextProblem[] => {
    const found = propertyOf(schema, name);
    const isFree = found !== undefined && found === schema.additionalProperties;
    const nameWarnings = isFree ? nameProblems(pair) : [];
    return found && isNode(pair.value) ? [...nameWarnings, ...problemsIn(pair.value, found)] : nameWarnings;
  });
  return [...missing, ...valueProblems];
}

/** The first name of a map stands for the whole. */
function firstNameRange(node: Node & { items: readonly unknown[] }): ProblemRange {
  const [first] = node.items;
  return isPair(first) && isNode(first.key)
    ? textRangeOf(first.key)
    : { ...textRangeOf(node), to: textRangeOf(node).from + 1 };
}

/** All types that a schema takes. */
const allTypes = ({ type, anyOf = [] }: JsonSchema): readonly SchemaType[] => [
  ...toTypeList(type),
  ...anyOf.flatMap(allTypes),
];

/** `~` and `null`, where a text is expected. No value at all is as good as left out. */
function nullProblems(node: Scalar, schema: JsonSchema): readonly TextProblem[] {
  if (!isPlain(node) || !node.source || !allTypes(schema).includes('string')) return [];
  return [{ ...textRangeOf(node), severity: 'warning', message: says.READ_AS_NO_VALUE, fix: quoteFix(node) }];
}

const BOOLEAN_WORDS = /^(?:y|yes|t|true|on|1|n|no|f|false|off|0)?$/i;

/** A plain value that the proxy reads as a boolean or a number, where a text is expected. */
function unquotedProblem(node: Scalar): readonly TextProblem[] {
  const { value } = node;
  const message = typeof value === 'boolean' ? says.quoteWord(value) : says.quoteNumber(String(value));
  return [{ ...textRangeOf(node), severity: 'error', message, fix: quoteFix(node) }];
}

function enumProblem(node: Scalar, { enum: terms = [], allowsOtherValues }: JsonSchema): readonly TextProblem[] {
  if (isPlain(node) && typeof node.value !== 'string' && terms.some((term) => term === node.source))
    return unquotedProblem(node);
  const severity = allowsOtherValues && typeof node.value === 'string' ? 'warning' : 'error';
  return [{ ...textRangeOf(node), severity, message: says.notOneOf(terms.join(', ')) }];
}

function typeProblem(node: Node, schema: JsonSchema, place: ProblemRange): readonly TextProblem[] {
  const [type = 'string'] = toTypeList(schema.type);
  if (type === 'string' && isPlain(node)) return unquotedProblem(node);
  if (schema.acceptsWords && isScalar(node) && typeof node.value === 'string') {
    const isKnown = BOOLEAN_WORDS.test(node.value);
    return isKnown ? [] : [{ ...place, severity: 'warning', message: says.readAsFalse(sanitize(node.value)) }];
  }
  return [{ ...place, severity: 'error', message: says.wrongType(type) }];
}

/** What a part of a document has against its schema. */
function problemsIn(node: Node, schema: JsonSchema): readonly TextProblem[] {
  if (isAlias(node)) return [];
  if (isScalar(node) && node.value === null) return nullProblems(node, schema);
  const { anyOf, ...rest } = schema;
  if (anyOf) return fewestProblems(anyOf.map((one) => problemsIn(node, { ...rest, ...one })));
  const types = toTypeList(schema.type);
  const place = isMap(node) || isSeq(node) ? firstNameRange(node) : textRangeOf(node);
  if (types.length > 0 && !nodeTypesOf(node).some((type) => types.includes(type)))
    return typeProblem(node, schema, place);
  if (schema.enum && isScalar(node) && !schema.enum.some((one) => one === node.value))
    return enumProblem(node, { enum: schema.enum, allowsOtherValues: schema.allowsOtherValues === true });
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
  if (isSeq(node)) return node.items.flatMap((one) => (isNode(one) ? problemsIn(one, schema.items ?? ANY_VALUE) : []));
  return [];
}

/** Of several ways to be right, the one that is nearest. */
const fewestProblems = (alternatives: readonly (readonly TextProblem[])[]): readonly TextProblem[] =>
  alternatives.reduce((fewest, one) => (one.length < fewest.length ? one : fewest), alternatives[0] ?? []);

/** What a document lacks, and which values are none that the schema has. Names that it has not are `unknownFields`. */
export const schemaProblemsOf = ({ contents }: YamlDocument, schema: JsonSchema): readonly TextProblem[] =>
  contents === null ? [] : problemsIn(contents, schema);
