// Reads the body of a download in chunks.
import type { ByteChunks } from '#lib/browser/save-target.ts';

type DownloadBody = ReadableStream<Uint8Array<ArrayBuffer>>;

const CHUNK_BYTES = 1024 * 1024;

/**
 * Reads all chunks into one buffer, with a BYOB reader ("bring your own buffer"). A new buffer for each chunk of a 2 GB
 * download would create 2 GB of garbage.
 */
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

/**
 * The chunks of a body in order. A chunk is valid only until the next chunk is read, because both may use one buffer.
 */
export function chunksOf(body: DownloadBody): ByteChunks {
  try {
    return readIntoSharedBuffer(body.getReader({ mode: 'byob' }));
  } catch (error) {
    // Not every browser supports byte streams for bodies (https://streams.spec.whatwg.org/#byob-readers).
    if (!(error instanceof TypeError)) throw error;
    return readChunks(body.getReader());
  }
}
