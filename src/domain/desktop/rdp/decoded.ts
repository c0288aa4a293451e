// What one fast-path PDU becomes: pictures, pointers, answers, and what could not be decoded.
export type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** Rows of RGBA pixels and where they belong on the screen. No other value shares them: they may be transferred. */
export interface Tile {
  kind: 'tile';
  left: number;
  top: number;
  width: number;
  height: number;
  pixels: Pixels;
}

export type Pointer =
  | { kind: 'pointer'; shape: 'default' | 'hidden' }
  | {
      kind: 'pointer';
      shape: 'bitmap';
      width: number;
      height: number;
      hotX: number;
      hotY: number;
      pixels: Pixels;
    };

export type UnsupportedName =
  | 'bitmap-update'
  | 'codec'
  | 'compression'
  | 'encryption'
  | 'orders'
  | 'pointer-depth'
  | 'remotefx-version'
  | 'slow-path'
  | 'update';

/** Well-formed, but not for this decoder; the id is of the codec, the depth, the version or the update. */
export interface Unsupported {
  kind: 'unsupported';
  name: UnsupportedName;
  id?: number;
}

export type Failure = Unsupported | { kind: 'broken'; why: string };

export type Decoded =
  | Tile
  | Pointer
  /** To be sent to the desktop as it is. */
  | { kind: 'respond'; bytes: Uint8Array<ArrayBuffer> }
  | Failure;

class Undecodable extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

export const broken = (why: string): Error => new Undecodable({ kind: 'broken', why });

export const unsupported = (name: UnsupportedName, id?: number): Error =>
  new Undecodable({ kind: 'unsupported', name, ...(id !== undefined && { id }) });

/** More tiles than any screen has: a desktop that fails so often has been heard. */
const MOST_NAMED = 1 << 16;

/** Keeps what was decoded before the bytes turned out to be wrong, and lets those after them be tried. */
export function attempt<T>(decoded: Decoded[], work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Undecodable)) throw error;
    if (decoded.length < MOST_NAMED) decoded.push(error.failure);
    return undefined;
  }
}
