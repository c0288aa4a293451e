// Decodes what an RDP desktop draws: one fast-path PDU in, pictures, pointers and answers out
// (docs/protocol/streams.md#7.5).
import { attempt, type Decoded, type Pointer, unsupported } from './decoded.ts';
import { createJoin, fragmentsOf, type Update } from './fast-path.ts';
import { copyOf, createPointers } from './pointer.ts';
import { type Channels, frameAcknowledgement } from './response.ts';
import { type Work, workFor } from './rfx/painter.ts';
import { createStreamDecoder } from './rfx/stream.ts';
import { readSurfaceCommands } from './surface.ts';

const ORDERS = 0;
const BITMAP = 1;
const PALETTE = 2;
const SYNCHRONIZE = 3;
const SURFACE_COMMANDS = 4;
const FIRST_POINTER = 5;
const LAST_POINTER = 12;

// As much as any screen may have (docs/protocol/streams.md#7.1).
const MOST_SIDE = 8192;

/** What message 31 says (docs/protocol/streams.md#8.2). */
export interface Activated extends Channels {
  width: number;
  height: number;
}

export interface Decoder {
  /** Never throws; after a failure the next PDU is decoded as if nothing had been. */
  decode: (pdu: Uint8Array) => Decoded[];
}

export function createDecoder({ width, height, ...channels }: Activated): Decoder {
  const screen = { left: 0, top: 0, right: Math.min(width, MOST_SIDE), bottom: Math.min(height, MOST_SIDE) };
  const join = createJoin();
  const readPointer = createPointers();
  const decodeStream = createStreamDecoder(screen);

  function apply({ code, data }: Update, work: Work): Pointer | undefined {
    if (code >= FIRST_POINTER && code <= LAST_POINTER) return readPointer(code, data);
    if (code === SURFACE_COMMANDS) {
      const endFrame = (id: number): number =>
        work.decoded.push({ kind: 'respond', bytes: frameAcknowledgement(id, channels) });
      readSurfaceCommands(data, { decodeStream, endFrame }, work);
    } else if (code === ORDERS) throw unsupported('orders');
    else if (code === BITMAP) throw unsupported('bitmap-update');
    else if (code !== PALETTE && code !== SYNCHRONIZE) throw unsupported('update', code);
    return undefined;
  }

  return {
    decode: (pdu) => {
      const work = workFor(screen);
      const { decoded } = work;
      let pointer: Pointer | undefined;
      attempt(decoded, () => {
        for (const fragment of fragmentsOf(pdu)) {
          pointer =
            attempt(decoded, () => {
              const update = join(fragment);
              return update && apply(update, work);
            }) ?? pointer;
        }
      });
      // Thousands of cached pointers fit in one PDU: only the last is seen, so only that one is copied.
      if (pointer) decoded.push(copyOf(pointer));
      return decoded;
    },
  };
}
