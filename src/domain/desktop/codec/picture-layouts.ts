// Layouts of the messages with pictures, in their own file so that the drawing code does not load the other layouts
// (docs/protocol/streams.md#8.2).
import { prefixed, record, remainingBytes, u32 } from './fields.ts';

/** The maximum width or height of a desktop. */
export const MAX_SIDE_PX = 8192;
export const MIB = 2 ** 20;

const pictureLayout = record({ left: u32, top: u32, right: u32, bottom: u32, png: remainingBytes(10 * MIB) });
const COORDINATES_BYTES = 16;
/** A PDU is one message of RDP, the protocol of Windows desktops. */
export const pduLayout = prefixed((length) => length, record({ pdu: remainingBytes(Infinity) }));

/** The type number and the fields of each message. The prefix of `png2Frame` does not count the four coordinates. */
export const PICTURE_LAYOUTS = {
  pngFrame: [2, pictureLayout],
  png2Frame: [27, prefixed((length) => length - COORDINATES_BYTES, pictureLayout)],
  fastPath: [29, pduLayout],
} as const;
