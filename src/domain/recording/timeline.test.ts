import { describe, expect, test } from 'vitest';
import { parseClock, formatClock } from './clock-text.ts';
import { truncateTimeline, addEstimatedMoments } from './estimated-timing.ts';
import { activityOf, pauseAt, findPauses } from './pauses.ts';
import { parseSize } from './terminal-size.ts';
import { nextPrint, previousPrint } from './print-steps.ts';
import { countMomentsUntil, countMomentsWithin, parseTimeline } from './timeline.ts';

// The events of docs/protocol/streams.md#20.3.
const START = {
  ei: 0,
  event: 'session.start',
  size: '80:25',
  login: 'root',
  user: 'bob',
  server_hostname: 'web-01',
  time: '2023-06-20T10:00:00Z',
};
const FIRST_PRINT = { ei: 1, event: 'print', ms: 100, offset: 0, bytes: 2, ci: 0, time: '2023-06-20T10:00:00.1Z' };
const RESIZE = { ei: 2, event: 'resize', size: '120:40', time: '2023-06-20T10:00:01Z' };
const SECOND_PRINT = { ei: 3, event: 'print', ms: 1500, offset: 2, bytes: 2, ci: 1, time: '2023-06-20T10:00:01.5Z' };
const END = {
  ei: 4,
  event: 'session.end',
  session_start: '2023-06-20T10:00:00Z',
  session_stop: '2023-06-20T10:00:02Z',
  time: '2023-06-20T10:00:02Z',
};
const timelineOf = (...events: unknown[]) => parseTimeline({ events, startKey: '' });

test('parses the times, offsets and sizes of the events', () => {
  expect(timelineOf(START, FIRST_PRINT, RESIZE, SECOND_PRINT, END)).toEqual({
    moments: [
      { ms: 0, to: 0, size: { columns: 80, rows: 25 } },
      { ms: 100, to: 2 },
      { ms: 1000, to: 2, size: { columns: 120, rows: 40 } },
      { ms: 1500, to: 4 },
    ],
    total: 2000,
    bytes: 4,
    about: { user: 'bob', login: 'root', host: 'web-01', start: Date.parse('2023-06-20T10:00:00Z') },
    gaps: { unreadable: 0, hasNoEnd: false, isUneven: false },
  });
});

describe('a timeline of unusual, incomplete or invalid events', () => {
  test('has the pod as host of a Kubernetes session, or the cluster if the pod name is missing', () => {
    const pod = { ...START, server_hostname: '', kubernetes_cluster: 'prod', kubernetes_pod_name: 'api-1' };
    expect(timelineOf(pod).about.host).toBe('api-1');
    expect(timelineOf({ ...pod, kubernetes_pod_name: undefined }).about.host).toBe('prod');
  });

  test('ends at the last print without a valid session.end, and ignores events after session.end', () => {
    expect(timelineOf(START, FIRST_PRINT, SECOND_PRINT)).toMatchObject({ total: 1500, gaps: { hasNoEnd: true } });
    expect(timelineOf(START, FIRST_PRINT, END, SECOND_PRINT)).toMatchObject({ total: 2000, bytes: 2 });
    const endWithoutTimes = { event: 'session.end', time: '2023-06-20T10:00:03Z' };
    expect(timelineOf(START, FIRST_PRINT, endWithoutTimes)).toMatchObject({ total: 3000, gaps: { hasNoEnd: false } });
    expect(timelineOf(START, SECOND_PRINT, { ...END, session_stop: 'never', time: '?' })).toMatchObject({
      total: 1500,
      gaps: { hasNoEnd: true, unreadable: 1 },
    });
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['text', 'print'],
    ['no type', { ms: 4 }],
    ['no offset', { ...SECOND_PRINT, offset: undefined }],
    ['a negative length', { ...SECOND_PRINT, bytes: -3 }],
    ['a fraction as length', { ...SECOND_PRINT, bytes: 0.5 }],
    ['an offset beyond the safe integers', { ...SECOND_PRINT, offset: Number.MAX_SAFE_INTEGER }],
    ['a time after more than a year', { ...SECOND_PRINT, ms: 1e15 }],
    ['no valid time', { ...SECOND_PRINT, ms: '4', time: 'soon' }],
    ['a resize without a size', { ...RESIZE, size: '0:0' }],
  ])('skips and counts an event with %s', (_, raw) => {
    expect(timelineOf(START, FIRST_PRINT, raw)).toMatchObject({ bytes: 2, total: 100, gaps: { unreadable: 1 } });
  });

  test.each(['session.join', 'exec', 'x11-forward', 'made.up'])(
    'ignores the event type %s without counting it',
    (event) => {
      expect(timelineOf(START, FIRST_PRINT, { event }).gaps.unreadable).toBe(0);
    },
  );

  test('assigns bytes without a print event to the next print, and reports gaps and overlaps', () => {
    const { moments, gaps } = timelineOf(START, FIRST_PRINT, { ...SECOND_PRINT, offset: 7 });
    expect([moments.at(-1), gaps.isUneven]).toEqual([{ ms: 1500, to: 9 }, true]);
    expect(timelineOf(START, SECOND_PRINT, { ...FIRST_PRINT, ms: 1600 }).bytes).toBe(4);
  });

  test('has no decreasing and no negative times', () => {
    expect(timelineOf(START, SECOND_PRINT, { ...FIRST_PRINT, offset: 4 }).moments.map(({ ms }) => ms)).toEqual([
      0, 1500, 1500,
    ]);
    expect(timelineOf(START, { ...FIRST_PRINT, ms: -9 }).moments.at(-1)?.ms).toBe(0);
  });

  test('uses the time of the event if a print has no milliseconds', () => {
    expect(timelineOf(START, { ...SECOND_PRINT, ms: undefined, offset: 0 }).moments.at(-1)?.ms).toBe(1500);
  });

  test.each([null, undefined, [], 'x', 7, {}, { events: {} }, { events: null }])(
    'is empty for the response %j',
    (answer) => expect(parseTimeline(answer)).toMatchObject({ moments: [], total: 0, bytes: 0 }),
  );
});

