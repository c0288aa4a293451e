import { expect, test } from 'vitest';
import { UNREADABLE_MESSAGES } from '#domain/stream/messages.ts';
import { encodeEnvelope } from './envelope.ts';
import { createTerminalStream, nextTerminal, type TerminalEvent } from './terminal-stream.ts';

const opened: TerminalEvent = { type: 'opened' };
const socketCut: TerminalEvent = { type: 'socketClosed', ending: { type: 'cut' } };
const timedOut: TerminalEvent = { type: 'timedOut' };
const metadata: TerminalEvent = { type: 'frame', data: encodeEnvelope('s', '{"session":{"id":"X"}}') };
const DROPPED = 'The shell exited with an error, or the connection was lost.';

const runEvents = (token: string | undefined, events: readonly TerminalEvent[]) => ({
  stream: events.reduce((stream, event) => nextTerminal(stream, event).stream, createTerminalStream(token)),
});
const on14 = (...events: TerminalEvent[]) => runEvents(undefined, events);
const on18 = (...events: TerminalEvent[]) => runEvents('T', events);

// docs/behaviour.md#streams "The pane shows the code and the text"
test.each([
  [1000, '', 'The proxy closed the connection with code 1000.'],
  [1005, '', 'The proxy closed the connection.'],
  [4403, 'no\u202e', 'The proxy closed the connection with code 4403 and this text: noU+202E'],
])('the end reason for the close code %i with the text %j is: %s', (code, text, reason) => {
  const close: TerminalEvent = { type: 'socketClosed', ending: { type: 'closed', code, reason: text } };
  expect(on14(opened, metadata, close).stream).toMatchObject({ outcome: 'dropped', reason, error: '' });
  expect(on14(opened, close).stream).toMatchObject({ outcome: 'refused', reason, error: '' });
});

// docs/behaviour.md#streams "The console skips messages that don't"
test('reports unreadable messages when no other message arrives before the end', () => {
  const garbage: TerminalEvent = { type: 'frame', data: '<html>' };
  for (const end of [timedOut, socketCut])
    for (const { stream } of [on14(opened, garbage, end), on18(opened, garbage, end)])
      expect(stream).toMatchObject({ outcome: 'refused', reason: UNREADABLE_MESSAGES });
  expect(on14(opened, garbage, metadata, socketCut).stream).toMatchObject({ outcome: 'dropped', reason: DROPPED });
});

test('writes an output frame of 11 MiB, which is larger than the proxy accepts from the console', () => {
  const large = 'x'.repeat(11 * 1024 * 1024);
  const { stream, effect } = nextTerminal(on14(opened, metadata).stream, {
    type: 'frame',
    data: encodeEnvelope('r', large),
  });
  expect(stream.status).toBe('live');
  expect(effect?.type === 'write' && effect.output.length).toBe(large.length);
});
