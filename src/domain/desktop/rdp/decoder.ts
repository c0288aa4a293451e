// Decodes the graphics of an RDP desktop: converts one fast-path PDU (a graphics message) to tiles, pointers and
// responses (docs/protocol/streams.md#7.5).
import { collectFailure, type DecodedItem, type DecodedPointer, unsupportedError } from './decoded.ts';
import { createFragmentJoiner, readFragments, type Update } from './fast-path.ts';
import { copyPointer, createPointerReader } from './pointer.ts';
import { type Channels, frameAcknowledgement } from './frame-acknowledgement.ts';
import { type DecodeWork, createDecodeWork } from './rfx/painter.ts';
import { createStreamDecoder } from './rfx/rfx-stream.ts';
import { readSurfaceCommands } from './surface-commands.ts';

const UPDATE_ORDERS = 0;
const UPDATE_BITMAP = 1;
const UPDATE_PALETTE = 2;
const UPDATE_SYNCHRONIZE = 3;
const UPDATE_SURFACE_COMMANDS = 4;
const FIRST_POINTER_UPDATE = 5;
const LAST_POINTER_UPDATE = 12;

// The largest allowed side of a screen (docs/protocol/streams.md#7.1).
const MAX_SIDE_PX = 8192;

/** The channels of RDP and the screen size, from message 31 (docs/protocol/streams.md#8.2). */
export interface ActivationInfo extends Channels {
  width: number;
  height: number;
}

export interface Decoder {
  /** Never throws. A failure does not affect the next PDU. */
  decode: (pdu: Uint8Array) => DecodedItem[];
}

export function createDecoder({ width, height, ...channels }: ActivationInfo): Decoder {
  const screen = { left: 0, top: 0, right: Math.min(width, MAX_SIDE_PX), bottom: Math.min(height, MAX_SIDE_PX) };
  const joinFragment = createFragmentJoiner();
  const readPointer = createPointerReader();
  const decodeStream = createStreamDecoder(screen);

  function applyUpdate({ code, data }: Update, work: DecodeWork): DecodedPointer | undefined {
    if (code >= FIRST_POINTER_UPDATE && code <= LAST_POINTER_UPDATE) return readPointer(code, data);
    if (code === UPDATE_SURFACE_COMMANDS) {
      const acknowledgeFrame = (id: number): number =>
        work.decoded.push({ kind: 'respond', bytes: frameAcknowledgement(id, channels) });
      readSurfaceCommands(data, { decodeStream, endFrame: acknowledgeFrame }, work);
    } else if (code === UPDATE_ORDERS) throw unsupportedError('orders');
    else if (code === UPDATE_BITMAP) throw unsupportedError('bitmap-update');
    else if (code !== UPDATE_PALETTE && code !== UPDATE_SYNCHRONIZE) throw unsupportedError('update', code);
    return undefined;
  }

  return {
    decode: (pdu) => {
      const work = createDecodeWork(screen);
      const { decoded } = work;
      let pointer: DecodedPointer | undefined;
      collectFailure(decoded, () => {
        for (const fragment of readFragments(pdu)) {
          pointer =
            collectFailure(decoded, () => {
              const update = joinFragment(fragment);
              return update && applyUpdate(update, work);
            }) ?? pointer;
        }
      });
      // One PDU can select thousands of cached pointers. Only the last one is visible, so only that one is copied.
      if (pointer) decoded.push(copyPointer(pointer));
      return decoded;
    },
  };
}
