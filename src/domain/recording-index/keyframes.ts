// Screens to go back to, spaced so that drawing on from one takes a moment, and few enough to be held.

/** What was on the screen at a moment. */
export interface Keyframe {
  ms: number;
  /** The first byte of the stream that is not drawn by it. */
  offset: number;
  columns: number;
  rows: number;
  /** Draws it on a terminal of this size, whatever that showed before. */
  text: string;
}

export interface Keyframes {
  /** In order of the stream. */
  add(keyframe: Keyframe): void;
  /** The last one up to then; undefined where the beginning is nearer. */
  nearest(ms: number): Keyframe | undefined;
  /** So many bytes are to lie between two of them. */
  spacing(): number;
  count(): number;
}

/** A widget draws that much in less than 50 ms. */
export const INITIAL_SPACING_BYTES = 256 * 1024;
/** For 256 MB without losing any; beyond that every second one goes, and they are spaced twice as far. */
const MAX_KEYFRAMES = 1024;

export function createKeyframes(maxCount = MAX_KEYFRAMES): Keyframes {
  let keyframes: Keyframe[] = [];
  let spacing = INITIAL_SPACING_BYTES;
  return {
    add(keyframe) {
      keyframes.push(keyframe);
      if (keyframes.length <= maxCount) return;
      keyframes = keyframes.filter((_, at) => at % 2 === 1);
      spacing *= 2;
    },
    nearest: (ms) => keyframes.findLast((keyframe) => keyframe.ms <= ms),
    spacing: () => spacing,
    count: () => keyframes.length,
  };
}
