// The lines of a recording in as little memory as their text takes: UTF-8 in chunks, with time and row before each.
import { zigzagEncode, writeVarint, zigzagDecode, readVarint } from './varint.ts';

/** A line as it was read on the screen. */
export interface IndexedLine {
  /** When it stood there complete. */
  ms: number;
  /** Where it was written, from 0; what came at the same time may have moved it up. */
  row: number;
  text: string;
}

/** A line whose text is still bytes: the first ones of these. */
export interface LineBytes {
  ms: number;
  row: number;
  bytes: Uint8Array;
  length: number;
}

export interface LineStore {
  /** What is more than there is room for is left out. */
  add(line: LineBytes): void;
  chunks(): number;
  /** The lines of a chunk, in order. */
  read(chunk: number): IndexedLine[];
  lines(): number;
  /** From when on lines were left out. */
  fullAt(): number | undefined;
}

interface Chunk {
  bytes: Uint8Array;
  used: number;
}

export const CHUNK_BYTES = 1024 * 1024;
/** Half of what a recording of 200 MB may take of memory. */
export const MAX_CHUNKS = 96;
/** Time, row and length, at most. */
const MAX_HEADER_BYTES = 24;

const decoder = new TextDecoder();

function readLines({ bytes, used }: Chunk): IndexedLine[] {
  const lines: IndexedLine[] = [];
  let ms = 0;
  for (let at = 0; at < used;) {
    const [msDelta, afterMs] = readVarint(bytes, at);
    const [row, afterRow] = readVarint(bytes, afterMs);
    const [length, textStart] = readVarint(bytes, afterRow);
    ms += zigzagDecode(msDelta);
    at = textStart + length;
    lines.push({ ms, row, text: decoder.decode(bytes.subarray(textStart, at)) });
  }
  return lines;
}

export function createLineStore(maxChunks = MAX_CHUNKS): LineStore {
  const chunks: Chunk[] = [];
  let count = 0;
  /** Where the last line stands in its chunk. */
  const lastLine: { chunk: Uint8Array; from: number; length: number } = { chunk: new Uint8Array(), from: 0, length: 0 };
  let lastMs = 0;
  let fullAt: number | undefined;

  function chunkFor(length: number): Chunk | undefined {
    const chunk = chunks.at(-1);
    if (chunk && chunk.used + length <= chunk.bytes.length) return chunk;
    if (chunks.length >= maxChunks) return undefined;
    const next = { bytes: new Uint8Array(Math.max(CHUNK_BYTES, length)), used: 0 };
    chunks.push(next);
    lastMs = 0;
    return next;
  }
  function isLast({ bytes, length }: LineBytes): boolean {
    const { chunk, from } = lastLine;
    if (length !== lastLine.length) return false;
    for (let at = 0; at < length; at += 1) if (bytes[at] !== chunk[from + at]) return false;
    return true;
  }
  return {
    add(line) {
      // The same line again and again is one.
      if (fullAt !== undefined || isLast(line)) return;
      const { ms, row, bytes, length } = line;
      const chunk = chunkFor(length + MAX_HEADER_BYTES);
      if (chunk === undefined) {
        fullAt = ms;
        return;
      }
      const roundedMs = Math.max(0, Math.round(ms));
      let at = writeVarint(chunk.bytes, chunk.used, zigzagEncode(roundedMs - lastMs));
      at = writeVarint(chunk.bytes, at, row);
      at = writeVarint(chunk.bytes, at, length);
      chunk.bytes.set(bytes.subarray(0, length), at);
      lastLine.chunk = chunk.bytes;
      lastLine.from = at;
      lastLine.length = length;
      chunk.used = at + length;
      lastMs = roundedMs;
      count += 1;
    },
    chunks: () => chunks.length,
    read: (at) => {
      const chunk = chunks[at];
      return chunk ? readLines(chunk) : [];
    },
    lines: () => count,
    fullAt: () => fullAt,
  };
}
