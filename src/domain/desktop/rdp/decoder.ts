// Decodes what an RDP desktop draws: one fast-path PDU in, pictures, pointers and answers out
// (docs/protocol/streams.md#7.5).
import { attempt, type Decoded, unsupported } from './decoded.ts';
import { createJoin, fragmentsOf, type Update } from './fast-path.ts';
import { createPointers } from './pointer.ts';
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

  function apply({ code, data }: Update, work: Work): void {
    const { decoded } = work;
    const endFrame = (id: number): number =>
      decoded.push({ kind: 'respond', bytes: frameAcknowledgement(id, channels) });
    if (code === SURFACE_COMMANDS) readSurfaceCommands(data, { decodeStream, endFrame }, work);
    else if (code === ORDERS) throw unsupported('orders');
    else if (code === BITMAP) throw unsupported('bitmap-update');
    else if (code >= FIRST_POINTER && code <= LAST_POINTER) {
      const pointer = readPointer(code, data);
      if (pointer) decoded.push(pointer);
    } else if (code !== PALETTE && code !== SYNCHRONIZE) throw unsupported('update', code);
  }

  return {
    decode: (pdu) => {
      const work = workFor(screen);
      attempt(work.decoded, () => {
        for (const fragment of fragmentsOf(pdu)) {
          attempt(work.decoded, () => {
            const update = join(fragment);
            if (update) apply(update, work);
          });
        }
      });
      return work.decoded;
    },
  };
}
