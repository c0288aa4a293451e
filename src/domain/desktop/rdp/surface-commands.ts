// Reads the commands about the surface, the screen of an RDP desktop (MS-RDPBCGR 2.2.9.2): pictures and frame markers.
import { collectFailure, brokenError, unsupportedError } from './decoded.ts';
import { createByteReader, type ByteReader } from './byte-reader.ts';
import type { DecodeWork } from './rfx/painter.ts';
import type { DecodeStream } from './rfx/rfx-stream.ts';

const SET_BITS = 1;
const FRAME_MARKER = 4;
const STREAM_BITS = 6;
const HAS_HEADER = 1;
const HEADER_BYTES = 24;
const FRAME_END = 1;

// The codec number of RemoteFX. The RDP client chooses it (2.2.7.2.10.1.1): IronRDP, the client in the agent, uses 3.
const REMOTEFX = 3;

export interface SurfaceHandlers {
  decodeStream: DecodeStream;
  endFrame: (id: number) => void;
}

function readSurfaceBits({ u8, u16, u32, take }: ByteReader, decodeStream: DecodeStream, work: DecodeWork): void {
  const origin = { left: u16(), top: u16() };
  // Skips right, bottom and bits per pixel here, and width and height below: tiles have their own positions.
  take(4);
  u8();
  const flags = u8();
  u8();
  const codec = u8();
  take(4);
  const length = u32();
  if (flags & HAS_HEADER) take(HEADER_BYTES);
  const data = take(length);
  collectFailure(work.decoded, () => {
    if (codec !== REMOTEFX) throw unsupportedError('codec', codec);
    decodeStream(data, origin, work);
  });
}

export function readSurfaceCommands(
  data: Uint8Array,
  { decodeStream, endFrame }: SurfaceHandlers,
  work: DecodeWork,
): void {
  const reader = createByteReader(data);
  while (reader.remaining()) {
    const command = reader.u16();
    if (command === SET_BITS || command === STREAM_BITS) readSurfaceBits(reader, decodeStream, work);
    else if (command === FRAME_MARKER) {
      const action = reader.u16();
      // Some servers omit the frame number at the end of an update.
      const id = reader.remaining() ? reader.u32() : 0;
      if (action !== FRAME_END) continue;
      work.framesLeft -= 1;
      if (work.framesLeft < 0) throw brokenError('too many frames in one update');
      endFrame(id);
    } else throw brokenError('an unknown surface command');
  }
}
