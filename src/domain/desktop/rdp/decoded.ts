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

export type DecodedPointer =
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
export interface UnsupportedFeature {
  kind: 'unsupported';
  name: UnsupportedName;
  id?: number;
}

export type DecodeFailure = UnsupportedFeature | { kind: 'broken'; why: string };

export type DecodedItem =
  | Tile
  | DecodedPointer
  /** To be sent to the desktop as it is. */
  | { kind: 'respond'; bytes: Uint8Array<ArrayBuffer> }
  | DecodeFailure;

class DecodeError extends Error {
  readonly failure: DecodeFailure;
  constructor(failure: DecodeFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

export const brokenError = (why: string): Error => new DecodeError({ kind: 'broken', why });

export const unsupportedError = (name: UnsupportedName, id?: number): Error =>
  new DecodeError({ kind: 'unsupported', name, ...(id !== undefined && { id }) });

/** More tiles than any screen has: a desktop that fails so often has been heard. */
const MAX_ITEMS_WITH_FAILURES = 1 << 16;

/** Keeps what was decoded before the bytes turned out to be wrong, and lets those after them be tried. */
export function collectFailure<T>(decoded: DecodedItem[], work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    if (decoded.length < MAX_ITEMS_WITH_FAILURES) decoded.push(error.failure);
    return undefined;
  }
}
