import { expect, test } from 'vitest';
import { streamEndOf, isNormalClose, streamEndMessage, type StreamEnd } from './stream-end.ts';

// docs/behaviour.md#streams "Terminals, commands, desktops, recordings", "A stream that doesn't open was refused"
test.each<[StreamEnd, string]>([
  [{ type: 'refused' }, "The proxy refused the connection or couldn't be reached."],
  [{ type: 'unanswered' }, "The proxy didn't answer the connection request within 10 seconds."],
  [{ type: 'silent' }, 'The proxy accepted the connection, then sent nothing for 30 seconds.'],
  [{ type: 'cut' }, 'The connection was cut.'],
  [{ type: 'closed', code: 1005, reason: '' }, 'The proxy closed the connection.'],
  [{ type: 'closed', code: 1011, reason: ' ' }, 'The proxy closed the connection with code 1011.'],
  [
    { type: 'closed', code: 4403, reason: 'exe.\u202egpj' },
    'The proxy closed the connection with code 4403 and this text: exe.U+202Egpj',
  ],
  [
    { type: 'tooLarge', bytes: 50_000_000 },
    'The proxy sent a message of 50.0 MB, which is larger than any valid one, so Postern ended the connection.',
  ],
  [{ type: 'tooMuch' }, 'The proxy sent more messages than this page can take, so Postern ended the connection.'],
  [{ type: 'restarting' }, 'This console is restarting; your session reconnects by itself.'],
])('the message for %o is: %s', (ending, sentence) => expect(streamEndMessage(ending)).toBe(sentence));

test.each([
  [{ code: 1006, reason: '' }, false, { type: 'refused' }],
  [{ code: 1006, reason: '' }, true, { type: 'cut' }],
  [{ code: 1000, reason: 'done' }, true, { type: 'closed', code: 1000, reason: 'done' }],
])('the close event %o of a socket with hasOpened=%s is converted to %o', (event, hasOpened, ending) =>
  expect(streamEndOf(event, hasOpened)).toEqual(ending),
);

test('only a close frame with code 1000 or without a code is normal', () => {
  const codes = [1000, 1001, 1005, 1011, 4000];
  expect(codes.filter((code) => isNormalClose({ type: 'closed', code, reason: '' }))).toEqual([1000, 1005]);
  expect(isNormalClose({ type: 'cut' })).toBe(false);
});
