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
  let read = 0;
  let bytes = 0;
  return {
    push(frame) {
      frames.push(frame);
      bytes += frame.length;
    },
    shift() {
      const frame = frames[read];
      if (frame === undefined) return undefined;
      frames[read] = undefined;
      read += 1;
      bytes -= frame.length;
      if (read === frames.length || (read >= MAX_READ_ENTRIES && read * 2 > frames.length)) {
        frames = frames.slice(read);
        read = 0;
      }
      return frame;
    },
    count: () => frames.length - read,
    bytes: () => bytes,
  };
}
