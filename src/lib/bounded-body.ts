import { UserFacingError } from './user-facing-error.ts';
import { RESPONSE_TOO_LARGE } from './messages.ts';
import { MAX_JSON_SIZE } from './untrusted.ts';
import { joinBytes } from './text/join-bytes.ts';

/** The error for a response of more than the allowed size. Its text names the default limit, 64 MB. */
export class TooLarge extends UserFacingError {
  constructor() {
    super(RESPONSE_TOO_LARGE);
    this.name = 'TooLarge';
  }
}

/** Reads a body in chunks. Throws `TooLarge` as soon as the announced or the received size exceeds `maxBytes`. */
async function readChunks(
  { headers, body }: Response,
  maxBytes: number,
  onChunk: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  if (!body) return;
  if (Number(headers.get('content-length')) > maxBytes) {
    await body.cancel();
    throw new TooLarge();
  }
  const reader = body.getReader();
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new TooLarge();
    }
    onChunk(chunk.value);
  }
}

/** The text of a body. Throws `TooLarge` for a body of more than `maxBytes`, without reading the rest. */
export async function boundedText(response: Response, maxBytes = MAX_JSON_SIZE): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  await readChunks(response, maxBytes, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return text + decoder.decode();
}

/** The bytes of a body. Throws `TooLarge` for a body of more than `maxBytes`, without reading the rest. */
export async function boundedBytes(response: Response, maxBytes = MAX_JSON_SIZE): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  await readChunks(response, maxBytes, (chunk) => void chunks.push(chunk));
  return joinBytes(chunks);
}
