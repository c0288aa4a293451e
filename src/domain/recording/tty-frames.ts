// The frames of `ttyplayback` (docs/protocol/streams.md#14.4).
import { putU64, textOf, u16, u64 } from './numbers.ts';
import { sizeOr, type Size } from './size.ts';

export type TtyFrame =
  | { kind: 'output'; ms: number; data: Uint8Array }
  /** Output without data: the end, and the total time. */
  | { kind: 'end'; ms: number }
  | { kind: 'error'; text: string }
  | { kind: 'resize'; size: Size }
  | { kind: 'unreadable' };

const HEADER = 3;
const UNREADABLE: TtyFrame = { kind: 'unreadable' };

function output(frame: Uint8Array): TtyFrame {
  const ms = frame.length < HEADER + 8 ? undefined : u64(frame, HEADER);
  if (ms === undefined) return UNREADABLE;
  // The length in the header wraps; what counts is the end of the frame.
  const data = frame.subarray(HEADER + 8);
  return data.length === 0 ? { kind: 'end', ms } : { kind: 'output', ms, data };
}

function resize(frame: Uint8Array): TtyFrame {
  const size = frame.length < HEADER + 4 ? undefined : sizeOr(u16(frame, HEADER), u16(frame, HEADER + 2));
  return size ? { kind: 'resize', size } : UNREADABLE;
}

/** One frame of the proxy, whatever it is. */
export function readTtyFrame(frame: Uint8Array | string): TtyFrame {
  if (typeof frame === 'string') return UNREADABLE;
  switch (frame[0]) {
    case 1:
      return output(frame);
    case 2:
      if (frame.length < HEADER + 3) return UNREADABLE;
      return { kind: 'error', text: textOf(frame.subarray(HEADER + 3, HEADER + 3 + u16(frame, HEADER + 1))) };
    case 5:
      return resize(frame);
    default:
      return UNREADABLE;
  }
}

const framed = (type: number, length: number): DataView<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(HEADER + length));
  view.setUint8(0, type);
  view.setUint16(1, length);
  return view;
};

export function seekFrame(ms: number): Uint8Array<ArrayBuffer> {
  const view = framed(4, 8);
  putU64(view, HEADER, ms);
  return new Uint8Array(view.buffer);
}
