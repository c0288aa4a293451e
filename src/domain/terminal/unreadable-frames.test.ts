import { expect, test } from 'vitest';
import { encode } from './envelope.ts';
import { connecting, next, unreadableIn, type Stream, type StreamEvent } from './stream.ts';

const opened: StreamEvent = { on: 'opened' };
const metadata: StreamEvent = { on: 'frame', data: encode('s', '{"session":{"id":"X"}}') };
const challenge: StreamEvent = { on: 'frame', data: encode('n', '{"totp_challenge":true}') };

const after = (...events: StreamEvent[]): Stream =>
  events.reduce((stream, event) => next(stream, event).stream, connecting());

// docs/behaviour.md#streams "how many messages could not be read"
test.each<[string, StreamEvent]>([
  ['text', { on: 'frame', data: 'hello' }],
  ['text that would be a frame', { on: 'frame', data: String.fromCharCode(...encode('c')) }],
  ['a malformed frame', { on: 'frame', data: Uint8Array.of(0x1a, 0xff) }],
  ['an empty frame', { on: 'frame', data: new Uint8Array() }],
])('counts %s in a session that goes on', (_, event) => {
  const live = after(opened, metadata);
  expect(next(live, event)).toStrictEqual({ stream: { ...live, unreadable: 1 } });
  expect(unreadableIn(after(opened, event))).toBe(0);
  expect(unreadableIn(after(opened, event, metadata, event))).toBe(2);
  const challenged = after(opened, metadata, challenge, event);
  expect([challenged.at, unreadableIn(challenged)]).toEqual(['challenge', 1]);
});
