// The results of decoding one graphics message ("fast-path PDU") of RDP, the protocol of Windows desktops: tiles,
// pointers, responses and failures.
export type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** A rectangle of RGBA pixels and its position on the screen. Nothing else uses the buffer: it can be transferred. */
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
      /** The pixel of the pointer that is at the mouse position, counted from the top left corner. */
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

/** Larger than the number of tiles of any screen. Failures after that many items are dropped to limit the memory. */
const MAX_ITEMS_WITH_FAILURES = 1 << 16;

/** Runs `work` and adds its decoding failure to the decoded items, so that decoding can continue after it. */
export function collectFailure<T>(decoded: DecodedItem[], work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    if (decoded.length < MAX_ITEMS_WITH_FAILURES) decoded.push(error.failure);
    return undefined;
  }
}
