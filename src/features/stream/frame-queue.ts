import type { Frame } from './stream-socket.ts';

export interface FrameQueue {
  push: (frame: Frame) => void;
  shift: () => Frame | undefined;
  count: () => number;
  bytes: () => number;
}

/** From this number on, read entries are removed from the array when they are more than half of it. */
const MIN_ENTRIES_TO_REMOVE = 1024;

/** Creates a first-in, first-out queue. `Array.shift` moves all other entries: 100,000 frames take several seconds. */
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
      if (readCount === frames.length || (readCount >= MIN_ENTRIES_TO_REMOVE && readCount * 2 > frames.length)) {
        frames = frames.slice(readCount);
        readCount = 0;
      }
      return frame;
    },
    count: () => frames.length - readCount,
    bytes: () => bytes,
  };
}
