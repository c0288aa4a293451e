// Server fast-path update PDUs (MS-RDPBCGR 2.2.9.1.2) and their updates, whole again (3.2.5.9.3).
import { broken, unsupported } from './decoded.ts';
import { createReader } from './reader.ts';

export interface Update {
  code: number;
  data: Uint8Array;
}
interface Fragment extends Update {
  part: number;
  isCompressed: boolean;
}

const ENCRYPTED = 0x80;
const PACKET_COMPRESSED = 0x20;
const SINGLE = 0;
const LAST = 1;
const FIRST = 2;

const MOST_BYTES = 16 * 1024 * 1024;

function bodyOf(pdu: Uint8Array): Uint8Array {
  const reader = createReader(pdu);
  const header = reader.u8();
  if (header & 3) throw unsupported('slow-path');
  if (header & ENCRYPTED) throw unsupported('encryption');
  const first = reader.u8();
  const isLong = first > 127;
  const length = isLong ? (first & 127) * 256 + reader.u8() : first;
  return reader.take(Math.max(0, length - (isLong ? 3 : 2)));
}

export function* fragmentsOf(pdu: Uint8Array): Generator<Fragment> {
  const reader = createReader(bodyOf(pdu));
  while (reader.left()) {
    const header = reader.u8();
    const flags = header & 0x80 ? reader.u8() : 0;
    const data = reader.take(reader.u16());
    yield { code: header & 15, part: (header >> 4) & 3, isCompressed: (flags & PACKET_COMPRESSED) > 0, data };
  }
}

/** Gives an update when its last fragment has come; its bytes hold until the next one is joined. */
export function createJoin(): (fragment: Fragment) => Update | undefined {
  let buffer = new Uint8Array(0);
  let used = 0;
  let pending: number | undefined;
  // The rest of a sequence that was refused is refused with it, and not named again.
  let isDropping = false;

  function append(data: Uint8Array): void {
    const needed = used + data.length;
    if (needed > MOST_BYTES) throw broken('an update of more than 16 MiB');
    if (needed > buffer.length) {
      const grown = new Uint8Array(Math.min(2 * needed, MOST_BYTES));
      grown.set(buffer.subarray(0, used));
      buffer = grown;
    }
    buffer.set(data, used);
    used = needed;
  }

  function add({ code, part, isCompressed, data }: Fragment): void {
    const from = part === FIRST ? code : pending;
    // Only what goes well to its end is pending again.
    pending = undefined;
    isDropping = part !== LAST;
    if (isCompressed) throw unsupported('compression');
    if (from !== code) throw broken('a fragment without its beginning');
    if (part === FIRST) used = 0;
    append(data);
    pending = code;
    isDropping = false;
  }

  return (fragment) => {
    const { code, part, isCompressed, data } = fragment;
    if (part === SINGLE || part === FIRST) isDropping = false;
    if (isDropping) {
      isDropping = part !== LAST;
      return undefined;
    }
    if (part !== SINGLE) {
      add(fragment);
      if (part !== LAST) return undefined;
      pending = undefined;
      return { code, data: buffer.subarray(0, used) };
    }
    pending = undefined;
    if (isCompressed) throw unsupported('compression');
    return { code, data };
  };
}
