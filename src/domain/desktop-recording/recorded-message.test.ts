import { expect, test } from 'vitest';
import { parsePlaybackFrame } from './playback-frame.ts';
import { readRecordedMessage } from './recorded-message.ts';

const bytes = (hex: string) => Uint8Array.from(hex.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));
const frame = (value: unknown) =>
  parsePlaybackFrame(new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)));

/** A message with a picture of one red pixel (docs/protocol/streams.md#20.3). */
const RED_PIXEL_MESSAGE =
  'GwAAAEUAAAAKAAAAFAAAAAsAAAAViVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
const recorded = (message: string, ms = 0) => ({
  ei: 1,
  event: 'desktop.recording',
  time: '2023-06-20T10:00:00Z',
  message,
  ms,
});

function messageOf(base64: string) {
  const parsedFrame = frame(recorded(base64));
  return parsedFrame.kind === 'message' ? readRecordedMessage(parsedFrame.message) : parsedFrame;
}

test.each([
  ['a screen of 1920 by 1080', 'AQAAB4AAAAQ4', { kind: 'size', width: 1920, height: 1080 }],
  ['a red pixel', RED_PIXEL_MESSAGE, { kind: 'picture', left: 10, top: 20 }],
  ['a mouse move', 'AwAAAGQAAADI', { kind: 'silent' }],
  ['an error notification', 'HAAAAAZkZW5pZWQC', { kind: 'notice', severity: 'error', text: 'denied' }],
])('reads %s from the documentation', (_, base64, message) => {
  expect(messageOf(base64)).toMatchObject(message);
});

test.each([
  ['an error of type 9', '09 00000004 6f6f7073', { kind: 'notice', severity: 'error', text: 'oops' }],
  ['an info notification', '1c 00000002 6869 00', { kind: 'notice', severity: 'info', text: 'hi' }],
  ['a warning', '1c 00000002 6869 01', { kind: 'notice', severity: 'warning', text: 'hi' }],
  ['an unknown severity', '1c 00000002 6869 07', { kind: 'unreadable' }],
  ['a text longer than its message', '1c 000000ff 6869 01', { kind: 'unreadable' }],
  [
    'the screen of 18.x',
    '1f 03eb 03ef 0280 0190',
    { kind: 'activated', activated: { ioChannel: 1003, userChannel: 1007, width: 640, height: 400 } },
  ],
  ['a graphics frame of 18.x', '1d 00000001 ff', { kind: 'fastPath', pdu: bytes('ff') }],
  ['a screen with a width of 0', '01 00000000 00000190', { kind: 'unreadable' }],
  ['a screen wider than the maximum', '01 00002001 00000190', { kind: 'unreadable' }],
  ['a screen of the maximum size', '01 00002000 00002000', { kind: 'size', width: 8192, height: 8192 }],
  ['a truncated screen', '01 000002', { kind: 'unreadable' }],
  ['no bytes', '', { kind: 'unreadable' }],
  ['a message of an unknown type', '63 01 02 03', { kind: 'unreadable' }],
])('reads %s', (_, hex, message) => {
  expect(readRecordedMessage(bytes(hex))).toEqual(message);
});

const PNG_HEADER_START = '89504e470d0a1a0a 0000000d 49484452';
test('reads pictures of the older message type, and rejects other formats and invalid widths', () => {
  const readOldPicture = (png: string) => readRecordedMessage(bytes(`02 00000005 00000006 00000009 00000009 ${png}`));
  expect(readOldPicture(`${PNG_HEADER_START} 00000004 00000003`)).toMatchObject({ kind: 'picture', left: 5, top: 6 });
  expect(readOldPicture(`${PNG_HEADER_START} 00002001 00000003`)).toEqual({ kind: 'unreadable' });
  expect(readOldPicture(`${PNG_HEADER_START} 00000000 00000003`)).toEqual({ kind: 'unreadable' });
  expect(readOldPicture('6e6f7420612070696374757265206174 00000004 00000003')).toEqual({ kind: 'unreadable' });
});

test('rejects a picture whose length does not match its message', () => {
  const message = bytes(`1b 000000ff 00000000 00000000 00000001 00000001 ${PNG_HEADER_START} 00000004 00000003`);
  expect(readRecordedMessage(message)).toEqual({ kind: 'unreadable' });
});

test('recognizes the end and an error by their words without an event, regardless of spaces', () => {
  expect(frame('{"message":"end"}')).toEqual({ kind: 'end' });
  expect(frame('{"message": "error", "errorText": "session not found"}')).toEqual({
    kind: 'error',
    text: 'session not found',
  });
  // Both words are valid base64, so a message with an event may contain them.
  for (const word of ['end', 'error+/=']) expect(frame(recorded(word))).toMatchObject({ kind: 'message' });
});

test.each(['', 'no JSON', 'null', '[]', '{"message":7}', '{"event":"x","message":"%%%"}', '{"message":"AQAA"}'])(
  '%j is an unreadable frame',
  (text) => {
    expect(frame(text)).toEqual({ kind: 'unreadable' });
  },
);

test.each([
  [-5, 0],
  [1.9, 1],
  ['soon', 0],
])('reads the time %j as %i', (ms, expectedMs) => {
  expect(frame({ ...recorded('AwAA'), ms })).toMatchObject({ ms: expectedMs });
});
