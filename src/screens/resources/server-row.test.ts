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

test('root comes first, the other logins in order', () => {
  expect(parseServer(FULL_SERVER as never, 0)).toMatchObject({ logins: ['root', 'admin', 'ubuntu'] });
});

test.each([
  ['null logins', { ...FULL_SERVER, sshLogins: null }, { logins: [] }],
  ['null labels', { ...FULL_SERVER, tags: null }, { labels: [] }],
  [
    'a label without a value',
    { ...FULL_SERVER, tags: [{ name: 'env' }, 7, null] },
    { labels: [{ name: 'env', value: '' }] },
  ],
  ['a tunnel', { ...FULL_SERVER, tunnel: true, addr: '' }, { isTunnel: true, address: '' }],
  ['a host without a name', { ...FULL_SERVER, hostname: '' }, { name: 'a1' }],
  ['logins that are none', { ...FULL_SERVER, sshLogins: [7, '', null, 'bob', 'bob'] }, { logins: ['bob'] }],
  ['a label list that is text', { ...FULL_SERVER, tags: 'none' }, { labels: [] }],
])('%s is read', (_name, raw, read) => {
  expect(parseServer(raw as never, 0)).toMatchObject({ ok: true, ...read });
});

test.each([[null], [7], [{}], [{ ...FULL_SERVER, id: 7 }], [{ ...FULL_SERVER, hostname: null }], [[]]])(
  '%j is kept as it came, under its place',
  (raw) => {
    expect(parseServer(raw as never, 3)).toEqual({ ok: false, id: 'row 3', raw });
  },
);
