import { expect, test } from 'vitest';
import { createRowMatcher, NO_FILTER, type AuditFilter } from './audit-filter.ts';
import { unreadableRow, idsOf, rowOf } from '#domain/audit/test-rows.ts';

const rows = [
  rowOf({ uid: 'login', user: 'Søren' }),
  rowOf({ uid: 'refused', code: 'T1000W', error: 'wrong password' }),
  rowOf({ uid: 'shell', code: 'T2000I', event: 'session.start', server_hostname: 'web-01', login: 'root' }),
  rowOf({
    uid: 'command',
    code: 'T3002E',
    event: 'exec',
    server_hostname: 'web-02',
    command: `${'x'.repeat(100)} rm -rf`,
  }),
  rowOf({ uid: 'new', code: 'TQX01I', event: 'quota.set', user: null }),
  unreadableRow('half a record, written by ada'),
];

test.each<[Partial<AuditFilter>, string[]]>([
  [{}, ['login', 'refused', 'shell', 'command', 'new', 'row 0']],
  [{ text: '  ' }, ['login', 'refused', 'shell', 'command', 'new', 'row 0']],
  [{ categories: ['session'] }, ['shell', 'command']],
  [{ categories: ['session', 'other'] }, ['shell', 'command', 'new']],
  [{ outcomes: ['failure'] }, ['refused', 'command']],
  [{ users: ['Søren'] }, ['login']],
  [{ users: ['søren'] }, []],
  [{ users: [''] }, ['new']],
  [{ resources: ['web-01', 'web-02'], outcomes: ['ok'] }, ['shell']],
  [{ text: 'WRONG password' }, ['refused']],
  [{ text: 'SO\u0308REN' }, []],
  [{ text: 'sØren' }, ['login']],
  [{ text: 'web root' }, ['shell']],
  [{ text: 'rm -rf' }, ['command']],
  [{ text: 'TQX01I' }, ['new']],
  [{ text: 'quota.set' }, ['new']],
  [{ text: '2030-01-02T03 shell' }, ['shell']],
  [{ text: 'half record' }, ['row 0']],
  [{ text: 'ada', users: ['ada'] }, ['refused', 'shell', 'command']],
])('the filter %j matches the rows %j', (filter, ids) =>
  expect(idsOf(rows.filter(createRowMatcher({ ...NO_FILTER, ...filter })))).toEqual(ids),
);
