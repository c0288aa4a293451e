import { expect, test } from 'vitest';
import { recordingModeOf } from './recording-mode.ts';

const start = (fields: object) => ({ event: 'session.start', sid: 'requested-session', ...fields });

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
])('a session.start event with the mode %j gives %s', (session_recording, expected) => {
  expect(
    recordingModeOf([start(session_recording === undefined ? {} : { session_recording })], 'requested-session'),
  ).toBe(expected);
});

test('reads the mode only from the session.start event of the same session', () => {
  const otherEvents = [
    start({ sid: 'other-session', session_recording: 'off' }),
    { event: 'session.end', sid: 'requested-session', session_recording: 'off' },
    null,
    'not an event',
  ];
  expect(recordingModeOf(otherEvents, 'requested-session')).toBeUndefined();
  expect(recordingModeOf([...otherEvents, start({ session_recording: 'node' })], 'requested-session')).toBe('node');
});

test.each([undefined, null, 'no list', {}])('finds no mode in the invalid event list %j', (events) => {
  expect(recordingModeOf(events, 'requested-session')).toBeUndefined();
});
