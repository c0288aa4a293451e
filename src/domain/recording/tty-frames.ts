// Parses and encodes the frames of `ttyplayback`, which plays terminal recordings (docs/protocol/streams.md#14.4).
import { writeU64, decodeText, readU16, readU64 } from './big-endian.ts';
import { validSize, type Size } from './terminal-size.ts';

export type TtyFrame =
  | { kind: 'output'; ms: number; data: Uint8Array }
  /** The end, which is an output frame without data. `ms` is the total time. */
  | { kind: 'end'; ms: number }
  | { kind: 'error'; text: string }
  | { kind: 'resize'; size: Size }
  | { kind: 'unreadable' };

const HEADER_BYTES = 3;
const UNREADABLE_FRAME: TtyFrame = { kind: 'unreadable' };

function parseOutput(frame: Uint8Array): TtyFrame {
  const ms = frame.length < HEADER_BYTES + 8 ? undefined : readU64(frame, HEADER_BYTES);
  if (ms === undefined) return UNREADABLE_FRAME;
  // The length in the header overflows for long output, so the data extends to the end of the frame.
  const data = frame.subarray(HEADER_BYTES + 8);
  return data.length === 0 ? { kind: 'end', ms } : { kind: 'output', ms, data };
}

function parseResize(frame: Uint8Array): TtyFrame {
  const size =
    frame.length < HEADER_BYTES + 4
      ? undefined
      : validSize(readU16(frame, HEADER_BYTES), readU16(frame, HEADER_BYTES + 2));
  return size ? { kind: 'resize', size } : UNREADABLE_FRAME;
}

/** Parses one frame of the proxy. */
export function parseTtyFrame(frame: Uint8Array | string): TtyFrame {
  if (typeof frame === 'string') return UNREADABLE_FRAME;
  switch (frame[0]) {
    case 1:
      return parseOutput(frame);
    case 2:
      if (frame.length < HEADER_BYTES + 3) return UNREADABLE_FRAME;
      return {
        kind: 'error',
        text: decodeText(frame.subarray(HEADER_BYTES + 3, HEADER_BYTES + 3 + readU16(frame, HEADER_BYTES + 1))),
      };
    case 5:
      return parseResize(frame);
    default:
      return UNREADABLE_FRAME;
  }
}

const createFrame = (type: number, length: number): DataView<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + length));
  view.setUint8(0, type);
  view.setUint16(1, length);
  return view;
};

/** Encodes a request to continue at the position `ms`. */
export function encodeSeekFrame(ms: number): Uint8Array<ArrayBuffer> {
  const view = createFrame(4, 8);
  writeU64(view, HEADER_BYTES, ms);
  return new Uint8Array(view.buffer);
}
