// The supported part of JSON Schema, and the check of a document against a schema. Validators from npm compile schemas
// with `eval`, which the proxies' content security policy forbids. So this code interprets the schema.
import { isAlias, isMap, isPair, isScalar, isSeq, type Node, type Pair, type Scalar } from 'yaml';
import type { TextProblem } from '#lib/text/text-problem.ts';
import type { YamlDocument } from '#domain/yaml/parse-yaml.ts';
import { ITEM } from '#domain/yaml/yaml-position.ts';
import { keyText } from '#domain/yaml/key-text.ts';
import { textRangeOf } from '#domain/yaml/text-range.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import * as messages from './messages.ts';

export type SchemaType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

export interface JsonSchema {
  type?: SchemaType | readonly SchemaType[];
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  enum?: readonly (string | number | boolean)[];
  /** For an enum: the proxy also accepts other texts. */
  allowsOtherValues?: boolean;
  /** If it is missing, all additional properties are allowed. */
  additionalProperties?: boolean | JsonSchema;
  required?: readonly string[];
  description?: string;
  anyOf?: readonly JsonSchema[];
  examples?: readonly unknown[];
  default?: unknown;
  /** A regular expression for texts. `errorMessage` is shown for texts that do not match. */
  pattern?: string;
  errorMessage?: string;
  /** For a pattern: the proxy reads other texts, but refuses to store them. */
  isAboutStoring?: boolean;
  /** For a boolean: the proxy also accepts texts such as "on", and reads unknown words as false. */
  acceptsWords?: boolean;
}

const ANY_VALUE: JsonSchema = {};

/** The schema of a property; undefined if the schema does not define it. */
export function propertyOf(schema: JsonSchema, name: string): JsonSchema | undefined {
  const { properties = {}, additionalProperties = true } = schema;
  const ownProperty = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (ownProperty) return ownProperty;
  if (schema.anyOf)
    return schema.anyOf.map((option) => propertyOf(option, name)).find((property) => property !== undefined);
  if (typeof additionalProperties === 'object') return additionalProperties;
  return undefined;
}

export const itemsOf = ({ items, anyOf }: JsonSchema): JsonSchema | undefined =>
  items ?? anyOf?.map(itemsOf).find((itemSchema) => itemSchema !== undefined);

/** The part of a schema at a path of names and list items. */
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
  // Other scalars, such as unquoted times, are texts for the proxy.
  return ['string'];
}

type ProblemRange = Pick<TextProblem, 'from' | 'to'>;

const isNode = (value: unknown): value is Node => isMap(value) || isSeq(value) || isScalar(value) || isAlias(value);

/** A fix that quotes a plain scalar. */
const quoteFix = ({ source = '' }: Scalar) => ({ title: messages.QUOTE, insert: JSON.stringify(source) });

const isPlain = (node: unknown): node is Scalar => isScalar(node) && node.type === 'PLAIN';

/** Problems of a name that the proxy reads differently, such as `yes` and `012`. */
function nameProblems({ key }: Pair): TextProblem[] {
  const isRewritten =
    isPlain(key) && ['boolean', 'number'].includes(typeof key.value) && String(key.value) !== key.source;
  if (!isRewritten) return [];
  return [{ ...textRangeOf(key), severity: 'warning', message: messages.nameReadAs(key.value), fix: quoteFix(key) }];
}

function mapProblems(node: Node & { items: readonly unknown[] }, schema: JsonSchema): TextProblem[] {
  const pairs = node.items.filter((item) => isPair(item));
  // If several pairs have the same name, the proxy reads only the last one.
  const pairsByName = new Map(pairs.map((pair) => [keyText(pair) ?? '', pair]));
  const hasMergeKey = pairsByName.has('<<');
  const missing = (schema.required ?? [])
    .filter((name) => !pairsByName.has(name) && !hasMergeKey)
    .map((name): TextProblem => ({ ...firstNameRange(node), severity: 'error', message: messages.missingField(name) }));
  const valueProblems = [...pairsByName].flatMap(([name, pair]): readonly TextProblem[] => {
    const property = propertyOf(schema, name);
    const isAdditional = property !== undefined && property === schema.additionalProperties;
    const nameWarnings = isAdditional ? nameProblems(pair) : [];
    return property && isNode(pair.value) ? [...nameWarnings, ...problemsIn(pair.value, property)] : nameWarnings;
  });
  return [...missing, ...valueProblems];
}

