import { expect, test } from 'vitest';
import { serverRow } from './server-row.ts';

const whole = {
  id: 'a1',
  hostname: 'web-01',
  addr: '10.0.0.1:3022',
  tunnel: false,
  siteId: 'one',
  tags: [{ name: 'env', value: 'production' }],
  sshLogins: ['ubuntu', 'root', 'admin'],
};

test('root comes first, the other logins in order', () => {
  expect(serverRow(whole as never, 0)).toMatchObject({ logins: ['root', 'admin', 'ubuntu'] });
});

test.each([
  ['null logins', { ...whole, sshLogins: null }, { logins: [] }],
  ['null labels', { ...whole, tags: null }, { labels: [] }],
  ['a label without a value', { ...whole, tags: [{ name: 'env' }, 7, null] }, { labels: [{ name: 'env', value: '' }] }],
  ['a tunnel', { ...whole, tunnel: true, addr: '' }, { isTunnel: true, address: '' }],
  ['a host without a name', { ...whole, hostname: '' }, { name: 'a1' }],
  ['logins that are none', { ...whole, sshLogins: [7, '', null, 'bob', 'bob'] }, { logins: ['bob'] }],
  ['a label list that is text', { ...whole, tags: 'none' }, { labels: [] }],
])('%s is read', (_name, raw, read) => {
  expect(serverRow(raw as never, 0)).toMatchObject({ ok: true, ...read });
});

test.each([[null], [7], [{}], [{ ...whole, id: 7 }], [{ ...whole, hostname: null }], [[]]])(
  '%j is kept as it came, under its place',
  (raw) => {
    expect(serverRow(raw as never, 3)).toEqual({ ok: false, id: 'row 3', raw });
  },
);
