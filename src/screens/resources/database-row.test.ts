import { expect, test } from 'vitest';
import { parseDatabase } from './database-row.ts';

const FULL_DATABASE = {
  name: 'orders',
  desc: 'Every order',
  protocol: 'postgres',
  type: 'rds',
  hostname: 'db.internal',
  uri: 'db.internal:5432',
  labels: [{ name: 'env', value: 'production' }],
  database_users: ['reader'],
  database_names: ['orders'],
};

test.each([
  [
    'a database with all fields',
    {},
    {
      id: 'orders',
      description: 'Every order',
      type: 'Amazon RDS PostgreSQL',
      databaseName: 'required',
      users: ['reader'],
      databases: ['orders'],
    },
  ],
  [
    'a database without granted users and names',
    { database_users: undefined, database_names: null },
    { users: [], databases: [] },
  ],
  ['a database without a type', { protocol: null, type: 7 }, { type: '', databaseName: 'optional' }],
  ['a database of an unknown type', { protocol: 'graph', type: 'moon' }, { type: 'moon graph' }],
  ['a database without named databases', { protocol: 'redis', type: 'memorydb' }, { databaseName: 'unsupported' }],
])('parses %s', (_name, overrides, expected) => {
  expect(parseDatabase({ ...FULL_DATABASE, ...overrides }, 0)).toMatchObject({ ok: true, ...expected });
});

test.each([[null], [7], [{}], [[]], [{ ...FULL_DATABASE, name: '' }], [{ ...FULL_DATABASE, name: ['a'] }]])(
  '%j is unreadable and keeps its raw data',
  (raw) => {
    expect(parseDatabase(raw as never, 3)).toEqual({ ok: false, id: 'row 3', raw });
  },
);