/** The range in which problems of a whole map or list are marked: its first name, or its first character. */
function firstNameRange(node: Node & { items: readonly unknown[] }): ProblemRange {
  const [first] = node.items;
  return isPair(first) && isNode(first.key)
    ? textRangeOf(first.key)
    : { ...textRangeOf(node), to: textRangeOf(node).from + 1 };
}

const allTypes = ({ type, anyOf = [] }: JsonSchema): readonly SchemaType[] => [
  ...toTypeList(type),
  ...anyOf.flatMap(allTypes),
];

/** Warns about `~` and `null` where a text is expected. A field without any value is treated as missing. */
function nullProblems(node: Scalar, schema: JsonSchema): readonly TextProblem[] {
  if (!isPlain(node) || !node.source || !allTypes(schema).includes('string')) return [];
  return [{ ...textRangeOf(node), severity: 'warning', message: messages.READ_AS_NO_VALUE, fix: quoteFix(node) }];
}

const BOOLEAN_WORDS = /^(?:y|yes|t|true|on|1|n|no|f|false|off|0)?$/i;

/** The problem of an unquoted value that the proxy reads as a boolean or a number, although a text is expected. */
function unquotedProblem(node: Scalar): readonly TextProblem[] {
  const { value } = node;
  const message = typeof value === 'boolean' ? messages.quoteWord(value) : messages.quoteNumber(String(value));
  return [{ ...textRangeOf(node), severity: 'error', message, fix: quoteFix(node) }];
}

function enumProblem(node: Scalar, { enum: terms = [], allowsOtherValues }: JsonSchema): readonly TextProblem[] {
  if (isPlain(node) && typeof node.value !== 'string' && terms.some((term) => term === node.source))
    return unquotedProblem(node);
  const severity = allowsOtherValues && typeof node.value === 'string' ? 'warning' : 'error';
  return [{ ...textRangeOf(node), severity, message: messages.notOneOf(terms.join(', ')) }];
}

function typeProblem(node: Node, schema: JsonSchema, range: ProblemRange): readonly TextProblem[] {
  const [type = 'string'] = toTypeList(schema.type);
  if (type === 'string' && isPlain(node)) return unquotedProblem(node);
  if (schema.acceptsWords && isScalar(node) && typeof node.value === 'string') {
    const isBooleanWord = BOOLEAN_WORDS.test(node.value);
    return isBooleanWord
      ? []
      : [{ ...range, severity: 'warning', message: messages.readAsFalse(sanitize(node.value)) }];
  }
  return [{ ...range, severity: 'error', message: messages.wrongType(type) }];
}

/** All problems of a node and its children. */
function problemsIn(node: Node, schema: JsonSchema): readonly TextProblem[] {
  if (isAlias(node)) return [];
  if (isScalar(node) && node.value === null) return nullProblems(node, schema);
  const { anyOf, ...commonSchema } = schema;
  if (anyOf) return fewestProblems(anyOf.map((option) => problemsIn(node, { ...commonSchema, ...option })));
  const types = toTypeList(schema.type);
  const range = isMap(node) || isSeq(node) ? firstNameRange(node) : textRangeOf(node);
  if (types.length > 0 && !nodeTypesOf(node).some((type) => types.includes(type)))
    return typeProblem(node, schema, range);
  if (schema.enum && isScalar(node) && !schema.enum.some((value) => value === node.value))
    return enumProblem(node, { enum: schema.enum, allowsOtherValues: schema.allowsOtherValues === true });
  if (schema.pattern && isScalar(node) && !new RegExp(schema.pattern, 'u').test(String(node.value)))
    return [
      {
        ...range,
        severity: 'error',
        message: schema.errorMessage ?? '',
        ...(schema.isAboutStoring && { isAboutStoring: true }),
      },
    ];
  if (isMap(node)) return mapProblems(node, schema);
  if (isSeq(node))
    return node.items.flatMap((item) => (isNode(item) ? problemsIn(item, schema.items ?? ANY_VALUE) : []));
  return [];
}

/** The problems of the alternative that matches best. */
const fewestProblems = (alternatives: readonly (readonly TextProblem[])[]): readonly TextProblem[] =>
  alternatives.reduce(
    (fewest, problems) => (problems.length < fewest.length ? problems : fewest),
    alternatives[0] ?? [],
  );

/** Missing fields and invalid values of a document. Unknown fields are reported by `unknownFieldsIn`. */
export const schemaProblemsOf = ({ contents }: YamlDocument, schema: JsonSchema): readonly TextProblem[] =>
  contents === null ? [] : problemsIn(contents, schema);
