import { expect, test } from 'vitest';
import type { AuditEvent } from '#domain/audit/event.ts';
import { createRowMatcher, NO_FILTER } from './audit-filter.ts';
import { accessRequestIdsOf, sessionIdOf } from './related-ids.ts';
import { unreadableRow, idsOf, rowOf } from '#domain/audit/test-rows.ts';

const eventOf = (fields: Record<string, unknown>) => rowOf(fields) as AuditEvent;

test.each([
  [{ sid: 's1' }, 's1'],
  [{ sid: 7 }, ''],
  [{}, ''],
])('event %j has the session ID "%s"', (fields, sid) => expect(sessionIdOf(eventOf(fields))).toBe(sid));

test.each([
  [{ event: 'access_request.create', id: 'r1' }, ['r1']],
  [{ event: 'user.login', id: 'r1' }, []],
  [{ event: 'session.start', access_requests: ['r1', 'r2', 'r1', 7, ''] }, ['r1', 'r2']],
  [{ event: 'session.start', access_requests: null }, []],
])('event %j belongs to the access requests %j', (fields, ids) =>
  expect(accessRequestIdsOf(eventOf(fields))).toEqual(ids),
);

test('finds events by their session and by their access request', () => {
  const rows = [
    rowOf({ uid: 'asked', event: 'access_request.create', id: 'r1' }),
    rowOf({ uid: 'used', sid: 's1', access_requests: ['r1'] }),
    rowOf({ uid: 'other', sid: 's2' }),
    unreadableRow({ sid: 's1' }),
  ];
  const matchingIds = (filter: object) => idsOf(rows.filter(createRowMatcher({ ...NO_FILTER, ...filter })));
  expect(matchingIds({ sessions: ['s1'] })).toEqual(['used']);
  expect(matchingIds({ requests: ['r1'] })).toEqual(['asked', 'used']);
  expect(matchingIds({ requests: ['r1'], sessions: ['s2'] })).toEqual([]);
});
