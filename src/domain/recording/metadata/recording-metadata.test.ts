import { describe, expect, test } from 'vitest';
import { parseMarks } from './session-marks.ts';
import { parseMetadataFrame } from './recording-metadata.ts';
import { createThumbnails, parseThumbnail } from './thumbnails.ts';

const SESSION_MS = 60_000;
const times = (startTime: unknown, endTime: unknown = startTime) => ({ startTime, endTime });

// docs/behaviour.md#recordings "Marks above the timeline show the other"
describe('the marks of a session', () => {
  test('are sorted by time', () =>
    expect(
      parseMarks(
        [
          { type: 'resize', cols: 120, rows: 40, ...times(45_000) },
          { type: 'join', user: 'carol', ...times(40_000, 50_000) },
          { type: 'inactivity', ...times(10_000, 30_000) },
        ],
        SESSION_MS,
      ),
    ).toEqual([
      { kind: 'inactivity', from: 10_000, to: 30_000, number: 0 },
      { kind: 'join', user: 'carol', from: 40_000, to: 50_000, number: 1 },
      { kind: 'resize', size: { columns: 120, rows: 40 }, from: 45_000, to: 45_000, number: 2 },
    ]));

  // docs/behaviour.md#recordings "The player skips events and thumbnails"
  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['an unknown type', { type: 'dance', ...times(1) }],
    ['no time', { type: 'inactivity' }],
    ['an invalid time', { type: 'inactivity', ...times('soon') }],
    ['a time before the start', { type: 'inactivity', ...times(-1) }],
    ['a time after the end', { type: 'inactivity', ...times(SESSION_MS + 1) }],
    ['a missing user name', { type: 'join', ...times(1) }],
    ['an invalid size', { type: 'resize', cols: 0, rows: 1e9, ...times(1) }],
  ])('do not include an event with %s, and never end before they start', (_, invalidEvent) =>
    expect(parseMarks([invalidEvent, { type: 'inactivity', ...times(5, 3) }], SESSION_MS)).toEqual([
      { kind: 'inactivity', from: 5, to: 5, number: 0 },
    ]),
  );

  test.each([[null], [undefined], ['events'], [{}]])('are empty for the invalid list %j', (events) =>
    expect(parseMarks(events, SESSION_MS)).toEqual([]),
  );
});

describe('a thumbnail', () => {
  const wireThumbnail = { svg: '<svg/>', cols: 80, rows: 25, startOffset: 1000, endOffset: 2000 };

  test('is parsed from its frame', () =>
    expect(parseMetadataFrame(JSON.stringify({ type: 'thumbnail', data: wireThumbnail }))).toEqual({
      kind: 'thumbnail',
      thumbnail: { svg: '<svg/>', from: 1000, cursor: { x: 0, y: 0 } },
    }));

  test.each<[string, object, { x: number; y: number }]>([
    ['its position on the screen', { cursorX: 20, cursorY: 24 }, { x: 0.25, y: 0.96 }],
    ['the top left if the cursor is hidden', { cursorX: 20, cursorY: 24, cursorVisible: false }, { x: 0, y: 0 }],
    ['the edge if it is outside the screen', { cursorX: -3, cursorY: 1e9 }, { x: 0, y: 1 }],
    ['the top left if it is unreadable', { cursorX: '7', cursorY: null, cols: 0, rows: {} }, { x: 0, y: 0 }],
  ])('shows the cursor at %s', (_, cursorFields, cursor) =>
    expect(parseThumbnail({ ...wireThumbnail, cursorVisible: true, ...cursorFields })?.cursor).toEqual(cursor),
  );

  test.each<[string, object]>([
    ['no image', { svg: '' }],
    ['an image that is no text', { svg: {} }],
    ['an image of more than a megabyte', { svg: 'x'.repeat(1024 * 1024 + 1) }],
    ['a time before the start', { startOffset: -1 }],
    ['no time', { startOffset: '1' }],
  ])('is rejected with %s', (_, invalidFields) =>
    expect(parseThumbnail({ ...wireThumbnail, ...invalidFields })).toBeUndefined(),
  );

  test('is found from its start until the next thumbnail, in any order of arrival', () => {
    const thumbnails = createThumbnails();
    const startAt = (ms: number) => thumbnails.findAt(ms)?.from;
    expect(startAt(5)).toBeUndefined();
    for (const startOffset of [0, 2000, 1000]) {
      const thumbnail = parseThumbnail({ ...wireThumbnail, startOffset });
      if (thumbnail) thumbnails.add(thumbnail);
    }
    expect([0, 999, 1000, 1999, 2000, 1e9].map(startAt)).toEqual([0, 0, 1000, 1000, 2000, 2000]);
  });

  test('is not stored if all thumbnails together would be larger than 32 MiB', () => {
    const thumbnails = createThumbnails();
    for (let from = 1; from <= 40; from += 1)
      thumbnails.add({ svg: 'x'.repeat(1024 * 1024), from, cursor: { x: 0, y: 0 } });
    expect(thumbnails.findAt(1e9)?.from).toBe(32);
  });
});
