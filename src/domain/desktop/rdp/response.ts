// The answer to a frame that was drawn: TS_FRAME_ACKNOWLEDGE_PDU (MS-RDPRFX 2.2.3.1) in all its envelopes.
const FIRST_USER = 1001;

export interface Channels {
  ioChannel: number;
  userChannel: number;
}

const low = (value: number): [number, number] => [value & 255, (value >> 8) & 255];
const high = (value: number): [number, number] => [(value >> 8) & 255, value & 255];

export function frameAcknowledgement(frame: number, { ioChannel, userChannel }: Channels): Uint8Array<ArrayBuffer> {
  const payload = [...low(frame), ...low(frame >>> 16)];
  // MS-RDPBCGR 2.2.8.1.1.1.2: the length counts from its type. The share's number is not known here; none checks it.
  const data = [0, 0, 0, 0, 0, 1, ...low(payload.length + 4), 0x38, 0, 0, 0, ...payload];
  const share = [...low(data.length + 6), 0x17, 0, ...low(userChannel), ...data];
  // SDrq of T.125: choice 25, of high priority, whole. Users count from 1001.
  const request = [0x64, ...high(userChannel - FIRST_USER), ...high(ioChannel), 0x70, share.length, ...share];
  const total = request.length + 7;
  return Uint8Array.of(3, 0, ...high(total), 2, 0xf0, 0x80, ...request);
}
