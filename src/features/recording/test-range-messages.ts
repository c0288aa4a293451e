// Messages of the stream that sends ranges of a recording, for tests.
const encoder = new TextEncoder();

/** A message of random access (docs/protocol/streams.md#14.5). */
export function createRangeMessage(
  type: number,
  ms: number,
  [request, data]: readonly [request: number, data?: Uint8Array],
): Uint8Array {
  const bytes = new Uint8Array(17 + (data?.length ?? 0));
  const view = new DataView(bytes.buffer);
  view.setUint8(0, type);
  view.setBigUint64(1, BigInt(ms));
  view.setUint32(9, data?.length ?? 0);
  view.setUint32(13, request);
  if (data) bytes.set(data, 17);
  return bytes;
}

export function encodeNumbers(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 8));
  values.forEach((value, index) => view.setBigUint64(index * 8, BigInt(value)));
  return new Uint8Array(view.buffer);
}

export function screenData(text: string): Uint8Array {
  const bytes = new Uint8Array(21 + text.length);
  const view = new DataView(bytes.buffer);
  [80, 25].forEach((value, index) => view.setUint32(1 + index * 4, value));
  bytes.set(encoder.encode(text), 21);
  return bytes;
}
