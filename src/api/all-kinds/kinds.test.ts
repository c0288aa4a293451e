import { expect, test } from 'vitest';
import { nameOf, pinOf, withKind } from './kinds.ts';

// docs/protocol/resources.md#18.2
test.each([
  [{ kind: 'node', hostname: 'Web-01', id: 'abc' }, 'web-01/abc/node'],
  [{ kind: 'git_server', hostname: 'acme.github-org', id: 'g1' }, 'acme.github-org/g1/git_server'],
  [{ kind: 'app', name: 'Mail', samlApp: true }, 'mail/app'],
  [{ kind: 'app', name: 'okta-1', friendlyName: 'Our Mail/Cal' }, 'our mail-cal/okta-1/app'],
  [{ kind: 'app', name: 'mail', friendlyName: '' }, 'mail/app'],
  [{ kind: 'db', name: 'Orders' }, 'orders/db'],
  [{ kind: 'kube_cluster', name: 'kappa' }, 'kappa/kube_cluster'],
  [{ kind: 'windows_desktop', name: 'WIN-1' }, 'win-1/windows_desktop'],
  [{ kind: 'submarine', name: 'Nautilus', id: 'n1' }, 'nautilus/submarine'],
  [{ kind: 'submarine', hostname: 'Nautilus', id: 'n1' }, 'nautilus/n1/submarine'],
])('pins %j as %s', (raw, pin) => {
  expect(pinOf(raw)).toBe(pin);
});

test.each([null, 7, 'text', [], {}, { kind: 'node', hostname: 7, id: null }, { kind: 'app', name: {} }])(
  'returns strings as name and pin of %j',
  (raw) => {
    expect([typeof nameOf(raw), typeof pinOf(raw)]).toEqual(['string', 'string']);
  },
);

test('adds the kind to records and leaves other values unchanged', () => {
  expect(withKind({ name: 'orders' }, 'db')).toEqual({ name: 'orders', kind: 'db' });
  expect([null, 7, []].map((raw) => withKind(raw, 'db'))).toEqual([null, 7, []]);
});
