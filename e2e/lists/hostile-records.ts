// Generates records that a broken, newer or malicious proxy could send. They are random, based on the schemas of the
// contract and a fixed seed.
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

// The cast is needed because the literal type of the generated file is too large for the compiler.
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
const anyTime = fc.oneof(
  fc.constantFrom('2026-11-20T11:59:00Z', '0001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', 'yesterday'),
  anyText,
);
const anyNumber = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(-1, 1e300),
);
const anyValue = fc.oneof(fc.constant(null), fc.jsonValue(), anyText, fc.array(fc.oneof(fc.constant(null), anyText)));

/** Generates mostly valid values. With too many invalid fields, most records would be rejected at their first field. */
const mostlyValid = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: valid },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: anyValue },
  );

function likelyObject({ properties = {}, additionalProperties: extraFieldSchema }: Schema): fc.Arbitrary<unknown> {
  const knownFields = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, mostlyValid(likelyValue(schema))])),
    { requiredKeys: [] },
  );
  if (typeof extraFieldSchema !== 'object') return knownFields;
  return fc
    .tuple(knownFields, fc.dictionary(anyText, mostlyValid(likelyValue(extraFieldSchema)), { maxKeys: 4 }))
    .map(([fields, extraFields]) => ({ ...extraFields, ...fields }));
}

/** Generates values of the right type for a schema, with unusual content. */
function likelyValue(schema: Schema): fc.Arbitrary<unknown> {
  const { $ref, type, enum: values, format, items, allOf, anyOf, oneOf } = schema;
  if ($ref !== undefined) return likelyValue(schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (values) return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, anyText);
  if (allOf) return fc.tuple(...allOf.map(likelyValue)).map((parts) => Object.assign({}, ...parts) as unknown);
  const choices = oneOf ?? anyOf;
  if (choices) return fc.oneof(...choices.map(likelyValue));
  const kind = [type].flat().find((typeName) => typeName !== 'null');
  if (kind === 'string') return format === 'date-time' ? anyTime : anyText;
  if (kind === 'integer' || kind === 'number') return anyNumber;
  if (kind === 'boolean') return fc.boolean();
  if (kind === 'array') return fc.array(mostlyValid(likelyValue(items ?? {})), { maxLength: 5 });
  return kind === 'object' || schema.properties ? likelyObject(schema) : anyValue;
}

/** A valid value for a schema, with the longest text in every string. */
function longestValue(schema: Schema): unknown {
  const { $ref, type, items, allOf, anyOf, oneOf, properties } = schema;
  if ($ref !== undefined) return longestValue(schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (allOf) return Object.assign({}, ...allOf.map(longestValue)) as unknown;
  const [choice] = oneOf ?? anyOf ?? [];
  if (choice) return longestValue(choice);
  const kind = [type].flat().find((typeName) => typeName !== 'null');
  if (kind === 'array') return [longestValue(items ?? {})];
  if (kind === 'string') return schema.format === 'date-time' ? '2026-11-20T11:59:00Z' : 'x'.repeat(500_000);
  if (kind === 'integer' || kind === 'number') return 1;
  if (kind === 'boolean') return true;
  return Object.fromEntries(Object.entries(properties ?? {}).map(([name, property]) => [name, longestValue(property)]));
}

/** A record of the schema with this name, with 500,000 letters in every text field. */
export const longRecord = (name: string): unknown => longestValue(schemas[name] ?? {});

/** Generates lists of `count` records, in which fields are present, missing or wrong. */
export const listsOf = (name: string, count: number): fc.Arbitrary<unknown[]> => {
  const schema = schemas[name];
  if (!schema) throw new Error(`the contract has no ${name}`);
  return fc.array(mostlyValid(likelyValue(schema)), { minLength: count, maxLength: count });
};

export const clusterPath = (page: string) => `/web/cluster/one.example.com/${page}`;
const pageResponse = (list: unknown[]) => ({ items: list, startKey: '', totalCount: list.length });
const listResponse = (list: unknown[]) => list;

export interface HostileList {
  /** The accessible name of the table that contains its rows. */
  table: string;
  operation: Operation;
  /** The name of the records' schema in the contract. */
  schema: string;
  /** Builds the response body from the list of records. */
  toResponse: (list: unknown[]) => unknown;
  path: string;
  scenario?: string;
  /** The name of the button in a row that opens a dialog or menu. */
  buttonName?: RegExp;
}

export const HOSTILE_LISTS: readonly HostileList[] = [
  {
    table: 'Servers',
    operation: 'GET /v1/webapi/sites/{cluster}/nodes',
    schema: 'Server',
    toResponse: pageResponse,
    path: clusterPath('nodes?panel=labels&column=env'),
    buttonName: /^Logins/,
  },
  {
    table: 'Applications',
    operation: 'GET /v1/webapi/sites/{cluster}/apps',
    schema: 'App',
    toResponse: pageResponse,
    path: clusterPath('apps?panel=labels'),
  },
  {
    table: 'Applications',
    operation: 'GET /v1/webapi/sites/{cluster}/resources',
    schema: 'Resource',
    toResponse: pageResponse,
    path: clusterPath('apps'),
    scenario: 'apps of 18.x',
  },
  {
    table: 'Kubernetes',
    operation: 'GET /v1/webapi/sites/{cluster}/kubernetes',
    schema: 'KubeCluster',
    toResponse: pageResponse,
    path: clusterPath('kubernetes?panel=labels'),
    buttonName: /^Connect/,
  },
  {
    table: 'Databases',
    operation: 'GET /v1/webapi/sites/{cluster}/databases',
    schema: 'Database',
    toResponse: pageResponse,
    path: clusterPath('databases?panel=labels'),
    buttonName: /^Connect/,
  },
  {
    table: 'Desktops',
    operation: 'GET /v1/webapi/sites/{cluster}/desktops',
    schema: 'Desktop',
    toResponse: pageResponse,
    path: clusterPath('desktops?panel=labels'),
    buttonName: /^Logins/,
  },
  {
    table: 'Active Sessions',
    operation: 'GET /v1/webapi/sites/{cluster}/sessions',
    schema: 'ActiveSession',
    toResponse: (sessions) => ({ sessions }),
    path: clusterPath('sessions'),
    buttonName: /^Join/,
  },
  {
    table: 'Clusters',
    operation: 'GET /v1/webapi/sites',
    schema: 'Cluster',
    toResponse: listResponse,
    path: '/web/clusters',
  },
  {
    table: 'MFA devices',
    operation: 'GET /v1/webapi/mfa/devices',
    schema: 'MfaDevice',
    toResponse: listResponse,
    path: '/web/account/twofactor',
    buttonName: /^Remove/,
    scenario: 'MFA on, passkeys',
  },
];