test.each<[unknown, unknown]>([
  ['80:25', { columns: 80, rows: 25 }],
  ['0:0', undefined],
  ['80:0', undefined],
  ['9999:25', undefined],
  ['80x25', undefined],
  [80, undefined],
  ['', undefined],
])('the size %j is parsed as %j', (text, size) => expect(parseSize(text)).toEqual(size));

test('counts moments by time and by loaded bytes', () => {
  const { moments } = timelineOf(START, FIRST_PRINT, RESIZE, SECOND_PRINT, END);
  expect([-1, 0, 99, 100, 1000, 1500, 9e9].map((ms) => countMomentsUntil(moments, ms))).toEqual([0, 1, 1, 2, 3, 4, 4]);
  expect([0, 1, 2, 3, 4].map((bytes) => countMomentsWithin(moments, bytes))).toEqual([1, 1, 3, 3, 4]);
});

describe('a pause', () => {
  const { moments } = timelineOf(
    START,
    FIRST_PRINT,
    { ...SECOND_PRINT, ms: 20_000 },
    { ...SECOND_PRINT, offset: 4, ms: 22_000 },
  );

  test('is a time of more than three seconds without output, without its first second', () => {
    expect(findPauses(moments, 30_000)).toEqual([
      { from: 1_100, to: 20_000 },
      { from: 23_000, to: 30_000 },
    ]);
    expect(findPauses(moments, 22_000)).toHaveLength(1);
    expect(findPauses([], 10_000)).toEqual([{ from: 1_000, to: 10_000 }]);
  });

  test('is found by a time inside it', () => {
    const pauses = findPauses(moments, 30_000);
    const pauseEnds = [0, 1_099, 1_100, 19_999, 20_000, 25_000, 30_000].map((ms) => pauseAt(pauses, ms)?.to);
    expect(pauseEnds).toEqual([undefined, undefined, 20_000, 20_000, undefined, 30_000, undefined]);
  });
});

test('the activity depends on the printed bytes, and little activity is visible next to much activity', () => {
  const moments = [
    { ms: 0, to: 1 },
    { ms: 5, to: 1_000_001 },
    { ms: 10, to: 1_000_002 },
  ];
  const [first = 0, ...others] = activityOf(moments, 10, 4);
  expect(first).toBeGreaterThan(0.03);
  expect(others.map((part) => part > 0)).toEqual([false, true, true]);
  expect(others[1]).toBe(1);
  expect(activityOf([], 0, 2)).toEqual([0, 0]);
});

describe('a stream whose length differs from that in the events', () => {
  test('is played at a fixed pace if there are no events', () => {
    const timeline = addEstimatedMoments(parseTimeline(null), 250);
    expect(timeline.moments).toEqual([
      { ms: 100, to: 100 },
      { ms: 200, to: 200 },
      { ms: 300, to: 250 },
    ]);
    expect([timeline.total, timeline.bytes]).toEqual([300, 250]);
  });

  test('continues at a fixed pace after the last event if it is longer', () => {
    expect(addEstimatedMoments(timelineOf(START, FIRST_PRINT, END), 5).moments.at(-1)).toEqual({ ms: 200, to: 5 });
    const complete = timelineOf(START, FIRST_PRINT, SECOND_PRINT, END);
    expect(addEstimatedMoments(complete, 4)).toBe(complete);
  });

  test('ends early if it is shorter', () => {
    const complete = timelineOf(START, FIRST_PRINT, RESIZE, SECOND_PRINT, END);
    expect(truncateTimeline(complete, 3)).toMatchObject({ total: 1500, bytes: 3 });
    expect(truncateTimeline(complete, 3).moments.at(-1)).toEqual({ ms: 1500, to: 3 });
    expect(truncateTimeline(complete, 2)).toMatchObject({ total: 1000, bytes: 2 });
    expect(truncateTimeline(complete, 0)).toMatchObject({ total: 0, moments: [{ ms: 0, to: 0 }] });
    expect(truncateTimeline(complete, 4)).toBe(complete);
  });
});

test.each([
  [0, '00:00'],
  [428_900, '07:08'],
  [3_723_000, '1:02:03'],
  [-5, '00:00'],
])('the position %d ms is formatted as %s', (ms, text) => expect(formatClock(ms)).toBe(text));

test.each([
  ['07:08', 428_000],
  ['1:02:03', 3_723_000],
  ['90', 90_000],
  ['75:00', 4_500_000],
  ['', undefined],
  [null, undefined],
  ['-1:00', undefined],
  ['soon', undefined],
  ['1:2:3:4', undefined],
])('the position %j is parsed as %s ms', (text, ms) => expect(parseClock(text)).toBe(ms));

test('steps go from print to print, and skip moments without output', () => {
  const timeline = timelineOf(START, FIRST_PRINT, RESIZE, SECOND_PRINT, END);
  const { moments } = timeline;
  expect([0, 100, 1000, 1500, 2000].map((ms) => nextPrint(timeline, ms))).toEqual([100, 1500, 1500, 2000, 2000]);
  expect([2000, 1500, 1000, 100, 0].map((ms) => previousPrint(moments, ms))).toEqual([1500, 100, 100, 0, 0]);
});
