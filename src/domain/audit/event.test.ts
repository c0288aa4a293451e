import { expect, test } from 'vitest';
import { auditRow, auditRows } from './event.ts';
import { shortMessageText } from './template.ts';

const LOGIN = {
  code: 'T1000I',
  event: 'user.login',
  time: '2030-01-02T03:04:05.194Z',
  uid: 'u-1',
  cluster_name: 'one',
  ei: 0,
  user: 'ada',
};

test('an event becomes a row', () => {
  const row = auditRow(LOGIN, 0);
  expect(row).toMatchObject({
    ok: true,
    id: 'u-1',
    code: 'T1000I',
    type: 'user.login',
    user: 'ada',
    resource: '',
    cluster: 'one',
    time: '2030-01-02T03:04:05.194Z',
    timeMs: Date.UTC(2030, 0, 2, 3, 4, 5, 194),
    index: 0,
    title: 'User signed in',
    category: 'login',
    outcome: 'ok',
    isKnown: true,
  });
  expect(row.raw).toBe(LOGIN);
  expect(row.ok && shortMessageText(row.message)).toBe('ada signed in with a local account');
});

test.each([
  ['no uid', { uid: undefined }, { id: 'user.login:2030-01-02T03:04:05.194Z' }],
  ['an empty uid', { uid: '' }, { id: 'user.login:2030-01-02T03:04:05.194Z' }],
  ['no code', { code: undefined }, { code: '', title: 'User signed in', category: 'other', isKnown: false }],
  ['a code of another kind', { code: 7 }, { code: '', title: 'User signed in' }],
  ['no type', { event: null }, { type: '', title: 'User signed in' }],
  ['nobody', { user: null }, { user: '' }],
  ['a nested account', { user: { user: 'ben' } }, { user: 'ben' }],
  ['an account of another kind', { user: ['ben'] }, { user: '' }],
  ['marks that are not seen', { user: 'a\u202Eb', uid: '\u0000' }, { user: 'aU+202Eb', id: 'U+0000' }],
  ['an index of another kind', { ei: '3' }, { index: 0 }],
])('%s', (_, changed, expected) =>
  expect(auditRow({ ...LOGIN, ...changed }, 0)).toMatchObject({ ok: true, ...expected }),
);

test.each([
  [{ code: 'T2000I', server_hostname: 'web-01', server_id: 's1' }, 'web-01'],
  [{ code: 'T2000I', server_id: 's1' }, 's1'],
  [{ code: 'T3002I', kubernetes_cluster: 'shop-eu', server_hostname: 'pod' }, 'shop-eu'],
  [{ code: 'TAP03I', name: 'grafana' }, 'grafana'],
  [{ code: 'TDB02I', db_service: 'ledger' }, 'ledger'],
  [{ code: 'TDP00I', desktop_addr: '10.0.0.1:3389' }, '10.0.0.1:3389'],
  [{ code: 'T9000I', name: 'auditor' }, ''],
  [{ code: 'TDB02I', db_service: { a: 1 } }, ''],
])('%j is about the resource %j', (fields, resource) =>
  expect(auditRow({ ...LOGIN, ...fields }, 0)).toMatchObject({ resource }),
);

// docs/behaviour.md#audit-events "An event without a time, or with neither"
test.each([
  null,
  'text',
  7,
  [LOGIN],
  {},
  { ...LOGIN, time: undefined },
  { ...LOGIN, time: 'yesterday' },
  { ...LOGIN, time: 1_893_553_445_194 },
  { ...LOGIN, code: '', event: '' },
])('%j cannot be read', (raw) => expect(auditRow(raw, 4)).toEqual({ ok: false, id: 'row 4', raw }));

test.each([null, [], {}, { events: null }, { events: {} }, { startKey: '' }])('%j is an empty page', (page) =>
  expect(auditRows(page)).toEqual([]),
);

test('one record that cannot be read leaves the others as they are', () => {
  const rows = auditRows({ events: [LOGIN, 7, LOGIN], startKey: '' }, 500);
  expect(rows.map(({ ok, id }) => [ok, id])).toEqual([
    [true, 'u-1'],
    [false, 'row 501'],
    [true, 'u-1'],
  ]);
});
