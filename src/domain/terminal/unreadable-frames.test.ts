import { expect, test } from 'vitest';
import { encodeEnvelope } from './envelope.ts';
import {
  createTerminalStream,
  nextTerminal,
  unreadableCountOf,
  type TerminalStream,
  type TerminalEvent,
} from './terminal-stream.ts';

const opened: TerminalEvent = { type: 'opened' };
const metadata: TerminalEvent = { type: 'frame', data: encodeEnvelope('s', '{"session":{"id":"X"}}') };
const challenge: TerminalEvent = { type: 'frame', data: encodeEnvelope('n', '{"totp_challenge":true}') };

const streamAfter = (...events: TerminalEvent[]): TerminalStream =>
  events.reduce((stream, event) => nextTerminal(stream, event).stream, createTerminalStream());

// docs/behaviour.md#streams "The status of a session says how"
test.each<[string, TerminalEvent]>([
  ['text', { type: 'frame', data: 'hello' }],
  ['a frame sent as text', { type: 'frame', data: String.fromCharCode(...encodeEnvelope('c')) }],
  ['a malformed frame', { type: 'frame', data: Uint8Array.of(0x1a, 0xff) }],
  ['an empty frame', { type: 'frame', data: new Uint8Array() }],
])('counts %s as unreadable while the session continues', (_, event) => {
  const live = streamAfter(opened, metadata);
  expect(nextTerminal(live, event)).toStrictEqual({ stream: { ...live, unreadable: 1 } });
  expect(unreadableCountOf(streamAfter(opened, event))).toBe(0);
  expect(unreadableCountOf(streamAfter(opened, event, metadata, event))).toBe(2);
  const challenged = streamAfter(opened, metadata, challenge, event);
  expect([challenged.status, unreadableCountOf(challenged)]).toEqual(['challenge', 1]);
});
