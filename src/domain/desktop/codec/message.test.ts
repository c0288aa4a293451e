import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MESSAGE_LAYOUTS } from './message-layouts.ts';
import { readMessage, writeMessage } from './message.ts';
import { bytesOf, hexOf, UNDOCUMENTED_MESSAGES, DOCUMENTED_MESSAGES } from './test-messages.ts';

const protocol = readFileSync('docs/protocol/streams.md', 'utf8');
const section = protocol.slice(protocol.indexOf('### 20.2'), protocol.indexOf('### 20.3'));
const exampleRows = [...section.matchAll(/^\|.*\| (\d+) \| `([\da-f ]+)` \|$/gm)].map(([, length, hex]) => ({
  length: Number(length),
  hex: hex ?? '',
}));
const pictureHex = (/```hex\n([\da-f\s]+)```/.exec(section)?.[1] ?? '').trim().replaceAll(/\s+/g, ' ');
const hexes = [...exampleRows.map(({ hex }) => hex), pictureHex];
const documentedRows = DOCUMENTED_MESSAGES.map(
  (message, index) => [message.kind, hexes[index] ?? '', message] as const,
);
const undocumentedRows = UNDOCUMENTED_MESSAGES.map(
  ([hex, message]) => [message.kind, hexOf(bytesOf(hex)), message] as const,
);
const allRows = [...documentedRows, ...undocumentedRows];

test('the example messages cover the examples of the documentation and every message number', () => {
  expect(hexes).toHaveLength(DOCUMENTED_MESSAGES.length);
  for (const { length, hex } of exampleRows) expect(bytesOf(hex)).toHaveLength(length);
  expect(new Set(allRows.map(([kind]) => kind))).toEqual(new Set(Object.keys(MESSAGE_LAYOUTS)));
  expect(
    Object.values(MESSAGE_LAYOUTS)
      .map(([number]) => number)
      .toSorted((a, b) => a - b),
  ).toEqual(Array.from({ length: 37 }, (_, index) => index + 1));
});

test.each(allRows)('reads %s from %s and writes the same bytes', (_, hex, message) => {
  expect(readMessage(bytesOf(hex))).toEqual(message);
  expect(hexOf(writeMessage(message))).toBe(hex);
});

// The older picture message has no length: it extends to the end of its frame.
const messagesWithLength = allRows.filter(([kind]) => kind !== 'pngFrame');

test.each(messagesWithLength)('rejects %s when it is cut or has an extra byte: %s', (_, hex) => {
  const frame = bytesOf(hex);
  const unreadable = { kind: 'unreadable', number: frame[0] };
  for (let length = 1; length < frame.length; length += 1)
    expect([length, readMessage(frame.subarray(0, length))]).toEqual([length, unreadable]);
  expect(readMessage(Uint8Array.of(...frame, 0))).toEqual(unreadable);
});

test.each(['', '00', '26 01', 'ff'])('the frame %j has an unknown number', (hex) => {
  const frame = bytesOf(hex);
  expect(readMessage(frame)).toEqual({ kind: 'unknown', number: frame[0] ?? 0 });
});

test.each([
  ['a screen with a width of 0', '01 00000000 00000190'],
  ['a screen wider than the maximum', '01 00002001 00000190'],
  ['a button outside the three mouse buttons', '04 03 01'],
  ['a button whose state is neither up nor down', '04 00 02'],
  ['a wheel with a third axis', '08 02 0001'],
  ['a text longer than the maximum', `09 00002801 ${'61'.repeat(10_241)}`],
  ['an older kind of MFA', '0a 75 00000002 7b7d'],
  ['a picture with a wrong length', '1b 00000002 00000000 00000000 00000000 00000000 ff'],
  ['a severity beyond "error"', '1c 00000001 77 03'],
  [
    'a size above the largest exact number',
    '0e 00000007 00000000 0020000000000000 0000000000000005 00000000 01 00000000',
  ],
  ['an entry that is neither a file nor a directory', '0f 00000008 00000002 00000002 00000000'],
  ['a list whose count exceeds its bytes', '1a 0000000d 00000000 ffffffff'],
  ['a keyboard layout of eight bytes', '25 00000008 00000409 00000409'],
  ['a keyboard layout with a wrong length', '25 00000005 00000409'],
])('%s is unreadable', (_, hex) => {
  const frame = bytesOf(hex);
  expect(readMessage(frame)).toEqual({ kind: 'unreadable', number: frame[0] });
});

test('reads clipboard texts and pictures of the maximum size and rejects larger ones', () => {
  const clipboard = (length: number) => readMessage(writeMessage({ kind: 'clipboard', text: 'a'.repeat(length) }));
  expect(clipboard(2 ** 20)).toMatchObject({ kind: 'clipboard' });
  expect(clipboard(2 ** 20 + 1)).toEqual({ kind: 'unreadable', number: 6 });
  const corners = { left: 0, top: 0, right: 0, bottom: 0 };
  const picture = (length: number) =>
    readMessage(writeMessage({ kind: 'png2Frame', ...corners, png: new Uint8Array(length) }));
  expect(picture(10 * 2 ** 20)).toMatchObject({ kind: 'png2Frame' });
  expect(picture(10 * 2 ** 20 + 1)).toEqual({ kind: 'unreadable', number: 27 });
});

test('returns pictures and data as views of the frame, without copying', () => {
  expect(readMessage(bytesOf('1c 00000002 6869 00'))).toEqual({ kind: 'notification', text: 'hi', severity: 'info' });
  const frames = allRows.map(([, hex]) => bytesOf(hex));
  const views = frames.flatMap((frame) =>
    Object.values<unknown>(readMessage(frame))
      .filter((value) => value instanceof Uint8Array)
      .map((value) => value.buffer === frame.buffer),
  );
  expect(views).toEqual(Array.from({ length: 7 }, () => true));
});

test('reads a view of a larger buffer within the bounds of the view', () => {
  const frame = bytesOf('ff 06 00000002 6869 ff');
  expect(readMessage(frame.subarray(1, -1))).toEqual({ kind: 'clipboard', text: 'hi' });
});
