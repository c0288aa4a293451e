import { expect, test } from 'vitest';
import { UNREADABLE_MESSAGES } from '#domain/stream/messages.ts';
import { encodeEnvelope } from './envelope.ts';
import { createTerminalStream, nextTerminal, type TerminalEvent } from './terminal-stream.ts';

const opened: TerminalEvent = { on: 'opened' };
const socketCut: TerminalEvent = { on: 'socketClosed', ending: { how: 'cut' } };
const timedOut: TerminalEvent = { on: 'timedOut' };
const metadata: TerminalEvent = { on: 'frame', data: encodeEnvelope('s', '{"session":{"id":"X"}}') };
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
])('the end reason contains the close code %i and its text', (code, text, reason) => {
  const close: TerminalEvent = { on: 'socketClosed', ending: { how: 'closed', code, reason: text } };
  expect(on14(opened, metadata, close).stream).toMatchObject({ how: 'dropped', reason, error: '' });
  expect(on14(opened, close).stream).toMatchObject({ how: 'refused', reason, error: '' });
});

// docs/behaviour.md#streams "The console skips messages that don't"
test('reports unreadable messages when no other message arrives before the end', () => {
  const garbage: TerminalEvent = { on: 'frame', data: '<html>' };
  for (const end of [timedOut, socketCut])
    for (const { stream } of [on14(opened, garbage, end), on18(opened, garbage, end)])
      expect(stream).toMatchObject({ how: 'refused', reason: UNREADABLE_MESSAGES });
  expect(on14(opened, garbage, metadata, socketCut).stream).toMatchObject({ how: 'dropped', reason: DROPPED });
});

test('writes an output frame of 11 MiB, which is larger than the proxy accepts from the console', () => {
  const large = 'x'.repeat(11 * 1024 * 1024);
  const { stream, effect } = nextTerminal(on14(opened, metadata).stream, {
    on: 'frame',
    data: encodeEnvelope('r', large),
  });
  expect(stream.at).toBe('live');
  expect(effect?.do === 'write' && effect.output.length).toBe(large.length);
});
