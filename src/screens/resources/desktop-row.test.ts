import { expect, test } from 'vitest';
import { parseDesktop } from './desktop-row.ts';

const FULL_DESKTOP = {
  os: 'windows',
  name: 'reception',
  addr: '10.0.0.7',
  labels: [{ name: 'env', value: 'production' }],
  host_id: 'agent',
  logins: ['guest', 'Administrator'],
};

test.each([
  ['a desktop with all fields', {}, { id: 'agent/reception', address: '10.0.0.7', logins: ['Administrator', 'guest'] }],
  ['a desktop without logins', { logins: null }, { logins: [] }],
  ['a desktop without a host ID', { host_id: null, addr: 7 }, { id: '/reception', address: '' }],
  ['a desktop with invisible characters', { name: 're\u202ecep' }, { desktop: 're\u202ecep', name: 'reU+202Ecep' }],
])('parses %s', (_name, overrides, expected) => {
  expect(parseDesktop({ ...FULL_DESKTOP, ...overrides }, 0)).toMatchObject({ ok: true, ...expected });
});

test.each([[null], [7], [{}], [[]], [{ ...FULL_DESKTOP, name: '' }], [{ ...FULL_DESKTOP, name: 7 }]])(
  '%j is unreadable and keeps its raw data',
  (raw) => {
    expect(parseDesktop(raw as never, 3)).toEqual({ ok: false, id: 'row 3', raw });
  },
);
