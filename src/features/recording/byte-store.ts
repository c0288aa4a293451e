// The bytes of a stream as they come, in order; of more than may be held, the farthest from where it plays are given up.
import { joinBytes } from '#lib/text/join-bytes.ts';

interface Chunk {
  offset: number;
  length: number;
  /** Undefined once it was given up: it can be fetched again. */
  bytes: Uint8Array | undefined;
}

type Range = Pick<Chunk, 'offset' | 'length'>;

export interface ByteStore {
  end: () => number;
  add: (bytes: Uint8Array) => void;
  /** What was given up comes back. */
  restore: (range: Range, bytes: Uint8Array) => void;
  /** Undefined where a part of them is not here. */
  read: (from: number, to: number) => Uint8Array | undefined;
  /** The first part of a stretch that was given up. */
  lostIn: (from: number, to: number) => Range | undefined;
}

const MOST_BYTES = 40 * 1024 * 1024;

export function createByteStore(place: () => number, most = MOST_BYTES): ByteStore {
  const chunks: Chunk[] = [];
  let held = 0;
  const end = () => {
    const { offset, length } = chunks.at(-1) ?? { offset: 0, length: 0 };
    return offset + length;
  };
  const indexAt = (byte: number) => chunks.findIndex(({ offset, length }) => byte >= offset && byte < offset + length);

  function giveUp(): void {
    const away = ({ offset, length }: Chunk) => Math.max(offset - place(), place() - offset - length);
    const byDistance = chunks.filter(({ bytes }) => bytes !== undefined).toSorted((a, b) => away(b) - away(a));
    for (const chunk of byDistance) {
      if (held <= most || away(chunk) <= 0) return;
      held -= chunk.length;
      chunk.bytes = undefined;
    }
  }
  function hold(chunk: Chunk, bytes: Uint8Array): void {
    chunk.bytes = bytes;
    held += bytes.length;
    if (held > most) giveUp();
  }
  return {
    end,
    add(bytes) {
      const chunk: Chunk = { offset: end(), length: bytes.length, bytes: undefined };
      chunks.push(chunk);
      hold(chunk, bytes);
    },
    restore({ offset }, bytes) {
      const chunk = chunks[indexAt(offset)];
      // Another answer than before would shift all that follows.
      if (chunk?.bytes === undefined && chunk?.length === bytes.length) hold(chunk, bytes);
    },
    read(from, to) {
      const parts: Uint8Array[] = [];
      let at = from;
      for (let index = indexAt(from); at < to; index += 1) {
        const chunk = chunks[index];
        if (!chunk?.bytes) return undefined;
        parts.push(chunk.bytes.subarray(at - chunk.offset, to - chunk.offset));
        at = chunk.offset + chunk.length;
      }
      const [only] = parts;
      return only && parts.length === 1 ? only : joinBytes(parts);
    },
    lostIn: (from, to) =>
      chunks.find(({ offset, length, bytes }) => bytes === undefined && offset < to && offset + length > from),
  };
}
