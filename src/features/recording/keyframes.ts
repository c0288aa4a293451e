/** The screen at a moment. Writing `text` to a terminal that was reset draws this screen. */
export interface Keyframe {
  ms: number;
  /** The first byte of the stream after this screen. */
  offset: number;
  columns: number;
  rows: number;
  text: Uint8Array | string;
}

export interface Keyframes {
  /** The last keyframe up to this time; undefined if there is none. */
  before: (ms: number) => Keyframe | undefined;
}

/** Without keyframes, going back draws everything from the start. */
export const noKeyframes: Keyframes = { before: () => undefined };

/** The empty screen at the start. Most recordings set their own size. */
export const BEGINNING: Keyframe = { ms: 0, offset: 0, columns: 80, rows: 25, text: '' };
