// Reads fast-path PDUs, the graphics messages of an RDP server (MS-RDPBCGR 2.2.9.1.2), and joins their fragments to
// updates (3.2.5.9.3).
import { brokenError, unsupportedError } from './decoded.ts';
import { createByteReader } from './byte-reader.ts';

export interface Update {
  code: number;
  data: Uint8Array;
}
interface Fragment extends Update {
  /** The kind of fragment: the only one of its update (0), the last (1), the first (2) or one in between (3). */
  part: number;
  isCompressed: boolean;
}

const ENCRYPTED = 0x80;
const PACKET_COMPRESSED = 0x20;
const SINGLE_FRAGMENT = 0;
const LAST_FRAGMENT = 1;
const FIRST_FRAGMENT = 2;

const MAX_UPDATE_BYTES = 16 * 1024 * 1024;

function readBody(pdu: Uint8Array): Uint8Array {
  const reader = createByteReader(pdu);
  const header = reader.u8();
  if (header & 3) throw unsupportedError('slow-path');
  if (header & ENCRYPTED) throw unsupportedError('encryption');
  const firstLengthByte = reader.u8();
  const isLong = firstLengthByte > 127;
  const length = isLong ? (firstLengthByte & 127) * 256 + reader.u8() : firstLengthByte;
  return reader.take(Math.max(0, length - (isLong ? 3 : 2)));
}

/** The fragments of a PDU. Throws for a PDU that is truncated or not supported. */
export function* readFragments(pdu: Uint8Array): Generator<Fragment> {
  const reader = createByteReader(readBody(pdu));
  while (reader.remaining()) {
    const header = reader.u8();
    const flags = header & 0x80 ? reader.u8() : 0;
    const data = reader.take(reader.u16());
    yield { code: header & 15, part: (header >> 4) & 3, isCompressed: (flags & PACKET_COMPRESSED) > 0, data };
  }
}

/** Creates a function that returns an update at its last fragment. The data is valid until the next fragment. */
export function createFragmentJoiner(): (fragment: Fragment) => Update | undefined {
  let buffer = new Uint8Array(0);
  let usedBytes = 0;
  let pendingCode: number | undefined;
  // The remaining fragments of a rejected update are dropped without another error.
  let isDropping = false;

  function append(data: Uint8Array): void {
    const neededBytes = usedBytes + data.length;
    if (neededBytes > MAX_UPDATE_BYTES) throw brokenError('an update of more than 16 MiB');
    if (neededBytes > buffer.length) {
      const largerBuffer = new Uint8Array(Math.min(2 * neededBytes, MAX_UPDATE_BYTES));
      largerBuffer.set(buffer.subarray(0, usedBytes));
      buffer = largerBuffer;
    }
    buffer.set(data, usedBytes);
    usedBytes = neededBytes;
  }

  function addFragment({ code, part, isCompressed, data }: Fragment): void {
    const startedCode = part === FIRST_FRAGMENT ? code : pendingCode;
    // The error paths below leave the update rejected.
    pendingCode = undefined;
    isDropping = part !== LAST_FRAGMENT;
    if (isCompressed) throw unsupportedError('compression');
    if (startedCode !== code) throw brokenError('a fragment without its beginning');
    if (part === FIRST_FRAGMENT) usedBytes = 0;
    append(data);
    pendingCode = code;
    isDropping = false;
  }

  return (fragment) => {
    const { code, part, isCompressed, data } = fragment;
    if (part === SINGLE_FRAGMENT || part === FIRST_FRAGMENT) isDropping = false;
    if (isDropping) {
      isDropping = part !== LAST_FRAGMENT;
      return undefined;
    }
    if (part !== SINGLE_FRAGMENT) {
      addFragment(fragment);
      if (part !== LAST_FRAGMENT) return undefined;
      pendingCode = undefined;
      return { code, data: buffer.subarray(0, usedBytes) };
    }
    pendingCode = undefined;
    if (isCompressed) throw unsupportedError('compression');
    return { code, data };
  };
}
