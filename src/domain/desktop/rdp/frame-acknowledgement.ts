// Builds the message that confirms to the desktop that a frame was drawn: a TS_FRAME_ACKNOWLEDGE_PDU
// (MS-RDPRFX 2.2.3.1) with all its headers.

const FIRST_USER_ID = 1001;

/** The channel IDs of an RDP session: for graphics and input, and of the user. */
export interface Channels {
  ioChannel: number;
  userChannel: number;
}

const littleEndian16 = (value: number): [number, number] => [value & 255, (value >> 8) & 255];
const bigEndian16 = (value: number): [number, number] => [(value >> 8) & 255, value & 255];

export function frameAcknowledgement(frame: number, { ioChannel, userChannel }: Channels): Uint8Array<ArrayBuffer> {
  const payload = [...littleEndian16(frame), ...littleEndian16(frame >>> 16)];
  // The length counts from the PDU type (MS-RDPBCGR 2.2.8.1.1.1.2). The share ID is unknown, but no server checks it.
  const data = [0, 0, 0, 0, 0, 1, ...littleEndian16(payload.length + 4), 0x38, 0, 0, 0, ...payload];
  const shareControl = [...littleEndian16(data.length + 6), 0x17, 0, ...littleEndian16(userChannel), ...data];
  // SendDataRequest of T.125: choice 25, high priority, complete data. User IDs start at 1001.
  const request = [
    0x64,
    ...bigEndian16(userChannel - FIRST_USER_ID),
    ...bigEndian16(ioChannel),
    0x70,
    shareControl.length,
    ...shareControl,
  ];
  const totalLength = request.length + 7;
  return Uint8Array.of(3, 0, ...bigEndian16(totalLength), 2, 0xf0, 0x80, ...request);
}
