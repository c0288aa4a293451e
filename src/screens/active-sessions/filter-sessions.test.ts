import { describe, expect, test } from 'vitest';
import { filterSessions } from './filter-sessions.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

const session = (id: string, minutes: number, more: object = {}) => ({
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
  ...more,
});

const SESSION_RECORDS = [
  session('10', 90),
  session('2', 5, { parties: [{ user: 'carol' }] }),
  null,
  session('3', 5, { kind: 'db', database_name: 'orders', login: 'reader' }),
  session('4', 0, { created: 'long ago' }),
];

const idsOf = (search: string, order: Parameters<typeof filterSessions>[1]['order']) =>
  filterSessions(SESSION_RECORDS, { search, order, now: NOW }).map(({ id }) => id);
const newestFirst = { field: 'duration', dir: 'asc' } as const;

describe('the order', () => {
  test.each<[string, Parameters<typeof filterSessions>[1]['order'], string[]]>([
    ['newest first, what cannot be read last', newestFirst, ['2', '3', '10', '4', 'row 2']],
    ['oldest first', { field: 'duration', dir: 'desc' }, ['4', '10', '2', '3', 'row 2']],
    ['by name, numbers as numbers', { field: 'name', dir: 'asc' }, ['3', '2', '4', '10', 'row 2']],
    ['by name, the other way', { field: 'name', dir: 'desc' }, ['10', '4', '2', '3', 'row 2']],
    ['by kind, the newest of each first', { field: 'kind', dir: 'asc' }, ['3', '2', '10', '4', 'row 2']],
    ['by kind, the other way, the newest still first', { field: 'kind', dir: 'desc' }, ['2', '10', '4', '3', 'row 2']],
  ])('%s', (_what, order, expected) => {
    expect(idsOf('', order)).toEqual(expected);
  });
});

describe('the search looks at', () => {
  test.each([
    ['the address', '10.0.0.2', ['2']],
    ['no port', ':3022', []],
    ['the cluster', 'ONE.EXAMPLE', ['2', '3', '10', '4']],
    ['the name', ' web-10 ', ['10']],
    ['the name by kind', 'orders', ['3']],
    ['the server', 'id-of-10', ['10']],
    ['the people', 'carol', ['2']],
    ['the login', 'reader', ['3']],
    ['the duration', '1 hr 30', ['10']],
    ['the beginning', 'long ago', ['4']],
    ['nothing else', 'bobby', []],
  ])('%s', (_what, words, found) => {
    expect(idsOf(words, newestFirst)).toEqual([...found, 'row 2']);
  });
});
