import type { ServerResponse } from 'node:http';

const byteLength = (chunk: unknown): number =>
  typeof chunk === 'string' || chunk instanceof Uint8Array ? Buffer.byteLength(chunk) : 0;

/**
 * Counts the bytes of a response's body. Node has no counter for a response, and the responses of an HTTP/2 connection
 * share one socket.
 */
export function countBodyBytes(response: ServerResponse): () => number {
  let bytes = 0;
  const { write, end } = response;
  response.write = (...args: unknown[]) => {
    bytes += byteLength(args[0]);
    return Reflect.apply(write, response, args);
  };
  response.end = (...args: unknown[]) => {
    const bytesBefore = bytes;
    const result = Reflect.apply(end, response, args);
    // HTTP/2 responses write the last chunk by `write`, which has counted it.
    if (bytes === bytesBefore) bytes += byteLength(args[0]);
    return result;
  };
  return () => bytes;
}
