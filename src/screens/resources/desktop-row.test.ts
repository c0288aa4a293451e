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
  ['a whole one', {}, { id: 'agent/reception', address: '10.0.0.7', logins: ['Administrator', 'guest'] }],
  ['one without logins', { logins: null }, { logins: [] }],
  ['one of nobody', { host_id: null, addr: 7 }, { id: '/reception', address: '' }],
  ['one with marks', { name: 're\u202ecep' }, { desktop: 're\u202ecep', name: 'reU+202Ecep' }],
])('%s is read', (_name, more, read) => {
  expect(parseDesktop({ ...FULL_DESKTOP, ...more }, 0)).toMatchObject({ ok: true, ...read });
});

test.each([[null], [7], [{}], [[]], [{ ...FULL_DESKTOP, name: '' }], [{ ...FULL_DESKTOP, name: 7 }]])(
  '%j is kept as it came, under its place',
  (raw) => {
    expect(parseDesktop(raw as never, 3)).toEqual({ ok: false, id: 'row 3', raw });
  },
);
