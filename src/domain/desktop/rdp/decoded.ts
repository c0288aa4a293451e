// The results of decoding one graphics message ("fast-path PDU") of RDP, the protocol of Windows desktops: tiles,
// pointers, responses and failures.
export type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** RGBA pixels and their position on the screen. The buffer is not shared, so it can be transferred. */
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
      /** The pixel of the pointer that points at the screen, from the top left corner. */
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

/** A valid feature that this decoder does not support. `id` is the codec, depth, version or update type. */
export interface UnsupportedFeature {
  kind: 'unsupported';
  name: UnsupportedName;
  id?: number;
}

export type DecodeFailure = UnsupportedFeature | { kind: 'broken'; cause: string };

export type DecodedItem =
  | Tile
  | DecodedPointer
  /** Bytes to send to the desktop unchanged. */
  | { kind: 'respond'; bytes: Uint8Array<ArrayBuffer> }
  | DecodeFailure;

class DecodeError extends Error {
  readonly failure: DecodeFailure;
  constructor(failure: DecodeFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

export const brokenError = (cause: string): Error => new DecodeError({ kind: 'broken', cause });

export const unsupportedError = (name: UnsupportedName, id?: number): Error =>
  new DecodeError({ kind: 'unsupported', name, ...(id !== undefined && { id }) });

/** More than the tiles of any screen. Further failures are dropped to limit the memory. */
const MAX_ITEMS_WITH_FAILURES = 1 << 16;

/** Records a decoding failure, so that earlier results are kept and decoding can continue. */
export function collectFailure<T>(decoded: DecodedItem[], work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    if (decoded.length < MAX_ITEMS_WITH_FAILURES) decoded.push(error.failure);
    return undefined;
  }
}
