/** What was on the screen at a moment: the text draws it on a terminal that was reset. */
export interface Keyframe {
  ms: number;
  /** The first byte of the stream that is not drawn by it. */
  offset: number;
  columns: number;
  rows: number;
  text: Uint8Array | string;
}

export interface Keyframes {
  /** The last one up to then; undefined where the beginning is nearer. */
  before: (ms: number) => Keyframe | undefined;
}

/** Where the beginning alone is known, going back draws everything from there. */
export const noKeyframes: Keyframes = { before: () => undefined };

/** The empty screen before the first byte; a recording says its size itself, where it has one. */
export const BEGINNING: Keyframe = { ms: 0, offset: 0, columns: 80, rows: 25, text: '' };
