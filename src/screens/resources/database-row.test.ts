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
    'a whole one',
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
  ['one that nobody may open', { database_users: undefined, database_names: null }, { users: [], databases: [] }],
  ['one of no type', { protocol: null, type: 7 }, { type: '', databaseName: 'optional' }],
  ['one of an unknown kind', { protocol: 'graph', type: 'moon' }, { type: 'moon graph' }],
  ['one that takes no names', { protocol: 'redis', type: 'memorydb' }, { databaseName: 'unsupported' }],
])('%s is read', (_name, more, read) => {
  expect(parseDatabase({ ...FULL_DATABASE, ...more }, 0)).toMatchObject({ ok: true, ...read });
});

test.each([[null], [7], [{}], [[]], [{ ...FULL_DATABASE, name: '' }], [{ ...FULL_DATABASE, name: ['a'] }]])(
  '%j is kept as it came, under its place',
  (raw) => {
    expect(parseDatabase(raw as never, 3)).toEqual({ ok: false, id: 'row 3', raw });
  },
);
