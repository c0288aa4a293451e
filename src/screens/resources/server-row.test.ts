import { expect, test } from 'vitest';
import { parseServer } from './server-row.ts';

const FULL_SERVER = {
  id: 'a1',
  hostname: 'web-01',
  addr: '10.0.0.1:3022',
  tunnel: false,
  siteId: 'one',
  tags: [{ name: 'env', value: 'production' }],
  sshLogins: ['ubuntu', 'root', 'admin'],
};

test('sorts root first and the other logins by name', () => {
  expect(parseServer(FULL_SERVER as never, 0)).toMatchObject({ logins: ['root', 'admin', 'ubuntu'] });
});

test.each([
  ['a server with null logins', { ...FULL_SERVER, sshLogins: null }, { logins: [] }],
  ['a server with null labels', { ...FULL_SERVER, tags: null }, { labels: [] }],
  [
    'a server with a label without a value',
    { ...FULL_SERVER, tags: [{ name: 'env' }, 7, null] },
    { labels: [{ name: 'env', value: '' }] },
  ],
  ['a server behind a tunnel', { ...FULL_SERVER, tunnel: true, addr: '' }, { isTunnel: true, address: '' }],
  ['a server without a hostname', { ...FULL_SERVER, hostname: '' }, { name: 'a1' }],
  ['a server with invalid logins', { ...FULL_SERVER, sshLogins: [7, '', null, 'bob', 'bob'] }, { logins: ['bob'] }],
  ['a server with a text instead of labels', { ...FULL_SERVER, tags: 'none' }, { labels: [] }],
])('parses %s', (_name, raw, expected) => {
  expect(parseServer(raw as never, 0)).toMatchObject({ ok: true, ...expected });
});

test.each([[null], [7], [{}], [{ ...FULL_SERVER, id: 7 }], [{ ...FULL_SERVER, hostname: null }], [[]]])(
  '%j is unreadable and keeps its raw data',
  (raw) => {
    expect(parseServer(raw as never, 3)).toEqual({ ok: false, id: 'row 3', raw });
  },
);
