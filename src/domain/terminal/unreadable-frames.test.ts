import { expect, test } from 'vitest';
import { encodeEnvelope } from './envelope.ts';
import {
  createTerminalStream,
  nextTerminal,
  unreadableCountOf,
  type TerminalStream,
  type TerminalEvent,
} from './terminal-stream.ts';

const opened: TerminalEvent = { on: 'opened' };
const metadata: TerminalEvent = { on: 'frame', data: encodeEnvelope('s', '{"session":{"id":"X"}}') };
const challenge: TerminalEvent = { on: 'frame', data: encodeEnvelope('n', '{"totp_challenge":true}') };

const after = (...events: TerminalEvent[]): TerminalStream =>
  events.reduce((stream, event) => nextTerminal(stream, event).stream, createTerminalStream());

// docs/behaviour.md#streams "The status of a session says how"
test.each<[string, TerminalEvent]>([
  ['text', { on: 'frame', data: 'hello' }],
  ['a frame sent as text', { on: 'frame', data: String.fromCharCode(...encodeEnvelope('c')) }],
  ['a malformed frame', { on: 'frame', data: Uint8Array.of(0x1a, 0xff) }],
  ['an empty frame', { on: 'frame', data: new Uint8Array() }],
])('counts %s as unreadable while the session continues', (_, event) => {
  const live = after(opened, metadata);
  expect(nextTerminal(live, event)).toStrictEqual({ stream: { ...live, unreadable: 1 } });
  expect(unreadableCountOf(after(opened, event))).toBe(0);
  expect(unreadableCountOf(after(opened, event, metadata, event))).toBe(2);
  const challenged = after(opened, metadata, challenge, event);
  expect([challenged.at, unreadableCountOf(challenged)]).toEqual(['challenge', 1]);
});
