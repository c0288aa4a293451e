import type { StreamSchemas } from '#api/schemas.ts';
import { isPod, ptySize, type ExecTarget, type CellSize } from './terminal-target.ts';

/** One frame of the terminal (docs/protocol/streams.md#2). The payload is a view of the frame, not a copy. */
export type Envelope = { ok: true; type: string; payload: Uint8Array } | { ok: false; reason: string };

const WIRE_VARINT = 0;
const WIRE_EIGHT_BYTES = 1;
const WIRE_DELIMITED = 2;
const WIRE_FOUR_BYTES = 5;
const MAX_VARINT_BYTES = 10;

const TYPE_FIELD = 2;
const PAYLOAD_FIELD = 3;

const EMPTY_PAYLOAD = new Uint8Array();

const malformedEnvelope = (reason: string): Envelope => ({ ok: false, reason });

/** Where a varint that starts at `at` ends; -1 when it does not. */
function varintEnd(bytes: Uint8Array, at: number): number {
  const last = Math.min(at + MAX_VARINT_BYTES, bytes.length);
  for (let end = at; end < last; end += 1) if ((bytes[end] ?? 0) < 0x80) return end + 1;
  return -1;
}

/** Its value. Beyond 2^53 it is imprecise, and by then too large for any frame. */
function readVarint(bytes: Uint8Array, at: number, end: number): number {
  let value = 0;
  for (let index = end - 1; index >= at; index -= 1) value = value * 0x80 + ((bytes[index] ?? 0) & 0x7f);
  return value;
}

/** Where the content of a field ends that starts at `at`; beyond the frame or -1 when it has no end there. */
function contentEnd(bytes: Uint8Array, at: number, wire: number): number {
  if (wire === WIRE_VARINT) return varintEnd(bytes, at);
  if (wire === WIRE_EIGHT_BYTES) return at + 8;
  if (wire === WIRE_FOUR_BYTES) return at + 4;
  const start = wire === WIRE_DELIMITED ? varintEnd(bytes, at) : -1;
  return start === -1 ? -1 : start + readVarint(bytes, at, start);
}

/**
 * Reads a frame as any protobuf reader would: fields in any order, unknown ones skipped, the last of equals wins.
 * Runs for every frame of a flood, so it makes nothing but the answer and the view in it.
 */
export function decodeEnvelope(frame: Uint8Array): Envelope {
  let type = '';
  let payload: Uint8Array = EMPTY_PAYLOAD;
  let position = 0;
  while (position < frame.length) {
    const tagEnd = varintEnd(frame, position);
    if (tagEnd === -1) return malformedEnvelope('A field cannot be read.');
    const tag = readVarint(frame, position, tagEnd);
    const wire = tag % 8;
    const field = (tag - wire) / 8;
    const end = contentEnd(frame, tagEnd, wire);
    if (field === 0 || end === -1 || end > frame.length) return malformedEnvelope('A field cannot be read.');
    const isText = wire === WIRE_DELIMITED;
    if (isText && field === TYPE_FIELD) {
      if (end - varintEnd(frame, tagEnd) !== 1) return malformedEnvelope('The type is not one character.');
      type = String.fromCharCode(frame[end - 1] ?? 0);
    }
    if (isText && field === PAYLOAD_FIELD) payload = frame.subarray(varintEnd(frame, tagEnd), end);
    position = end;
  }
  return type === '' ? malformedEnvelope('The frame has no type.') : { ok: true, type, payload };
}

// A byte order mark is output like any other.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * A payload as text, each by itself: the proxy never splits a character over two frames (docs/protocol/streams.md#2).
 */
export const payloadText = (payload: Uint8Array): string => utf8.decode(payload);

const encoder = new TextEncoder();

// Version "1" and the tag of the type; the order is what the strictest readers want (docs/protocol/streams.md#2).
const ENVELOPE_HEAD = [0x0a, 0x01, 0x31, 0x12, 0x01];
const PAYLOAD_TAG = 0x1a;

function encodeVarint(value: number): number[] {
  const bytes = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
  bytes.push(rest);
  return bytes;
}

/** A frame of any type; an empty payload is left out. */
export function encodeEnvelope(type: string, text = ''): Uint8Array<ArrayBuffer> {
  const payload = encoder.encode(text);
  const length = payload.length === 0 ? [] : [PAYLOAD_TAG, ...encodeVarint(payload.length)];
  const head = [...ENVELOPE_HEAD, type.charCodeAt(0), ...length];
  const frame = new Uint8Array(head.length + payload.length);
  frame.set(head);
  frame.set(payload, head.length);
  return frame;
}

/** Keystrokes, or a whole paste: proxies queue a hundred frames and drop the rest (docs/protocol/streams.md#2.2). */
export const encodeInput = (text: string): Uint8Array<ArrayBuffer> => encodeEnvelope('r', text);

/** 14.x drops a resize that holds a number, so the size goes as text (docs/protocol/streams.md#2.2). */
export function encodeResize(size: CellSize): Uint8Array<ArrayBuffer> {
  const { w, h } = ptySize(size);
  return encodeEnvelope('w', JSON.stringify({ size: `${w}:${h}` } satisfies StreamSchemas['StreamResize']));
}

/** Not for 12.x, which takes it for a fault (docs/protocol/streams.md#2.1). */
export const encodeClose = (): Uint8Array<ArrayBuffer> => encodeEnvelope('c');

/** The answer to a challenge. */
export const encodeMfa = (answer: object): Uint8Array<ArrayBuffer> => encodeEnvelope('n', JSON.stringify(answer));

/** What a pod is to run, or which database is to be opened (docs/protocol/streams.md#14.2, #14.3). */
export const encodeExec = (target: ExecTarget): Uint8Array<ArrayBuffer> =>
  encodeEnvelope(isPod(target) ? 'k' : 'd', JSON.stringify(target));

/** Asks the participants of a moderated session to let a file be moved (docs/protocol/streams.md#4.3). */
export const encodeFileRequest = (request: Omit<StreamSchemas['StreamFileTransferRequest'], 'event'>) =>
  encodeEnvelope('f', JSON.stringify({ event: 'file_transfer_request', ...request }));

/** Approves or denies such a request, or takes the own one back. */
export const encodeFileDecision = (requestId: string, approved: boolean) =>
  encodeEnvelope(
    't',
    JSON.stringify({
      event: 'file_transfer_decision',
      requestId,
      approved,
    } satisfies StreamSchemas['StreamFileTransferDecision']),
  );
