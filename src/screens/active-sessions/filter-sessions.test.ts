import { describe, expect, test } from 'vitest';
import { readSessionRow } from '#features/active-sessions/session-row.ts';
import { filterSessions } from './filter-sessions.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

const session = (id: string, minutes: number, overrides: object = {}) => ({
  id,
  kind: 'ssh',
  server_hostname: `web-${id}`,
  server_id: `id-of-${id}`,
  server_addr: `10.0.0.${id}:3022`,
  cluster_name: 'one.example.com',
  login: 'deploy',
  owner: 'bob',
  parties: [{ user: 'bob' }],
  created: new Date(NOW - minutes * 60_000).toISOString(),
  ...overrides,
});

const SESSION_RECORDS = [
  session('10', 90),
  session('2', 5, { parties: [{ user: 'carol' }] }),
  null,
  session('3', 5, { kind: 'db', database_name: 'orders', login: 'reader' }),
  session('4', 0, { created: 'long ago' }),
];

const idsOf = (search: string, order: Parameters<typeof filterSessions>[1]['order']) =>
  filterSessions(SESSION_RECORDS.map(readSessionRow), { search, order, now: NOW }).map(({ id }) => id);
const newestFirst = { field: 'duration', dir: 'asc' } as const;

describe('session order', () => {
  test.each<[string, Parameters<typeof filterSessions>[1]['order'], string[]]>([
    ['sorts the newest sessions first and unreadable records last', newestFirst, ['2', '3', '10', '4', 'row 2']],
    ['sorts the oldest sessions first', { field: 'duration', dir: 'desc' }, ['4', '10', '2', '3', 'row 2']],
    ['sorts by name and compares numbers by value', { field: 'name', dir: 'asc' }, ['3', '2', '4', '10', 'row 2']],
    ['sorts by name in descending order', { field: 'name', dir: 'desc' }, ['10', '4', '2', '3', 'row 2']],
    [
      'sorts by kind with the newest session of each kind first',
      { field: 'kind', dir: 'asc' },
      ['3', '2', '10', '4', 'row 2'],
    ],
    [
      'sorts by kind in descending order with the newest session of each kind first',
      { field: 'kind', dir: 'desc' },
      ['2', '10', '4', '3', 'row 2'],
    ],
  ])('%s', (_title, order, expected) => {
    expect(idsOf('', order)).toEqual(expected);
  });
});

describe('session search', () => {
  test.each([
    ['finds an address', '10.0.0.2', ['2']],
    ['ignores the port', ':3022', []],
    ['finds a cluster', 'ONE.EXAMPLE', ['2', '3', '10', '4']],
    ['finds a server name', ' web-10 ', ['10']],
    ['finds a database name', 'orders', ['3']],
    ['finds a server ID', 'id-of-10', ['10']],
    ['finds a participant', 'carol', ['2']],
    ['finds a login', 'reader', ['3']],
    ['finds a duration', '1 hr 30', ['10']],
    ['finds an unreadable start time', 'long ago', ['4']],
    ['finds nothing for a name that is longer than the name of the owner', 'bobby', []],
  ])('%s', (_title, search, foundIds) => {
    expect(idsOf(search, newestFirst)).toEqual([...foundIds, 'row 2']);
  });
});
