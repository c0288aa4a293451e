import { expect, test } from 'vitest';
import { frameAcknowledgement } from './frame-acknowledgement.ts';

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');

// Written by hand: the headers of MS-RDPBCGR 4.1.14 (without security header), type and body of MS-RDPRFX 2.2.3.1.
test("sends the acknowledgement on the I/O channel as the session's user", () => {
  expect(hexOf(frameAcknowledgement(0x01020304, { ioChannel: 1003, userChannel: 1007 }))).toBe(
    [
      '03 00 00 24', // TPKT: 36 bytes
      '02 f0 80', // X.224: data
      '64 00 06 03 eb 70 16', // MCS: send data request of 1007 on 1003, 22 bytes
      '16 00 17 00 ef 03', // share control: 22 bytes, data, from 1007
      '00 00 00 00 00 01 08 00 38 00 00 00', // share data: low priority, 8 bytes, frame acknowledgement
      '04 03 02 01',
    ].join(' '),
  );
});

test.each([
  [0, '00 00 00 00'],
  [255, 'ff 00 00 00'],
  [0xffffffff, 'ff ff ff ff'],
])('puts the frame number %i at the end', (frame, end) => {
  const bytes = frameAcknowledgement(frame, { ioChannel: 1003, userChannel: 1001 });
  expect(hexOf(bytes.subarray(-4))).toBe(end);
  expect(hexOf(bytes.subarray(7, 10))).toBe('64 00 00');
});
