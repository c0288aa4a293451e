import type { Frame } from './stream-socket.ts';

export interface FrameQueue {
  push: (frame: Frame) => void;
  shift: () => Frame | undefined;
  count: () => number;
  bytes: () => number;
}

/** The number of read entries from which the array is compacted. */
const MAX_READ_ENTRIES = 1024;

/** First in, first out. `Array.shift` moves all other entries, which takes 100,000 frames several seconds. */
export function createFrameQueue(): FrameQueue {
  let frames: (Frame | undefined)[] = [];
  let readCount = 0;
  let bytes = 0;
  return {
    push(frame) {
      frames.push(frame);
      bytes += frame.length;
    },
    shift() {
      const frame = frames[readCount];
      if (frame === undefined) return undefined;
      frames[readCount] = undefined;
      readCount += 1;
      bytes -= frame.length;
      if (readCount === frames.length || (readCount >= MAX_READ_ENTRIES && readCount * 2 > frames.length)) {
        frames = frames.slice(readCount);
        readCount = 0;
      }
      return frame;
    },
    count: () => frames.length - readCount,
    bytes: () => bytes,
  };
}
