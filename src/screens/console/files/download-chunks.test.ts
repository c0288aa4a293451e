import { expect, test } from 'vitest';
import { chunksOf } from './download-chunks.ts';

const MIB = 1024 * 1024;
const bytes = Uint8Array.from({ length: 3 * MIB + 7 }, (_, index) => index % 251);

const BODIES: [string, () => ReadableStream<Uint8Array<ArrayBuffer>>][] = [
  ['of bytes', () => new Blob([bytes]).stream()],
  [
    'of custom chunks',
    () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(bytes.slice(0, MIB));
          controller.enqueue(bytes.slice(MIB));
          controller.close();
        },
      }),
  ],
  ['that is empty', () => new Blob().stream()],
];

test.each(BODIES)('reads a body %s completely and in order', async (title, body) => {
  const chunks: Buffer[] = [];
  for await (const piece of chunksOf(body())) chunks.push(Buffer.from(piece));
  expect(Buffer.concat(chunks).equals(title === 'that is empty' ? Buffer.alloc(0) : Buffer.from(bytes))).toBe(true);
});

test('reuses one buffer for all chunks', async () => {
  const sizes = new Set<number>();
  let previousChunk: Uint8Array | undefined;
  for await (const piece of chunksOf(new Blob([bytes]).stream())) {
    // The buffer of the previous chunk is detached, because the next chunk uses it.
    if (previousChunk) sizes.add(previousChunk.length);
    previousChunk = piece;
  }
  expect([...sizes]).toEqual([0]);
});

test('passes on the error of a failed body', async () => {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.error(new Error('cut')),
  });
  await expect(chunksOf(body).next()).rejects.toThrow('cut');
});
