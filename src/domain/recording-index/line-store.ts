// Stores the lines of a recording compactly: UTF-8 text in chunks, with time, row and length before each line.

// Varints store integers in as few bytes as possible: seven bits per byte, the lowest bits first.

/** Writes a number. Returns the position after it. */
function writeVarint(bytes: Uint8Array, position: number, value: number): number {
  let remaining = value;
  let end = position;
  for (; remaining >= 0x80; end += 1) {
    bytes[end] = (remaining % 0x80) | 0x80;
    remaining = Math.floor(remaining / 0x80);
  }
  bytes[end] = remaining;
  return end + 1;
}

/** Reads the number at `position`. `end` is the position after it. */
function readVarint(bytes: Uint8Array, position: number): [value: number, end: number] {
  let value = 0;
  let scale = 1;
  for (let index = position; ; index += 1) {
    const byte = bytes[index] ?? 0;
    value += (byte & 0x7f) * scale;
    scale *= 0x80;
    if (byte < 0x80) return [value, index + 1];
  }
}

/** Maps negative numbers to non-negative ones: 0, -1, 1, -2 become 0, 1, 2, 3. */
const zigzagEncode = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const zigzagDecode = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

/** A line that was on the screen. */
export interface IndexedLine {
  /** The time when the line was complete. */
  ms: number;
  /** The row where the line was written, from 0. Output at the same time may have scrolled it up since then. */
  row: number;
  text: string;
}

/** A line whose text is the first `length` bytes of `bytes`. */
export interface LineBytes {
  ms: number;
  row: number;
  bytes: Uint8Array;
  length: number;
}

export interface LineStore {
  /** Adds a line unless the store is full. */
  add(line: LineBytes): void;
  /** The number of chunks. */
  chunks(): number;
  /** Decodes the lines of a chunk, in order. */
  read(chunk: number): IndexedLine[];
  /** The number of stored lines. */
  lines(): number;
  /** The time of the first line that was dropped because the store is full. Undefined if none was dropped. */
  fullAt(): number | undefined;
}

interface Chunk {
  bytes: Uint8Array;
  used: number;
}

export const CHUNK_BYTES = 1024 * 1024;
/** The limit for the stored text. It is half of the memory budget for a recording of 200 MB. */
export const MAX_CHUNKS = 96;
/** The maximum bytes of the time, the row and the length before a line. */
const MAX_HEADER_BYTES = 24;

const decoder = new TextDecoder();

function readLines({ bytes, used }: Chunk): IndexedLine[] {
  const lines: IndexedLine[] = [];
  let ms = 0;
  for (let position = 0; position < used;) {
    const [msDelta, afterMs] = readVarint(bytes, position);
    const [row, afterRow] = readVarint(bytes, afterMs);
    const [length, textStart] = readVarint(bytes, afterRow);
    ms += zigzagDecode(msDelta);
    position = textStart + length;
    lines.push({ ms, row, text: decoder.decode(bytes.subarray(textStart, position)) });
  }
  return lines;
}

export function createLineStore(maxChunks = MAX_CHUNKS): LineStore {
  const chunks: Chunk[] = [];
  let lineCount = 0;
  /** The position of the last line in its chunk. */
  const lastLine: { chunk: Uint8Array; from: number; length: number } = { chunk: new Uint8Array(), from: 0, length: 0 };
  let lastMs = 0;
  let fullAt: number | undefined;

  function chunkFor(length: number): Chunk | undefined {
    const chunk = chunks.at(-1);
    if (chunk && chunk.used + length <= chunk.bytes.length) return chunk;
    if (chunks.length >= maxChunks) return undefined;
    const newChunk = { bytes: new Uint8Array(Math.max(CHUNK_BYTES, length)), used: 0 };
    chunks.push(newChunk);
    lastMs = 0;
    return newChunk;
  }
  function repeatsLastLine({ bytes, length }: LineBytes): boolean {
    const { chunk, from } = lastLine;
    if (length !== lastLine.length) return false;
    for (let index = 0; index < length; index += 1) if (bytes[index] !== chunk[from + index]) return false;
    return true;
  }
  return {
    add(line) {
      // A line that repeats the last one is not stored again.
      if (fullAt !== undefined || repeatsLastLine(line)) return;
      const { ms, row, bytes, length } = line;
      const chunk = chunkFor(length + MAX_HEADER_BYTES);
      if (chunk === undefined) {
        fullAt = ms;
        return;
      }
      const roundedMs = Math.max(0, Math.round(ms));
      let position = writeVarint(chunk.bytes, chunk.used, zigzagEncode(roundedMs - lastMs));
      position = writeVarint(chunk.bytes, position, row);
      position = writeVarint(chunk.bytes, position, length);
      chunk.bytes.set(bytes.subarray(0, length), position);
      lastLine.chunk = chunk.bytes;
      lastLine.from = position;
      lastLine.length = length;
      chunk.used = position + length;
      lastMs = roundedMs;
      lineCount += 1;
    },
    chunks: () => chunks.length,
    read: (chunkIndex) => {
      const chunk = chunks[chunkIndex];
      return chunk ? readLines(chunk) : [];
    },
    lines: () => lineCount,
    fullAt: () => fullAt,
  };
}
