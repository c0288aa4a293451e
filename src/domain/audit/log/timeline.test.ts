import { expect, test } from 'vitest';
import { NO_FILTER } from './audit-filter.ts';
import { buildTimeline, timelineSubjectOf, type TimelineItem } from './timeline.ts';
import { unreadableRow, rowOf } from '#domain/audit/test-rows.ts';

const START_MS = Date.parse('2030-01-02T03:00:00Z');
const timeAt = (second: number) => new Date(START_MS + second * 1000).toISOString();

const ROWS = [
  rowOf({ uid: 'end', sid: 's1', time: timeAt(90), server_hostname: 'web-01', user: 'bob' }),
  rowOf({ uid: 'out', sid: '', time: timeAt(200) }),
  rowOf({ uid: 'run', sid: 's1', time: timeAt(40), user: 'bob' }),
  rowOf({ uid: 'start', sid: 's1', time: timeAt(30), user: 'bob' }),
  unreadableRow(),
  rowOf({ uid: 'alone', sid: 's2', time: timeAt(60) }),
  rowOf({ uid: 'in', sid: '', time: timeAt(0) }),
];

const summarize = (item: TimelineItem): unknown =>
  item.kind === 'event'
    ? [item.event.id, item.after]
    : { sid: item.sid, after: item.after, lasted: item.durationMs, events: item.events.map(summarize) };

// docs/behaviour.md#audit-events "If the log is filtered by one user", "A story shows its events from the oldest",
// "An event without a session, or the only event"
test('sorts events from the oldest, groups events of a session, and computes the time between items', () => {
  expect(buildTimeline(ROWS, { type: 'user', value: 'bob' }).map(summarize)).toEqual([
    ['in', undefined],
    {
      sid: 's1',
      after: 30_000,
      lasted: 60_000,
      events: [
        ['start', undefined],
        ['run', 10_000],
        ['end', 50_000],
      ],
    },
    // This event is earlier than the end of the preceding session, so the time between them is zero.
    ['alone', 0],
    ['out', 140_000],
  ]);
});

test('a session has the first resource that one of its events names', () => {
  const [, session] = buildTimeline(ROWS, { type: 'request', value: 'r' });
  expect(session).toMatchObject({ kind: 'session', resource: 'web-01', user: 'bob' });
});

test('does not group the events of a session if the timeline is about this session', () => {
  const rows = ROWS.filter((row) => row.ok && row.raw['sid'] === 's1');
  expect(buildTimeline(rows, { type: 'session', value: 's1' }).map(summarize)).toEqual([
    ['start', undefined],
    ['run', 10_000],
    ['end', 50_000],
  ]);
});

test('has no items without readable events', () =>
  expect(buildTimeline([unreadableRow()], { type: 'user', value: 'x' })).toEqual([]));

test.each([
  [{ sessions: ['s'] }, { type: 'session', value: 's' }],
  [
    { users: ['u'], categories: ['login' as const], text: 'x' },
    { type: 'user', value: 'u' },
  ],
  [{ requests: ['r'] }, { type: 'request', value: 'r' }],
  [{}, undefined],
  [{ users: ['u', 'v'] }, undefined],
  [{ users: ['u'], sessions: ['s'] }, undefined],
])('a log filtered by %j has the timeline subject %j', (filter, subject) =>
  expect(timelineSubjectOf({ ...NO_FILTER, ...filter })).toEqual(subject),
);
