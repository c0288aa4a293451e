// Bytes of a recording with their times, as they are given to its index.
import type { Size } from '#domain/screen/buffer.ts';
import type { RecordingIndex } from './recording-index.ts';

/** At `ms` everything of the stream before `to` has come; a moment without new bytes is a new size. */
export interface FeedMoment {
  ms: number;
  to: number;
  size?: Size;
}

/** The bytes from one place of the stream on, and the moments in which they came. */
export interface FeedPart {
  from: number;
  bytes: Uint8Array;
  moments: readonly FeedMoment[];
}

/** Gives a part to an index, moment by moment; bytes behind the last moment came with it. */
export function feedIndex(index: RecordingIndex, { from, bytes, moments }: FeedPart): void {
  let written = 0;
  let lastMs = index.progress().ms;
  for (const { ms, to, size } of moments) {
    lastMs = Math.max(lastMs, ms);
    if (size) index.resize(size, lastMs);
    const end = Math.min(bytes.length, to - from);
    if (end <= written) continue;
    index.write(bytes.subarray(written, end), lastMs);
    written = end;
  }
  if (written < bytes.length) index.write(bytes.subarray(written), lastMs);
}
