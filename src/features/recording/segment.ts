// A segment of a recording, collected from prints and resizes.
import type { MissingPart } from '#domain/recording/missing-parts.ts';
import type { Size } from '#domain/recording/terminal-size.ts';
import { countMomentsUntil, type SessionInfo, type Moment } from '#domain/recording/timeline.ts';
import { createByteStore } from './byte-store.ts';
import { BEGINNING, type Keyframe } from './keyframes.ts';
import type { LoadedRecording } from './source.ts';

export interface RecordingSegment {
  startKeyframe: Keyframe;
  print: (ms: number, data: Uint8Array) => void;
  resize: (ms: number, size: Size) => void;
  read: (from: number, to: number) => Uint8Array | undefined;
  /** Whether the segment has reached the memory limit. */
  isFull: () => boolean;
  hasOutput: () => boolean;
  /** The number of loaded bytes after this time. */
  bytesAfter: (ms: number) => number;
  loaded: (state: SegmentState) => LoadedRecording;
}

/** Other known facts about the recording. */
interface SegmentState {
  about: SessionInfo;
  total: number;
  /** The segment is loaded up to this time. */
  ms: number;
  isComplete: boolean;
  missing: readonly MissingPart[];
}

const NO_GAPS = { unreadable: 0, hasNoEnd: false, isUneven: false };

/** The memory limit: more than any recording that a user could watch. A moment takes about 64 bytes. */
const MAX_BYTES = 1024 * 1024 * 1024;
const MOMENT_BYTES = 64;

export function createSegment(startKeyframe: Keyframe = BEGINNING): RecordingSegment {
  const moments: Moment[] = [];
  // Output from a socket can't be fetched again in parts, so nothing is evicted.
  const store = createByteStore(() => 0, Infinity);
  let lastMs = startKeyframe.ms;
  const addMoment = (ms: number, size?: Size) => {
    lastMs = Math.max(lastMs, ms);
    moments.push({ ms: lastMs, to: store.end(), ...(size && { size }) });
  };
  return {
    startKeyframe,
    print(ms, data) {
      // Copies the data, because it is only a part of the larger frame's buffer.
      if (data.length > 0) store.add(data.slice());
      addMoment(ms);
    },
    resize: addMoment,
    read: store.read,
    isFull: () => store.end() + moments.length * MOMENT_BYTES > MAX_BYTES,
    hasOutput: () => store.end() > 0,
    bytesAfter: (ms) => store.end() - (moments[countMomentsUntil(moments, ms) - 1]?.to ?? 0),
    loaded({ about, total, ms, isComplete, missing }) {
      const bytes = store.end();
      const timeline = { moments: [...moments], total: Math.max(total, lastMs), bytes, about, gaps: NO_GAPS };
      return { timeline, startKeyframe, bytes, ms, knownMs: ms, isComplete, missing };
    },
  };
}
