import { expect, test } from 'vitest';
import { MessageRelay } from './message-relay.ts';

const FINAL = 0x80;
const TEXT = 1;
const BINARY = 2;
const PING = 9;

/** An unmasked frame with a payload of this length. */
function frameOf(firstByte: number, length: number): Buffer {
  const payload = Buffer.alloc(length, 'x');
  if (length < 126) return Buffer.concat([Buffer.from([firstByte, length]), payload]);
  const header = Buffer.alloc(length < 0x1_00_00 ? 4 : 10);
  header.writeUInt8(firstByte, 0);
  header.writeUInt8(length < 0x1_00_00 ? 126 : 127, 1);
  if (header.length === 4) header.writeUInt16BE(length, 2);
  else header.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([header, payload]);
}

const notice = Buffer.concat([Buffer.from([FINAL | TEXT, 2]), Buffer.from('hi')]);

/** Writes the chunks, and adds the text after the first `writtenBefore` of them. Returns the output. */
function relay(chunks: readonly Buffer[], writtenBefore: number): Buffer {
  const stream = new MessageRelay();
  const output: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => output.push(chunk));
  chunks.forEach((chunk, index) => {
    if (index === writtenBefore) stream.insertText('hi');
    stream.write(chunk);
  });
  if (writtenBefore === chunks.length) stream.insertText('hi');
  return Buffer.concat(output);
}

const bytesOf = (frames: Buffer): Buffer[] => [...frames].map((byte) => Buffer.from([byte]));

test('passes on chunks unchanged until a text is inserted', () => {
  const frames = Buffer.concat([frameOf(FINAL | BINARY, 5), frameOf(FINAL | TEXT, 300)]);
  const stream = new MessageRelay();
  const output: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => output.push(chunk));
  stream.write(frames);
  expect(output).toEqual([frames]);
});

test.each([5, 125, 126, 0xff_ff, 0x1_00_00])(
  'inserts a text after a frame of %i bytes that is still arriving',
  (length) => {
    const frame = frameOf(FINAL | BINARY, length);
    const next = frameOf(FINAL | BINARY, 1);
    for (const split of [1, 2, 3, frame.length - 1])
      expect(relay([frame.subarray(0, split), Buffer.concat([frame.subarray(split), next])], 1)).toEqual(
        Buffer.concat([frame, notice, next]),
      );
  },
);

test('inserts a text immediately between two messages', () => {
  const frame = frameOf(FINAL | BINARY, 3);
  expect(relay([frame], 0)).toEqual(Buffer.concat([notice, frame]));
  expect(relay([frame], 1)).toEqual(Buffer.concat([frame, notice]));
});

test('finds the boundaries of frames that arrive byte by byte', () => {
  const frames = [frameOf(FINAL | BINARY, 200), frameOf(FINAL | TEXT, 0), frameOf(FINAL | BINARY, 3)];
  expect(relay(bytesOf(Buffer.concat(frames)), 210)).toEqual(
    Buffer.concat([...frames.slice(0, 2), frames[2] as Buffer, notice]),
  );
});

test('inserts a text neither between the fragments of a message nor after a ping among them', () => {
  const [first, ping, last] = [frameOf(BINARY, 4), frameOf(FINAL | PING, 1), frameOf(FINAL, 4)];
  expect(relay([first, ping, last], 1)).toEqual(Buffer.concat([first, ping, last, notice]));
  expect(relay([first, ping, last], 2)).toEqual(Buffer.concat([first, ping, last, notice]));
});
