// Records as a broken, newer or hostile proxy could send them, made from the contract: right here, wrong there, always the same.
import * as fc from 'fast-check';
import type { Operation } from '#fixtures/contract/operations.ts';
import contract from '#fixtures/contract/contract.gen.json' with { type: 'json' };

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

// The generated file is the description itself; its literal type is far too large to be of use.
const schemas = contract.components.schemas as unknown as Record<string, Schema>;

const MARKUP = '<img src=x onerror=alert(1)>';

const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('web-01', 'production', 'bob', 'one.example.com', 'A name of words') },
  { weight: 2, arbitrary: fc.constantFrom(MARKUP, '<script>alert(2)</script>', '{{7*7}}', '"\'><b>', '&lt;i&gt;') },
  { weight: 2, arbitrary: fc.constantFrom('\u202egpj.exe', 'a\u2066b\u2069', 'ad\u00admin', 'pay\u200bpal', '\ud800') },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '.', '..', '../../etc', '\u0000\u0007\u001b[31m', '\n\n', '\t') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('javascript:alert(3)', 'data:text/html,x', 'https://elsewhere.invalid/', '//x'),
  },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty') },
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(10_000), 'word '.repeat(2_000), '界'.repeat(10_000)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
const instant = fc.oneof(
  fc.constantFrom('2026-11-20T11:59:00Z', '0001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', 'yesterday'),
  text,
);
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(-1, 1e300));
const anything = fc.oneof(fc.constant(null), fc.jsonValue(), text, fc.array(fc.oneof(fc.constant(null), text)));

/** Mostly what it should be: a record in which everything is wrong is turned away at its first field. */
const orWrong = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: right },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: anything },
  );

function objectOf({ properties = {}, additionalProperties: rest }: Schema): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, orWrong(likely(schema))])),
    { requiredKeys: [] },
  );
  if (typeof rest !== 'object') return known;
  return fc.tuple(known, fc.dictionary(text, orWrong(likely(rest)), { maxKeys: 4 })).map(([a, b]) => ({ ...b, ...a }));
}

function likely(schema: Schema): fc.Arbitrary<unknown> {
  const { $ref, type, enum: values, format, items, allOf, anyOf, oneOf } = schema;
  if ($ref !== undefined) return likely(schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (values) return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, text);
  if (allOf) return fc.tuple(...allOf.map(likely)).map((parts) => Object.assign({}, ...parts) as unknown);
  const choices = oneOf ?? anyOf;
  if (choices) return fc.oneof(...choices.map(likely));
  const kind = [type].flat().find((one) => one !== 'null');
  if (kind === 'string') return format === 'date-time' ? instant : text;
  if (kind === 'integer' || kind === 'number') return number;
  if (kind === 'boolean') return fc.boolean();
  if (kind === 'array') return fc.array(orWrong(likely(items ?? {})), { maxLength: 5 });
  return kind === 'object' || schema.properties ? objectOf(schema) : anything;
}

function longest(schema: Schema): unknown {
  const { $ref, type, items, allOf, anyOf, oneOf, properties } = schema;
  if ($ref !== undefined) return longest(schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (allOf) return Object.assign({}, ...allOf.map(longest)) as unknown;
  const [choice] = oneOf ?? anyOf ?? [];
  if (choice) return longest(choice);
  const kind = [type].flat().find((one) => one !== 'null');
  if (kind === 'array') return [longest(items ?? {})];
  if (kind === 'string') return schema.format === 'date-time' ? '2026-11-20T11:59:00Z' : 'x'.repeat(500_000);
  if (kind === 'integer' || kind === 'number') return 1;
  if (kind === 'boolean') return true;
  return Object.fromEntries(Object.entries(properties ?? {}).map(([name, one]) => [name, longest(one)]));
}

/** A record of this schema of the contract with 500,000 letters in every text. */
export const longRecord = (name: string): unknown => longest(schemas[name] ?? {});

/** A list of so many records of this schema of the contract, every field present, missing, or wrong. */
export const listsOf = (name: string, count: number): fc.Arbitrary<unknown[]> => {
  const schema = schemas[name];
  if (!schema) throw new Error(`the contract has no ${name}`);
  return fc.array(orWrong(likely(schema)), { minLength: count, maxLength: count });
};

export const inOne = (page: string) => `/web/cluster/one.example.com/${page}`;
const items = (list: unknown[]) => ({ items: list, startKey: '', totalCount: list.length });
const itself = (list: unknown[]) => list;

export interface List {
  /** Its rows are those of the table of this name. */
  table: string;
  list: Operation;
  /** Its records, as the contract calls them. */
  of: string;
  answer: (list: unknown[]) => unknown;
  path: string;
  scenario?: string;
  /** Buttons of its rows that open a dialog or a menu made from the record. */
  opens?: RegExp;
}

export const LISTS: readonly List[] = [
  {
    table: 'Servers',
    list: 'GET /v1/webapi/sites/{cluster}/nodes',
    of: 'Server',
    answer: items,
    path: inOne('nodes?panel=labels&column=env'),
    opens: /^Logins/,
  },
  {
    table: 'Applications',
    list: 'GET /v1/webapi/sites/{cluster}/apps',
    of: 'App',
    answer: items,
    path: inOne('apps?panel=labels'),
  },
  {
    table: 'Applications',
    list: 'GET /v1/webapi/sites/{cluster}/resources',
    of: 'Resource',
    answer: items,
    path: inOne('apps'),
    scenario: 'newer apps',
  },
  {
    table: 'Kubernetes',
    list: 'GET /v1/webapi/sites/{cluster}/kubernetes',
    of: 'KubeCluster',
    answer: items,
    path: inOne('kubernetes?panel=labels'),
    opens: /^Connect/,
  },
  {
    table: 'Databases',
    list: 'GET /v1/webapi/sites/{cluster}/databases',
    of: 'Database',
    answer: items,
    path: inOne('databases?panel=labels'),
    opens: /^Connect/,
  },
  {
    table: 'Desktops',
    list: 'GET /v1/webapi/sites/{cluster}/desktops',
    of: 'Desktop',
    answer: items,
    path: inOne('desktops?panel=labels'),
    opens: /^Logins/,
  },
  {
    table: 'Active Sessions',
    list: 'GET /v1/webapi/sites/{cluster}/sessions',
    of: 'ActiveSession',
    answer: (sessions) => ({ sessions }),
    path: inOne('sessions'),
    opens: /^Join/,
  },
  { table: 'Clusters', list: 'GET /v1/webapi/sites', of: 'Cluster', answer: itself, path: '/web/clusters' },
  {
    table: 'MFA devices',
    list: 'GET /v1/webapi/mfa/devices',
    of: 'MfaDevice',
    answer: itself,
    path: '/web/account/twofactor',
    opens: /^Remove/,
    scenario: 'second factor on, passkeys',
  },
];
