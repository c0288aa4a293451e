import { describe, expect, test } from 'vitest';
import { parseSessionLength, parseMetadataFrame } from './metadata/recording-metadata.ts';
import { encodeRangeRequest, parseRangeFrame } from './range-frames.ts';
import { parseTtyFrame, encodeSeekFrame } from './tty-frames.ts';

const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.replaceAll(' ', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (frame: Uint8Array): string => Array.from(frame, (byte) => byte.toString(16).padStart(2, '0')).join('');

describe('the frames of sequential playback, ttyplayback (docs/protocol/streams.md#20.3)', () => {
  test.each<[string, string, unknown]>([
    ['output', '01000a00000000000005dc6869', { kind: 'output', ms: 1500, data: bytes('6869') }],
    ['the end', '01000800000000000007d0', { kind: 'end', ms: 2000 }],
    ['an error', '0200070100046f6f7073', { kind: 'error', text: 'oops' }],
    ['a size', '05000400500019', { kind: 'resize', size: { columns: 80, rows: 25 } }],
    ['output with an overflowed length', '010000 00000000000005dc 61', { kind: 'output', ms: 1500, data: bytes('61') }],
    ['an incomplete error', '0200070100ff6f6f', { kind: 'error', text: 'oo' }],
    ['output without a time', '01000a000000', { kind: 'unreadable' }],
    ['a time beyond the safe integers', '010009ffffffffffffffff61', { kind: 'unreadable' }],
    ['a size of zero columns', '05000400000019', { kind: 'unreadable' }],
    ['an error without a text', '02000701', { kind: 'unreadable' }],
    ['an unknown type', '09000100', { kind: 'unreadable' }],
    ['an empty frame', '', { kind: 'unreadable' }],
  ])('parses %s', (_, hex, frame) => expect(parseTtyFrame(bytes(hex))).toEqual(frame));

  test('a text frame is unreadable', () => expect(parseTtyFrame('hi')).toEqual({ kind: 'unreadable' }));
  test('encodes a seek frame', () => expect(hexOf(encodeSeekFrame(60_000))).toBe('040008000000000000ea60'));
});

describe('the frames of random access playback (docs/protocol/streams.md#14.5, #20.3)', () => {
  const PRINT = '0500000000000000050000000100000001 61';
  const SCREEN = '08 0000000000000000 00000017 00000001 08 00000050 00000019 00000002 00000000 00000006 6869';
  test.each<[string, string, unknown]>([
    ['a start message', '0100000000000000000000000000000001', [{ kind: 'start', ms: 0, request: 1 }]],
    [
      'a stop message',
      '020000000000000000000000100000000100000000000000000000000000002710',
      [{ kind: 'stop', request: 1, from: 0, to: 10_000 }],
    ],
    ['an error', '03000000000000000000000002 00000001 6e6f', [{ kind: 'error', request: 1, text: 'no' }]],
    [
      'the first size',
      '04 0000000000000000 00000005 00000001 38303a3235',
      [{ kind: 'size', ms: 0, request: 1, size: { columns: 80, rows: 25 } }],
    ],
    ['output', PRINT, [{ kind: 'print', ms: 5, request: 1, data: bytes('61') }]],
    ['the end', '06 00000000000007d0 00000001 00000001 5a', [{ kind: 'end', ms: 2000, request: 1 }]],
    [
      'another size',
      '07 0000000000000000 00000006 00000001 3132303a3430',
      [{ kind: 'size', ms: 0, request: 1, size: { columns: 120, rows: 40 } }],
    ],
    [
      'a screen whose first bytes were replaced with the length',
      SCREEN,
      [{ kind: 'screen', ms: 0, request: 1, size: { columns: 80, rows: 25 }, text: bytes('6869') }],
    ],
    [
      'a batch',
      `09 00000002 00000001 0000000000000000 ${PRINT} ${PRINT}`,
      [{ kind: 'print' }, { kind: 'print', ms: 5, request: 1, data: bytes('61') }],
    ],
  ])('parses %s', (_, hex, messages) => expect(parseRangeFrame(bytes(hex))).toMatchObject({ messages, unreadable: 0 }));

  test.each<[string, string, number]>([
    ['an empty frame', '', 0],
    ['an incomplete header', '0500000000', 0],
    ['incomplete data', '05000000000000000500000009 00000001 61', 0],
    ['a time beyond the safe integers', '05 ffffffffffffffff 00000001 00000001 61', 0],
    ['an invalid size', '07 0000000000000000 00000001 00000001 78', 0],
    ['a screen with an incomplete header', '08 0000000000000000 00000001 00000001 08', 0],
    ['a stop message without its range', '02 0000000000000000 00000001 00000001 08', 0],
    ['an unknown type', '0c 0000000000000000 00000000 00000001', 0],
    ['an incomplete batch', `09 00000003 00000001 0000000000000000 ${PRINT} ${PRINT}`, 2],
    ['a batch within a batch', `09 00000001 00000001 0000000000000000 09 00000001 00000001 0000000000000000`, 0],
    ['a batch that claims four billion messages', `09 ffffffff 00000001 0000000000000000 ${PRINT}`, 1],
  ])('counts unreadable parts of %s, and returns the messages before them', (_, hex, messageCount) => {
    const { messages, unreadable } = parseRangeFrame(bytes(hex));
    expect([messages.length, unreadable > 0]).toEqual([messageCount, true]);
  });

  test('a text frame is unreadable', () => expect(parseRangeFrame('x')).toEqual({ messages: [], unreadable: 1 }));

  test('a request covers at most ten minutes', () => {
    expect(hexOf(encodeRangeRequest({ from: 0, to: 10_000, request: 1, withScreen: true }))).toBe(
      '01000000000000000000000000000027100000000101',
    );
    expect(hexOf(encodeRangeRequest({ from: 5, to: 9e9, request: 7, withScreen: false }))).toBe(
      '01000000000000000500000000000927c50000000700',
    );
  });
});

describe('the metadata of a recording (docs/protocol/streams.md#14.6)', () => {
  const frame = (type: string, data: unknown) => parseMetadataFrame(JSON.stringify({ type, data }));

  test('contain the length, the first size, the user, the host and the start', () => {
    const data = {
      duration: 60_000,
      startCols: 80,
      startRows: 25,
      startTime: 1_687_255_200,
      endTime: 1_687_255_260,
      clusterName: 'example',
      resourceName: 'web-1',
      user: 'bob',
      type: 'ssh',
      events: null,
    };
    expect(frame('metadata', data)).toEqual({
      kind: 'metadata',
      metadata: {
        total: 60_000,
        about: { user: 'bob', login: '', host: 'web-1', start: 1_687_255_200_000 },
        size: { columns: 80, rows: 25 },
        marks: [],
      },
    });
  });

  test.each<[string, unknown]>([
    ['no fields', {}],
    ['wrong types', { duration: '9', startCols: {}, startTime: [], user: 7 }],
    ['a negative length', { duration: -5, startCols: -1 }],
    ['a length of more than a year', { duration: 1e18, startCols: 1e9 }],
  ])('with %s have empty values', (_, data) =>
    expect(frame('metadata', data)).toMatchObject({ metadata: { total: 0, size: undefined, about: { user: '' } } }),
  );

  test('can be an error frame with a text, and are empty for invalid frames', () => {
    expect(frame('error', { error: 'recording not found' })).toEqual({ kind: 'error', text: 'recording not found' });
    expect(frame('thumbnail', { svg: '<svg/>' })).toEqual({ kind: 'other' });
    expect(frame('metadata', null)).toEqual({ kind: 'other' });
    expect(parseMetadataFrame('{')).toEqual({ kind: 'other' });
    expect(parseMetadataFrame(bytes('7b7d'))).toEqual({ kind: 'other' });
  });

  test.each<[unknown, unknown]>([
    [
      { durationMs: 742_318, recordingType: 'ssh' },
      { total: 742_318, recordingType: 'ssh' },
    ],
    [
      { durationMs: -1, recordingType: 5 },
      { total: 0, recordingType: '' },
    ],
    [null, { total: 0, recordingType: '' }],
  ])('the response %j with the session length is parsed as %j', (answer, length) =>
    expect(parseSessionLength(answer)).toEqual(length),
  );
});
