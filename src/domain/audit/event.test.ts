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

test('converts an event to a row', () => {
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
  ['builds an ID from type and time without a uid', { uid: undefined }, { id: 'user.login:2030-01-02T03:04:05.194Z' }],
  ['builds an ID from type and time if the uid is empty', { uid: '' }, { id: 'user.login:2030-01-02T03:04:05.194Z' }],
  [
    'describes an event without a code by its type',
    { code: undefined },
    { code: '', title: 'User signed in', category: 'other', isKnown: false },
  ],
  ['ignores a code that is not text', { code: 7 }, { code: '', title: 'User signed in' }],
  ['an event without a type keeps its title', { event: null }, { type: '', title: 'User signed in' }],
  ['an event without a user has an empty user', { user: null }, { user: '' }],
  ['reads the nested user of early device records', { user: { user: 'ben' } }, { user: 'ben' }],
  ['ignores a user that is not text', { user: ['ben'] }, { user: '' }],
  ['escapes invisible characters', { user: 'a\u202Eb', uid: '\u0000' }, { user: 'aU+202Eb', id: 'U+0000' }],
  ['ignores an index that is not a number', { ei: '3' }, { index: 0 }],
])('%s', (_, changedFields, expected) =>
  expect(auditRow({ ...LOGIN, ...changedFields }, 0)).toMatchObject({ ok: true, ...expected }),
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
])('an event with %j has the resource "%s"', (fields, resource) =>
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
])('%j is an unreadable record', (raw) => expect(auditRow(raw, 4)).toEqual({ ok: false, id: 'row 4', raw }));

test.each([null, [], {}, { events: null }, { events: {} }, { startKey: '' }])('an answer of %j has no rows', (page) =>
  expect(auditRows(page)).toEqual([]),
);

test('an unreadable record does not affect the records around it', () => {
  const rows = auditRows({ events: [LOGIN, 7, LOGIN], startKey: '' }, 500);
  expect(rows.map(({ ok, id }) => [ok, id])).toEqual([
    [true, 'u-1'],
    [false, 'row 501'],
    [true, 'u-1'],
  ]);
});
