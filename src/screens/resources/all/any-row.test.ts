import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseResource, type AnyRow } from './any-row.ts';

function readRow(raw: unknown): AnyRow {
  const row = parseResource(raw, 0);
  if (!row.ok) throw new Error('it could not be read');
  return row;
}

const displayedFields = (raw: object) => {
  const { id, kindLabel, name, details } = readRow(raw);
  return [id, kindLabel, name, details];
};

// docs/behaviour.md#unknown-values "If the console has no description", "It still shows the rest of the record"
test.each([
  [{ kind: 'node', id: 'n1', hostname: 'web', addr: 'web:3022' }, ['node/n1', 'Server', 'web', 'web:3022']],
  [{ kind: 'node', id: 'n1', hostname: 'web', tunnel: true }, ['node/n1', 'Server', 'web', '↔ tunnel']],
  [{ kind: 'app', name: 'g', uri: 'http://g' }, ['app/g/http://g', 'Application', 'g', 'http://g']],
  [{ kind: 'app', name: 'm', samlApp: true }, ['app/m/', 'SAML application', 'm', '']],
  [{ kind: 'db', name: 'o', protocol: 'postgres', type: 'rds' }, ['db/o', 'Database', 'o', 'Amazon RDS PostgreSQL']],
  [{ kind: 'kube_cluster', name: 'k' }, ['kube_cluster/k', 'Kubernetes cluster', 'k', '']],
  [{ kind: 'windows_desktop', name: 'w', host_id: 'h', addr: 'a' }, ['windows_desktop/h/w', 'Desktop', 'w', 'a']],
  [
    { kind: 'git_server', id: 'g', hostname: 'acme.github-org', github: { organization: 'acme' } },
    ['git_server/g', 'Git server', 'acme.github-org', 'acme'],
  ],
  [
    { kind: 'llm_proxy', id: 'l1', name: 'openai', addr: 'llm:443' },
    ['llm_proxy/l1', 'LLM proxy (not known here)', 'openai', 'llm:443'],
  ],
  [
    { kind: 'toString', hostname: 'a\u202eb', description: 'Spare' },
    ['toString/a\u202eb', 'To string (not known here)', 'aU+202Eb', 'Spare'],
  ],
])('parses %j by its kind', (raw, expected) => {
  expect(displayedFields(raw)).toEqual(expected);
});

test.each([{ kind: 'llm_proxy' }, { kind: '', name: 'x' }, { kind: 7, name: 'x' }, { name: 'x' }])(
  '%j has no kind or no name, so it is unreadable and keeps its raw data',
  (raw) => expect(parseResource(raw, 7)).toEqual({ ok: false, id: 'row 7', raw }),
);

test('a resource of an unknown kind has labels', () => {
  const labels = [{ name: 'env', value: 'prod' }];
  expect(readRow({ kind: 'x', name: 'x', labels }).labels).toEqual(readRow({ kind: 'db', name: 'x', labels }).labels);
});

test.each([
  ['healthy', 'healthy'],
  ['unhealthy', 'unhealthy'],
  ['mixed', 'mixed'],
  ['constructor', 'unknown'],
  ['', undefined],
  [7, undefined],
])('health status %j is parsed as %s', (status, health) => {
  expect(readRow({ kind: 'db', name: 'o', targetHealth: { status } }).health).toBe(health);
});

test.each([undefined, null, 'ill', []])('target health %j is ignored', (targetHealth) => {
  expect(readRow({ kind: 'db', name: 'o', targetHealth }).health).toBeUndefined();
});

test('only a boolean true requires an access request', () => {
  const rows = [true, 'true', 1, undefined].map((requiresRequest) =>
    readRow({ kind: 'db', name: 'o', requiresRequest }),
  );
  expect(rows.map(({ requiresRequest }) => requiresRequest)).toEqual([true, false, false, false]);
});

// docs/behaviour.md#unreadable-records "One malformed record never blanks a page"
test('every record is either parsed or unreadable with its raw data', () => {
  const kinds = fc.constantFrom('node', 'app', 'db', 'kube_cluster', 'windows_desktop', 'git_server', 'toString', 7);
  const raw = fc.oneof(
    fc.jsonValue(),
    fc.record(
      { kind: kinds, name: fc.jsonValue(), id: fc.jsonValue(), hostname: fc.jsonValue(), github: fc.jsonValue() },
      { requiredKeys: ['kind'] },
    ),
  );
  fc.assert(
    fc.property(raw, (record) => {
      const row = parseResource(record, 7);
      expect(row.ok ? row.name !== '' && row.id !== '' : row.raw === record).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
