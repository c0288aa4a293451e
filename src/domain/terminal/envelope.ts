// Encodes and decodes the frames of terminals, which are protobuf messages (docs/protocol/streams.md#2).
import type { StreamSchemas } from '#api/schemas.ts';
import { isPod, ptySize, type ExecTarget, type CellSize } from './terminal-target.ts';

/** One frame of the terminal (docs/protocol/streams.md#2). The payload is a view of the frame, not a copy. */
export type Envelope = { ok: true; type: string; payload: Uint8Array } | { ok: false; reason: string };

// The wire types of protobuf.
const WIRE_VARINT = 0;
const WIRE_EIGHT_BYTES = 1;
const WIRE_DELIMITED = 2;
const WIRE_FOUR_BYTES = 5;
const MAX_VARINT_BYTES = 10;

const TYPE_FIELD = 2;
const PAYLOAD_FIELD = 3;

const EMPTY_PAYLOAD = new Uint8Array();

const malformedEnvelope = (reason: string): Envelope => ({ ok: false, reason });

/** The position after the varint that begins at `start`; -1 if the varint is incomplete or too long. */
function varintEnd(bytes: Uint8Array, start: number): number {
  const limit = Math.min(start + MAX_VARINT_BYTES, bytes.length);
  for (let end = start; end < limit; end += 1) if ((bytes[end] ?? 0) < 0x80) return end + 1;
  return -1;
}

/** Values over 2^53 are imprecise, which is harmless: no frame is that long. */
function readVarint(bytes: Uint8Array, start: number, end: number): number {
  let value = 0;
  for (let index = end - 1; index >= start; index -= 1) value = value * 0x80 + ((bytes[index] ?? 0) & 0x7f);
  return value;
}

/** The position after the content of a field; -1 or a position after the frame if the content is incomplete. */
function contentEnd(bytes: Uint8Array, fieldStart: number, wire: number): number {
  if (wire === WIRE_VARINT) return varintEnd(bytes, fieldStart);
  if (wire === WIRE_EIGHT_BYTES) return fieldStart + 8;
  if (wire === WIRE_FOUR_BYTES) return fieldStart + 4;
  const start = wire === WIRE_DELIMITED ? varintEnd(bytes, fieldStart) : -1;
  return start === -1 ? -1 : start + readVarint(bytes, fieldStart, start);
}

/**
 * Decodes a frame by the rules of protobuf: fields in any order, unknown fields skipped, the last of equal fields wins.
 * It runs for every frame of fast output, so it creates no other objects than the result and the payload view.
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

// The decoder must not remove a byte order mark, because it belongs to the output.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Decodes one payload alone, because the proxy never splits a character over two frames (docs/protocol/streams.md#2).
 */
export const payloadText = (payload: Uint8Array): string => utf8.decode(payload);

const encoder = new TextEncoder();

// The version field "1" and the start of the type field. Strict readers need this order (docs/protocol/streams.md#2).
const ENVELOPE_HEAD = [0x0a, 0x01, 0x31, 0x12, 0x01];
const PAYLOAD_TAG = 0x1a;

function encodeVarint(value: number): number[] {
  const bytes = [];
  let remaining = value;
  for (; remaining >= 0x80; remaining = Math.floor(remaining / 0x80)) bytes.push((remaining % 0x80) + 0x80);
  bytes.push(remaining);
  return bytes;
}

/** Encodes a frame of any type. The payload field is omitted if the text is empty. */
export function encodeEnvelope(type: string, text = ''): Uint8Array<ArrayBuffer> {
  const payload = encoder.encode(text);
  const length = payload.length === 0 ? [] : [PAYLOAD_TAG, ...encodeVarint(payload.length)];
  const head = [...ENVELOPE_HEAD, type.charCodeAt(0), ...length];
  const frame = new Uint8Array(head.length + payload.length);
  frame.set(head);
  frame.set(payload, head.length);
  return frame;
}

/**
 * Encodes typed or pasted text. A paste must be one frame: proxies queue a hundred frames and drop further ones
 * (docs/protocol/streams.md#2.2).
 */
export const encodeInput = (text: string): Uint8Array<ArrayBuffer> => encodeEnvelope('r', text);

/** The size is text, because 14.x drops resize frames with numbers (docs/protocol/streams.md#2.2). */
export function encodeResize(size: CellSize): Uint8Array<ArrayBuffer> {
  const { w, h } = ptySize(size);
  return encodeEnvelope('w', JSON.stringify({ size: `${w}:${h}` } satisfies StreamSchemas['StreamResize']));
}

/** Not for 12.x, which treats this frame as an error (docs/protocol/streams.md#2.1). */
export const encodeClose = (): Uint8Array<ArrayBuffer> => encodeEnvelope('c');

/** The response to an MFA challenge. */
export const encodeMfa = (answer: object): Uint8Array<ArrayBuffer> => encodeEnvelope('n', JSON.stringify(answer));

/** The request to run a command in a pod or to open a database console (docs/protocol/streams.md#14.2, #14.3). */
export const encodeExec = (target: ExecTarget): Uint8Array<ArrayBuffer> =>
  encodeEnvelope(isPod(target) ? 'k' : 'd', JSON.stringify(target));

/** Requests approval of a file transfer from the participants of a moderated session (docs/protocol/streams.md#4.3). */
export const encodeFileRequest = (request: Omit<StreamSchemas['StreamFileTransferRequest'], 'event'>) =>
  encodeEnvelope('f', JSON.stringify({ event: 'file_transfer_request', ...request }));

/** Approves or denies a file transfer, or withdraws the user's own request. */
export const encodeFileDecision = (requestId: string, approved: boolean) =>
  encodeEnvelope(
    't',
    JSON.stringify({
      event: 'file_transfer_decision',
      requestId,
      approved,
    } satisfies StreamSchemas['StreamFileTransferDecision']),
  );
