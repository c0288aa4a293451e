// Stores the bytes of a stream in order. Above the limit, the chunk farthest from the playback position is evicted.
import { joinBytes } from '#lib/text/join-bytes.ts';

interface Chunk {
  offset: number;
  length: number;
  /** Undefined after eviction; the chunk can be fetched again. */
  bytes: Uint8Array | undefined;
}

type Range = Pick<Chunk, 'offset' | 'length'>;

export interface ByteStore {
  /** The number of bytes added so far. */
  end: () => number;
  add: (bytes: Uint8Array) => void;
  /** Stores the bytes of an evicted chunk again. Ignores bytes of another length. */
  restore: (range: Range, bytes: Uint8Array) => void;
  /** Undefined if a part of the range is not in memory. */
  read: (from: number, to: number) => Uint8Array | undefined;
  /** The first evicted chunk in a range. */
  evictedIn: (from: number, to: number) => Range | undefined;
}

const MAX_BYTES = 40 * 1024 * 1024;

export function createByteStore(position: () => number, maxBytes = MAX_BYTES): ByteStore {
  const chunks: Chunk[] = [];
  let cachedBytes = 0;
  const end = () => {
    const { offset, length } = chunks.at(-1) ?? { offset: 0, length: 0 };
    return offset + length;
  };
  const indexAt = (byte: number) => chunks.findIndex(({ offset, length }) => byte >= offset && byte < offset + length);

  function evict(): void {
    const distance = ({ offset, length }: Chunk) => Math.max(offset - position(), position() - offset - length);
    const byDistance = chunks.filter(({ bytes }) => bytes !== undefined).toSorted((a, b) => distance(b) - distance(a));
    for (const chunk of byDistance) {
      if (cachedBytes <= maxBytes || distance(chunk) <= 0) return;
      cachedBytes -= chunk.length;
      chunk.bytes = undefined;
    }
  }
  function cache(chunk: Chunk, bytes: Uint8Array): void {
    chunk.bytes = bytes;
    cachedBytes += bytes.length;
    if (cachedBytes > maxBytes) evict();
  }
  return {
    end,
    add(bytes) {
      const chunk: Chunk = { offset: end(), length: bytes.length, bytes: undefined };
      chunks.push(chunk);
      cache(chunk, bytes);
    },
    restore({ offset }, bytes) {
      const chunk = chunks[indexAt(offset)];
      // Bytes of another length would shift all later bytes.
      if (chunk?.bytes === undefined && chunk?.length === bytes.length) cache(chunk, bytes);
    },
    read(from, to) {
      const parts: Uint8Array[] = [];
      let nextByte = from;
      for (let index = indexAt(from); nextByte < to; index += 1) {
        const chunk = chunks[index];
        if (!chunk?.bytes) return undefined;
        parts.push(chunk.bytes.subarray(nextByte - chunk.offset, to - chunk.offset));
        nextByte = chunk.offset + chunk.length;
      }
      const [singlePart] = parts;
      return singlePart && parts.length === 1 ? singlePart : joinBytes(parts);
    },
    evictedIn: (from, to) =>
      chunks.find(({ offset, length, bytes }) => bytes === undefined && offset < to && offset + length > from),
  };
}
