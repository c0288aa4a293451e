// Parses and encodes the frames of random access playback, which loads any time range (docs/protocol/streams.md#14.5).
import { writeU64, decodeText, readU32, readU64 } from './big-endian.ts';
import { parseSize, validSize, type Size } from './terminal-size.ts';

/** A message of the proxy. `request` is the number of the request that it answers. Times are in milliseconds. */
export type RangeMessage = { request: number } & (
  | { kind: 'start'; ms: number }
  | { kind: 'stop'; from: number; to: number }
  | { kind: 'error'; text: string }
  | { kind: 'size'; ms: number; size: Size }
  | { kind: 'print'; ms: number; data: Uint8Array }
  | { kind: 'end'; ms: number }
  | { kind: 'screen'; ms: number; size: Size; text: Uint8Array }
);

/** The messages of a frame, and the number of its unreadable messages. */
export interface RangeFrame {
  messages: readonly RangeMessage[];
  unreadable: number;
}

const HEADER_BYTES = 17;
const BATCH_TYPE = 9;
/** The proxy's limit for the messages in a batch (docs/protocol/streams.md#14.5). */
const MAX_BATCH_MESSAGES = 200;
/** The bytes of a screen before its text: a type, four numbers and a length. */
const SCREEN_HEADER_BYTES = 21;

interface RawRangeMessage {
  type: number;
  ms: number;
  request: number;
  data: Uint8Array;
  end: number;
}

/** The message that starts at `offset`. Undefined if the frame ends inside it or its time is invalid. */
function readRawMessage(frame: Uint8Array, offset: number): RawRangeMessage | undefined {
  if (frame.length < offset + HEADER_BYTES) return undefined;
  const ms = readU64(frame, offset + 1);
  const end = offset + HEADER_BYTES + readU32(frame, offset + 9);
  if (ms === undefined || end > frame.length) return undefined;
  return {
    type: frame[offset] ?? 0,
    ms,
    request: readU32(frame, offset + 13),
    data: frame.subarray(offset + HEADER_BYTES, end),
    end,
  };
}

/** Parses a screen. The proxy replaces the first bytes of its text by the length (docs/protocol/streams.md#14.5). */
function parseScreen({ ms, request, data }: RawRangeMessage): RangeMessage | undefined {
  const size = data.length < SCREEN_HEADER_BYTES ? undefined : validSize(readU32(data, 1), readU32(data, 5));
  return size && { kind: 'screen', ms, request, size, text: data.subarray(SCREEN_HEADER_BYTES) };
}

function parseRangeMessage(raw: RawRangeMessage): RangeMessage | undefined {
  const { type, ms, request, data } = raw;
  switch (type) {
    case 1:
      return { kind: 'start', ms, request };
    case 2: {
      const [from, to] = [readU64(data, 0), readU64(data, 8)];
      return data.length < 16 || from === undefined || to === undefined
        ? undefined
        : { kind: 'stop', request, from, to };
    }
    case 3:
      return { kind: 'error', request, text: decodeText(data) };
    case 4:
    case 7: {
      const size = parseSize(decodeText(data));
      return size && { kind: 'size', ms, request, size };
    }
    case 5:
      return { kind: 'print', ms, request, data };
    case 6:
      return { kind: 'end', ms, request };
    case 8:
      return parseScreen(raw);
    default:
      return undefined;
  }
}

/** Parses a frame with one message or a batch of messages. Stops at a message that is cut off or has an invalid time. */
export function parseRangeFrame(frame: Uint8Array | string): RangeFrame {
  if (typeof frame === 'string') return { messages: [], unreadable: 1 };
  const isBatch = frame[0] === BATCH_TYPE && frame.length >= HEADER_BYTES;
  const count = isBatch ? readU32(frame, 1) : 1;
  const messages: RangeMessage[] = [];
  let unreadable = count > MAX_BATCH_MESSAGES ? 1 : 0;
  let position = isBatch ? HEADER_BYTES : 0;
  for (let number = 0; number < Math.min(count, MAX_BATCH_MESSAGES); number += 1) {
    const raw = readRawMessage(frame, position);
    if (!raw) return { messages, unreadable: unreadable + 1 };
    const message = parseRangeMessage(raw);
    if (message) messages.push(message);
    else unreadable += 1;
    position = raw.end;
  }
  return { messages, unreadable };
}

/** The longest time range that a proxy sends for one request. */
export const MAX_RANGE_MS = 10 * 60_000;

interface RangeRequest {
  from: number;
  to: number;
  request: number;
  /** Whether the proxy first sends the screen at `from`. */
  withScreen: boolean;
}

/** Encodes a request for a time range, of at most the maximum length. */
export function encodeRangeRequest({ from, to, request, withScreen }: RangeRequest): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(22));
  view.setUint8(0, 1);
  writeU64(view, 1, from);
  writeU64(view, 9, Math.min(to, Math.floor(from) + MAX_RANGE_MS));
  view.setUint32(17, request);
  view.setUint8(21, Number(withScreen));
  return new Uint8Array(view.buffer);
}
