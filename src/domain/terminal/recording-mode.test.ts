import { expect, test } from 'vitest';
import { recordingModeOf } from './recording-mode.ts';

const start = (fields: object) => ({ event: 'session.start', sid: 'mine', ...fields });

test.each([
  ['node', 'node'],
  ['proxy', 'proxy'],
  ['node-sync', 'node-sync'],
  ['proxy-sync', 'proxy-sync'],
  ['off', 'off'],
  [undefined, 'on'],
  ['best-effort', undefined],
  [7, undefined],
  [null, undefined],
])('a session that began with the mode %j is recorded as %s', (session_recording, expected) => {
  expect(recordingModeOf([start(session_recording === undefined ? {} : { session_recording })], 'mine')).toBe(expected);
});

test('only the event that began the very session counts', () => {
  const others = [
    start({ sid: 'theirs', session_recording: 'off' }),
    { event: 'session.end', sid: 'mine', session_recording: 'off' },
    null,
    'odd',
  ];
  expect(recordingModeOf(others, 'mine')).toBeUndefined();
  expect(recordingModeOf([...others, start({ session_recording: 'node' })], 'mine')).toBe('node');
});

test.each([undefined, null, 'no list', {}])('%j holds none', (events) => {
  expect(recordingModeOf(events, 'mine')).toBeUndefined();
});
