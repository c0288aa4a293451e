// The messages that are drawn, apart from the others: who draws need not know those (docs/protocol/streams.md#8.2).
import { behind, record, rest, u32 } from './fields.ts';

export const LARGEST_SIDE = 8192;
export const MIB = 2 ** 20;

const picture = record({ left: u32, top: u32, right: u32, bottom: u32, png: rest(10 * MIB) });
const CORNER_BYTES = 16;
export const pdu = behind((length) => length, record({ pdu: rest(Infinity) }));

export const PICTURES = {
  pngFrame: [2, picture],
  png2Frame: [27, behind((length) => length - CORNER_BYTES, picture)],
  fastPath: [29, pdu],
} as const;
