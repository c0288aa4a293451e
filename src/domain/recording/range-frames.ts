// The frames of random access playback (docs/protocol/streams.md#14.5).
import { putU64, textOf, u32, u64 } from './numbers.ts';
import { sizeIn, sizeOr, type Size } from './size.ts';

/** What a message says; all carry the number of the request that they answer. */
export type RangeMessage = { request: number } & (
  | { kind: 'start'; ms: number }
  | { kind: 'stop'; from: number; to: number }
  | { kind: 'error'; text: string }
  | { kind: 'size'; ms: number; size: Size }
  | { kind: 'print'; ms: number; data: Uint8Array }
  | { kind: 'end'; ms: number }
  | { kind: 'screen'; ms: number; size: Size; text: Uint8Array }
);

/** The messages of a frame, and how much of it could not be read. */
export interface RangeFrame {
  messages: readonly RangeMessage[];
  unreadable: number;
}

const HEADER = 17;
const BATCH = 9;
/** No batch has more (docs/protocol/streams.md#14.5). */
const MOST = 200;
/** Before the text: its kind, four numbers and a length. */
const SCREEN_HEADER = 21;

interface Raw {
  type: number;
  ms: number;
  request: number;
  data: Uint8Array;
  end: number;
}

/** The message that begins at `at`, unless the frame is cut within it. */
function rawAt(frame: Uint8Array, at: number): Raw | undefined {
  if (frame.length < at + HEADER) return undefined;
  const ms = u64(frame, at + 1);
  const end = at + HEADER + u32(frame, at + 9);
  if (ms === undefined || end > frame.length) return undefined;
  return { type: frame[at] ?? 0, ms, request: u32(frame, at + 13), data: frame.subarray(at + HEADER, end), end };
}

/** The text lacks the four bytes that its length was written over (docs/protocol/streams.md#14.5). */
function screen({ ms, request, data }: Raw): RangeMessage | undefined {
  const size = data.length < SCREEN_HEADER ? undefined : sizeOr(u32(data, 1), u32(data, 5));
  return size && { kind: 'screen', ms, request, size, text: data.subarray(SCREEN_HEADER) };
}

function messageOf(raw: Raw): RangeMessage | undefined {
  const { type, ms, request, data } = raw;
  switch (type) {
    case 1:
      return { kind: 'start', ms, request };
    case 2: {
      const [from, to] = [u64(data, 0), u64(data, 8)];
      return data.length < 16 || from === undefined || to === undefined
        ? undefined
        : { kind: 'stop', request, from, to };
    }
    case 3:
      return { kind: 'error', request, text: textOf(data) };
    case 4:
    case 7: {
      const size = sizeIn(textOf(data));
      return size && { kind: 'size', ms, request, size };
    }
    case 5:
      return { kind: 'print', ms, request, data };
    case 6:
      return { kind: 'end', ms, request };
    case 8:
      return screen(raw);
    default:
      return undefined;
  }
}

/** One frame of the proxy, whatever it is; what comes before a part that cannot be read still counts. */
export function readRangeFrame(frame: Uint8Array | string): RangeFrame {
  if (typeof frame === 'string') return { messages: [], unreadable: 1 };
  const isBatch = frame[0] === BATCH && frame.length >= HEADER;
  const count = isBatch ? u32(frame, 1) : 1;
  const messages: RangeMessage[] = [];
  let unreadable = count > MOST ? 1 : 0;
  let at = isBatch ? HEADER : 0;
  for (let number = 0; number < Math.min(count, MOST); number += 1) {
    const raw = rawAt(frame, at);
    if (!raw) return { messages, unreadable: unreadable + 1 };
    const message = messageOf(raw);
    if (message) messages.push(message);
    else unreadable += 1;
    at = raw.end;
  }
  return { messages, unreadable };
}

/** The longest stretch that a proxy gives at once. */
export const LONGEST_RANGE_MS = 10 * 60_000;

interface RangeRequest {
  from: number;
  to: number;
  request: number;
  /** Before the first event comes what was on the screen then. */
  withScreen: boolean;
}

export function rangeRequest({ from, to, request, withScreen }: RangeRequest): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(22));
  view.setUint8(0, 1);
  putU64(view, 1, from);
  putU64(view, 9, Math.min(to, Math.floor(from) + LONGEST_RANGE_MS));
  view.setUint32(17, request);
  view.setUint8(21, Number(withScreen));
  return new Uint8Array(view.buffer);
}
