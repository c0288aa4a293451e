// Stores snapshots of the screen (keyframes). To show an earlier time, the player prints the nearest earlier snapshot,
// and then the output after it.

/** The screen at the time `ms`. */
export interface Keyframe {
  ms: number;
  /** The offset of the first byte of the stream that is printed after the snapshot. */
  offset: number;
  columns: number;
  rows: number;
  /** Output that shows the screen on a terminal of this size, whatever the terminal showed before. */
  text: string;
}

export interface Keyframes {
  /** Keyframes must be added in the order of the stream. */
  add(keyframe: Keyframe): void;
  /** The last keyframe up to `ms`; undefined if there is none. */
  nearest(ms: number): Keyframe | undefined;
  /** The minimum number of bytes of the stream between two keyframes. */
  spacing(): number;
  count(): number;
}

/** The terminal widget prints this many bytes in less than 50 ms. */
export const INITIAL_SPACING_BYTES = 256 * 1024;
/** Enough for 256 MiB. For longer recordings, every second keyframe is removed and the spacing is doubled. */
const MAX_KEYFRAMES = 1024;

export function createKeyframes(maxCount = MAX_KEYFRAMES): Keyframes {
  let keyframes: Keyframe[] = [];
  let spacing = INITIAL_SPACING_BYTES;
  return {
    add(keyframe) {
      keyframes.push(keyframe);
      if (keyframes.length <= maxCount) return;
      keyframes = keyframes.filter((_, index) => index % 2 === 1);
      spacing *= 2;
    },
    nearest: (ms) => keyframes.findLast((keyframe) => keyframe.ms <= ms),
    spacing: () => spacing,
    count: () => keyframes.length,
  };
}
