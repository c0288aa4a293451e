// Property tests for the row parsers: any record is either parsed or unreadable, and both can be rendered.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRecord } from '#lib/untrusted.ts';
import { parseApp } from './app-row.ts';
import { parseDatabase } from './database-row.ts';
import { parseDesktop } from './desktop-row.ts';
import { parseKubeCluster } from './kube-cluster-row.ts';
import { parseServer } from './server-row.ts';

const ROW_PARSERS = {
  servers: {
    read: parseServer,
    name: 'hostname',
    fields: ['id', 'hostname', 'addr', 'tunnel', 'siteId', 'tags', 'sshLogins'],
  },
  apps: {
    read: parseApp,
    name: 'name',
    fields:
      'name description uri publicAddr fqdn clusterId labels awsConsole awsRoles friendlyName userGroups samlApp samlAppLaunchUrls subKind permissionSets mcp'.split(
        ' ',
      ),
  },
  'kube clusters': {
    read: parseKubeCluster,
    name: 'name',
    fields: ['name', 'labels', 'kubernetes_users', 'kubernetes_groups', 'targetHealth'],
  },
  databases: {
    read: parseDatabase,
    name: 'name',
    fields: ['name', 'desc', 'protocol', 'type', 'labels', 'database_users', 'database_names', 'aws', 'targetHealth'],
  },
  desktops: { read: parseDesktop, name: 'name', fields: ['name', 'addr', 'os', 'labels', 'host_id', 'logins'] },
} as const;

const arbitraryText = fc.oneof(
  fc.constantFrom('', ' ', '..', '<img src=x onerror=alert(1)>', '\u202egpj.exe', '\u0000\u0007\u001b[31m', '\ud800'),
  fc.constantFrom('__proto__', 'constructor', 'tcp://x', 'cloud://AWS', 'javascript:alert(1)', 'x'.repeat(10_000)),
  fc.string({ unit: 'binary' }),
);
const arbitraryLabel = fc.record({
  name: fc.oneof(arbitraryText, fc.jsonValue()),
  value: fc.oneof(arbitraryText, fc.jsonValue()),
});
const arbitraryNestedRecord = fc.record({
  name: arbitraryText,
  display: arbitraryText,
  arn: arbitraryText,
  friendlyName: arbitraryText,
  url: fc.oneof(arbitraryText, fc.webUrl()),
  description: arbitraryText,
});
const arbitraryValue = fc.oneof(
  arbitraryText,
  fc.boolean(),
  fc.jsonValue(),
  fc.constant(undefined),
  fc.array(fc.oneof(arbitraryText, arbitraryLabel, arbitraryNestedRecord, fc.jsonValue()), { maxLength: 6 }),
);

const arbitraryRecord = (fields: readonly string[]) =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record(Object.fromEntries(fields.map((field) => [field, arbitraryValue])), { requiredKeys: [] }),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  );

// Only displayed fields must be free of invisible characters. Other fields are sent back to the proxy unchanged.
const DISPLAYED_FIELDS = ['name', 'address', 'description', 'type'];
const INVISIBLE_CHARACTERS = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b]/u;

/** Whether a value consists only of texts, flags, lists and records, because cells can render nothing else. */
function isRenderable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isRenderable);
  if (isRecord(value)) return Object.values(value).every(isRenderable);
  return typeof value === 'string' || typeof value === 'boolean';
}

type ParsedRow = ReturnType<(typeof ROW_PARSERS)[keyof typeof ROW_PARSERS]['read']>;

/** The problems that would prevent a row from being rendered, or that would mislead the user. */
function problemsOf(row: ParsedRow, raw: unknown): string[] {
  if (!row.ok) return row.id === 'row 7' && row.raw === raw ? [] : ['it is not kept as it came'];
  const displayedEntries = Object.entries(row).filter(([field]) => DISPLAYED_FIELDS.includes(field));
  const names = row.labels.map(({ name }) => name);
  return [
    row.id === '' && 'it has no id',
    row.name === '' && 'it has no name',
    !isRenderable(row) && 'it holds more than texts',
    displayedEntries.some(([, value]) => INVISIBLE_CHARACTERS.test(String(value))) && 'it shows unseen marks',
    new Set(names).size !== names.length && 'a label is there twice',
  ].filter((problem) => problem !== false);
}

describe.each(Object.entries(ROW_PARSERS))('record in the list of %s', (_kind, { read, fields, name }) => {
  test('is parsed without an error and can be rendered', () => {
    fc.assert(
      fc.property(arbitraryRecord(fields), (raw) => {
        expect(problemsOf(read(raw as never, 7), raw)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  const completeRecord = Object.fromEntries(fields.map((field) => [field, 'text']));
  const optionalFields = fields.filter((field) => field !== name && field !== 'id');

  test.each(optionalFields)('is readable if %s is missing, null or of the wrong type', (field) => {
    const wrongValues = [undefined, null, 7, -1, true, '', 'text', [], [null, 7, []], {}, { length: 3 }];
    expect(wrongValues.map((value) => read({ ...completeRecord, [field]: value }, 0).ok)).toEqual(
      wrongValues.map(() => true),
    );
  });
});
