import type { ByteChunks } from '#lib/browser/save-target.ts';

type DownloadBody = ReadableStream<Uint8Array<ArrayBuffer>>;

const CHUNK_BYTES = 1024 * 1024;

/** Reads into one buffer over and over: pieces of their own would be 2 GB of garbage in a download of that size. */
async function* readIntoSharedBuffer(reader: ReadableStreamBYOBReader): ByteChunks {
  let buffer = new ArrayBuffer(CHUNK_BYTES);
  for (;;) {
    const { done, value } = await reader.read(new Uint8Array(buffer));
    if (done) return;
    yield value;
    buffer = value.buffer;
  }
}

async function* readChunks(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>): ByteChunks {
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) if (value) yield value;
}

export function chunksOf(body: DownloadBody): ByteChunks {
  try {
    return readIntoSharedBuffer(body.getReader({ mode: 'byob' }));
  } catch (error) {
    // Bodies are no byte streams in every engine (https://streams.spec.whatwg.org/#byob-readers).
    if (!(error instanceof TypeError)) throw error;
    return readChunks(body.getReader());
  }
}
