// Generates records as a broken, newer or hostile proxy could send them, from the schemas of the contract and a fixed
// seed.
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

// The generated file is the description itself; its literal type is too large for the compiler.
const schemas = contract.components.schemas as unknown as Record<string, Schema>;

const HTML_MARKUP = '<img src=x onerror=alert(1)>';

const anyText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('web-01', 'production', 'bob', 'one.example.com', 'A name of words') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(HTML_MARKUP, '<script>alert(2)</script>', '{{7*7}}', '"\'><b>', '&lt;i&gt;'),
  },
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
const anyInstant = fc.oneof(
  fc.constantFrom('2026-11-20T11:59:00Z', '0001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', 'yesterday'),
  anyText,
);
const anyNumber = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(-1, 1e300),
);
const anyValue = fc.oneof(fc.constant(null), fc.jsonValue(), anyText, fc.array(fc.oneof(fc.constant(null), anyText)));

/** Mostly valid values, because a record without any valid field is rejected at its first field. */
const mostlyValid = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: valid },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: anyValue },
  );

function objectOf({ properties = {}, additionalProperties: rest }: Schema): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, mostlyValid(likelyValue(schema))])),
    { requiredKeys: [] },
  );
  if (typeof rest !== 'object') return known;
  return fc
    .tuple(known, fc.dictionary(anyText, mostlyValid(likelyValue(rest)), { maxKeys: 4 }))
    .map(([a, b]) => ({ ...b, ...a }));
}

function likelyValue(schema: Schema): fc.Arbitrary<unknown> {
  const { $ref, type, enum: values, format, items, allOf, anyOf, oneOf } = schema;
  if ($ref !== undefined) return likelyValue(schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (values) return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, anyText);
  if (allOf) return fc.tuple(...allOf.map(likelyValue)).map((parts) => Object.assign({}, ...parts) as unknown);
  const choices = oneOf ?? anyOf;
  if (choices) return fc.oneof(...choices.map(likelyValue));
  const kind = [type].flat().find((one) => one !== 'null');
  if (kind === 'string') return format === 'date-time' ? anyInstant : anyText;
  if (kind === 'integer' || kind === 'number') return anyNumber;
  if (kind === 'boolean') return fc.boolean();
  if (kind === 'array') return fc.array(mostlyValid(likelyValue(items ?? {})), { maxLength: 5 });
  return kind === 'object' || schema.properties ? objectOf(schema) : anyValue;
}

function longestValue(schema: Schema): unknown {
  const { $ref, type, items, allOf, anyOf, oneOf, properties } = schema;
  if ($ref !== undefined) return longestValue(schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (allOf) return Object.assign({}, ...allOf.map(longestValue)) as unknown;
  const [choice] = oneOf ?? anyOf ?? [];
  if (choice) return longestValue(choice);
  const kind = [type].flat().find((one) => one !== 'null');
  if (kind === 'array') return [longestValue(items ?? {})];
  if (kind === 'string') return schema.format === 'date-time' ? '2026-11-20T11:59:00Z' : 'x'.repeat(500_000);
  if (kind === 'integer' || kind === 'number') return 1;
  if (kind === 'boolean') return true;
  return Object.fromEntries(Object.entries(properties ?? {}).map(([name, one]) => [name, longestValue(one)]));
}

/** A record of this schema with 500,000 letters in every text. */
export const longRecord = (name: string): unknown => longestValue(schemas[name] ?? {});

/** Lists of this many records of a schema, in which fields are present, missing or wrong. */
export const listsOf = (name: string, count: number): fc.Arbitrary<unknown[]> => {
  const schema = schemas[name];
  if (!schema) throw new Error(`the contract has no ${name}`);
  return fc.array(mostlyValid(likelyValue(schema)), { minLength: count, maxLength: count });
};

export const clusterPath = (page: string) => `/web/cluster/one.example.com/${page}`;
const asItems = (list: unknown[]) => ({ items: list, startKey: '', totalCount: list.length });
const asIs = (list: unknown[]) => list;

export interface HostileList {
  /** The accessible name of the table that contains its rows. */
  table: string;
  operation: Operation;
  /** The schema of its records in the contract. */
  schema: string;
  answer: (list: unknown[]) => unknown;
  path: string;
  scenario?: string;
  /** Buttons of rows that open a dialog or menu for the record. */
  opener?: RegExp;
}

export const HOSTILE_LISTS: readonly HostileList[] = [
  {
    table: 'Servers',
    operation: 'GET /v1/webapi/sites/{cluster}/nodes',
    schema: 'Server',
    answer: asItems,
    path: clusterPath('nodes?panel=labels&column=env'),
    opener: /^Logins/,
  },
  {
    table: 'Applications',
    operation: 'GET /v1/webapi/sites/{cluster}/apps',
    schema: 'App',
    answer: asItems,
    path: clusterPath('apps?panel=labels'),
  },
  {
    table: 'Applications',
    operation: 'GET /v1/webapi/sites/{cluster}/resources',
    schema: 'Resource',
    answer: asItems,
    path: clusterPath('apps'),
    scenario: 'newer apps',
  },
  {
    table: 'Kubernetes',
    operation: 'GET /v1/webapi/sites/{cluster}/kubernetes',
    schema: 'KubeCluster',
    answer: asItems,
    path: clusterPath('kubernetes?panel=labels'),
    opener: /^Connect/,
  },
  {
    table: 'Databases',
    operation: 'GET /v1/webapi/sites/{cluster}/databases',
    schema: 'Database',
    answer: asItems,
    path: clusterPath('databases?panel=labels'),
    opener: /^Connect/,
  },
  {
    table: 'Desktops',
    operation: 'GET /v1/webapi/sites/{cluster}/desktops',
    schema: 'Desktop',
    answer: asItems,
    path: clusterPath('desktops?panel=labels'),
    opener: /^Logins/,
  },
  {
    table: 'Active Sessions',
    operation: 'GET /v1/webapi/sites/{cluster}/sessions',
    schema: 'ActiveSession',
    answer: (sessions) => ({ sessions }),
    path: clusterPath('sessions'),
    opener: /^Join/,
  },
  { table: 'Clusters', operation: 'GET /v1/webapi/sites', schema: 'Cluster', answer: asIs, path: '/web/clusters' },
  {
    table: 'MFA devices',
    operation: 'GET /v1/webapi/mfa/devices',
    schema: 'MfaDevice',
    answer: asIs,
    path: '/web/account/twofactor',
    opener: /^Remove/,
    scenario: 'second factor on, passkeys',
  },
];
