import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MESSAGE_LAYOUTS } from './message-layouts.ts';
import { readMessage, writeMessage } from './message.ts';
import { bytesOf, hexOf, OTHERS, VECTORS } from './test-messages.ts';

const facts = readFileSync('docs/protocol/streams.md', 'utf8');
const section = facts.slice(facts.indexOf('### 20.2'), facts.indexOf('### 20.3'));
const rows = [...section.matchAll(/^\|.*\| (\d+) \| `([\da-f ]+)` \|$/gm)].map(([, length, hex]) => ({
  length: Number(length),
  hex: hex ?? '',
}));
const png2 = (/```hex\n([\da-f\s]+)```/.exec(section)?.[1] ?? '').trim().replaceAll(/\s+/g, ' ');
const hexes = [...rows.map(({ hex }) => hex), png2];
const vectors = VECTORS.map((message, at) => [message.kind, hexes[at] ?? '', message] as const);
const others = OTHERS.map(([hex, message]) => [message.kind, hexOf(bytesOf(hex)), message] as const);
const all = [...vectors, ...others];

test('every vector of the facts is here, and a message of every number', () => {
  expect(hexes).toHaveLength(VECTORS.length);
  for (const { length, hex } of rows) expect(bytesOf(hex)).toHaveLength(length);
  expect(new Set(all.map(([kind]) => kind))).toEqual(new Set(Object.keys(MESSAGE_LAYOUTS)));
  expect(
    Object.values(MESSAGE_LAYOUTS)
      .map(([number]) => number)
      .toSorted((a, b) => a - b),
  ).toEqual(Array.from({ length: 37 }, (_, at) => at + 1));
});

test.each(all)('%s is read from %s and written as these bytes', (_, hex, message) => {
  expect(readMessage(bytesOf(hex))).toEqual(message);
  expect(hexOf(writeMessage(message))).toBe(hex);
});

// A picture of the old kind goes on to the end of its frame, wherever that is.
const sized = all.filter(([kind]) => kind !== 'pngFrame');

test.each(sized)('%s that is cut anywhere or goes on behind its end is unreadable: %s', (_, hex) => {
  const frame = bytesOf(hex);
  const unreadable = { kind: 'unreadable', number: frame[0] };
  for (let length = 1; length < frame.length; length += 1)
    expect([length, readMessage(frame.subarray(0, length))]).toEqual([length, unreadable]);
  expect(readMessage(Uint8Array.of(...frame, 0))).toEqual(unreadable);
});

test.each(['', '00', '26 01', 'ff'])('%j is of an unknown number', (hex) => {
  const frame = bytesOf(hex);
  expect(readMessage(frame)).toEqual({ kind: 'unknown', number: frame[0] ?? 0 });
});

test.each([
  ['a screen without a side', '01 00000000 00000190'],
  ['a screen beyond what is allowed', '01 00002001 00000190'],
  ['a button that no mouse has', '04 03 01'],
  ['a button half down', '04 00 02'],
  ['a third axis', '08 02 0001'],
  ['a text beyond its limit', `09 00002801 ${'61'.repeat(10_241)}`],
  ['the older kind of MFA', '0a 75 00000002 7b7d'],
  ['a picture whose length is not its own', '1b 00000002 00000000 00000000 00000000 00000000 ff'],
  ['a severity beyond an error', '1c 00000001 77 03'],
  ['a size that no number can tell', '0e 00000007 00000000 0020000000000000 0000000000000005 00000000 01 00000000'],
  ['an entry that is neither file nor directory', '0f 00000008 00000002 00000002 00000000'],
  ['more entries than there are bytes', '1a 0000000d 00000000 ffffffff'],
  ['a layout of eight bytes', '25 00000008 00000409 00000409'],
  ['a layout whose length is not four', '25 00000005 00000409'],
])('%s is unreadable', (_, hex) => {
  const frame = bytesOf(hex);
  expect(readMessage(frame)).toEqual({ kind: 'unreadable', number: frame[0] });
});

test('the largest that is allowed is read, and one more is not', () => {
  const clipboard = (length: number) => readMessage(writeMessage({ kind: 'clipboard', text: 'a'.repeat(length) }));
  expect(clipboard(2 ** 20)).toMatchObject({ kind: 'clipboard' });
  expect(clipboard(2 ** 20 + 1)).toEqual({ kind: 'unreadable', number: 6 });
  const corners = { left: 0, top: 0, right: 0, bottom: 0 };
  const picture = (length: number) =>
    readMessage(writeMessage({ kind: 'png2Frame', ...corners, png: new Uint8Array(length) }));
  expect(picture(10 * 2 ** 20)).toMatchObject({ kind: 'png2Frame' });
  expect(picture(10 * 2 ** 20 + 1)).toEqual({ kind: 'unreadable', number: 27 });
});

test('the text of a notification ends where its length says, and pictures and data are views of their frame', () => {
  expect(readMessage(bytesOf('1c 00000002 6869 00'))).toEqual({ kind: 'notification', text: 'hi', severity: 'info' });
  const frames = all.map(([, hex]) => bytesOf(hex));
  const views = frames.flatMap((frame) =>
    Object.values<unknown>(readMessage(frame))
      .filter((value) => value instanceof Uint8Array)
      .map((value) => value.buffer === frame.buffer),
  );
  expect(views).toEqual(Array.from({ length: 7 }, () => true));
});

test('a view of a larger buffer is read by its own bounds', () => {
  const frame = bytesOf('ff 06 00000002 6869 ff');
  expect(readMessage(frame.subarray(1, -1))).toEqual({ kind: 'clipboard', text: 'hi' });
});
