// Writes the bytes of a recording, with the times when they were printed, to its index.
import type { Size } from '#domain/screen/buffer.ts';
import type { RecordingIndex } from './recording-index.ts';

/** At `ms`, the bytes of the stream before offset `to` are printed. A moment without new bytes changes the size. */
export interface FeedMoment {
  ms: number;
  to: number;
  size?: Size;
}

/** A part of the stream: the bytes from offset `from` on, and their moments. */
export interface FeedPart {
  from: number;
  bytes: Uint8Array;
  moments: readonly FeedMoment[];
}

/** Writes a part to an index, moment by moment. Bytes after the last moment get the time of that moment. */
export function feedIndex(index: RecordingIndex, { from, bytes, moments }: FeedPart): void {
  let writtenBytes = 0;
  let lastMs = index.progress().ms;
  for (const { ms, to, size } of moments) {
    lastMs = Math.max(lastMs, ms);
    if (size) index.resize(size, lastMs);
    const end = Math.min(bytes.length, to - from);
    if (end <= writtenBytes) continue;
    index.write(bytes.subarray(writtenBytes, end), lastMs);
    writtenBytes = end;
  }
  if (writtenBytes < bytes.length) index.write(bytes.subarray(writtenBytes), lastMs);
}
