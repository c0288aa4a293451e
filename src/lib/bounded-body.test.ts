import { expect, test } from 'vitest';
import { boundedBytes, boundedText } from './bounded-body.ts';

const streamOf = (...chunks: Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
const bytes = (text: string) => new TextEncoder().encode(text);

const READERS = [
  ['text', boundedText],
  ['bytes', boundedBytes],
] as const;

test('reads the bytes of a body', async () => {
  expect(await boundedBytes(new Response(streamOf(bytes('ab'), bytes('c'))))).toEqual(bytes('abc'));
  expect(await boundedBytes(new Response(null))).toHaveLength(0);
});

test('decodes UTF-8 that is split between chunks, without the byte order mark', async () => {
  const [first, second] = [bytes('ü').slice(0, 1), bytes('ü').slice(1)];
  expect(await boundedText(new Response(streamOf(bytes('\ufeffa'), first, second)))).toBe('aü');
  expect(await boundedText(new Response(null))).toBe('');
});

// docs/behaviour.md#errors "The console doesn't read an answer", "A write with such an answer counts as accepted"
test.each(READERS)('rejects a body that announces too many bytes, without reading it: %s', async (_, read) => {
  let reads = 0;
  const body = new ReadableStream({ pull: () => void (reads += 1) }, { highWaterMark: 0 });
  const response = new Response(body, { headers: { 'content-length': '11' } });
  await expect(read(response, 10)).rejects.toThrow('larger than 64 MB');
  expect(reads).toBe(0);
});

// docs/behaviour.md#errors "The console doesn't read an answer", "A write with such an answer counts as accepted"
test.each(READERS)('stops reading a body of unknown length at the limit: %s', async (_, read) => {
  let reads = 0;
  let isCanceled = false;
  const body = new ReadableStream({
    pull(controller) {
      reads += 1;
      controller.enqueue(bytes('12345'));
    },
    cancel: () => void (isCanceled = true),
  });
  await expect(read(new Response(body), 12)).rejects.toThrow('larger than 64 MB');
  expect(isCanceled).toBe(true);
  expect(reads).toBeLessThan(6);
});
