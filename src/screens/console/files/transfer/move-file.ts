// The two calls that upload and download a file (docs/protocol/streams.md#5).
import { UserFacingError, describeError } from '#lib/user-facing-error.ts';
import { http } from '#api/client.ts';
import { Refusal } from '#api/refusal.ts';
import { parseFileName } from '#domain/files/content-disposition.ts';
import {
  statusWithoutExplanation,
  RESPONSE_IS_NOT_A_FILE,
  CONNECTION_LOST_DURING_TRANSFER,
  FILE_NOT_SAVED,
} from '#domain/files/messages.ts';
import { transferQuery, type TransferPermission } from '#domain/files/transfer-query.ts';
import type { TransferOrder } from '#domain/files/transfer.ts';
import type { ByteChunks, SaveTarget } from '#lib/browser/save-target.ts';
import { chunksOf } from '#screens/console/files/download-chunks.ts';
import { isProxyText } from '#ui/feedback/messages.ts';
import { MAX_JSON_SIZE } from '#lib/untrusted.ts';

/**
 * Sends a request with a file as its body. XMLHttpRequest streams the file from the disk, and it is the only API that
 * reports upload progress in all browsers (https://xhr.spec.whatwg.org/#the-upload-attribute).
 */
function sendFile(request: Request, file: Blob, onMoved: (moved: number) => void): Promise<Response> {
  const { signal } = request;
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    request.headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.addEventListener('progress', ({ loaded }) => onMoved(loaded));
    call.addEventListener('progress', ({ loaded }) => {
      if (loaded <= MAX_JSON_SIZE) return;
      // With this length, the client refuses the response as too large.
      const headers = { 'content-length': String(loaded) };
      resolve(new Response('', { status: call.status, headers }));
      call.abort();
    });
    call.addEventListener('load', () => resolve(new Response(call.responseText, { status: call.status })));
    call.addEventListener('error', () => reject(new TypeError()));
    call.addEventListener('abort', () => reject(signal.reason));
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', () => call.abort());
    call.send(file);
  });
}

const SCP_PATH = '/v1/webapi/sites/{cluster}/nodes/{server}/{login}/scp';

/** The server and the login that the files belong to. */
export interface TransferAddress {
  cluster: string;
  server: string;
  login: string;
}

export interface MoveOptions {
  address: TransferAddress;
  order: TransferOrder;
  permission: TransferPermission;
  signal: AbortSignal;
  onMoved: (moved: number, total: number | undefined) => void;
}

const requestParams = ({ address, order, permission }: MoveOptions) => ({
  path: { ...address },
  query: transferQuery(order, permission),
});

const NO_BYTES = new Uint8Array();

export async function uploadFile(file: File, move: MoveOptions): Promise<void> {
  await http.POST(SCP_PATH, {
    params: requestParams(move),
    headers: { 'content-type': 'application/octet-stream' },
    // `sendFile` sends the bytes, because requests of the client library do not report progress.
    body: NO_BYTES,
    bodySerializer: (body) => body,
    fetch: (request: Request) => sendFile(request, file, (moved) => move.onMoved(moved, file.size)),
    signal: move.signal,
  });
  // Behind a service worker there may be no progress events.
  move.onMoved(file.size, file.size);
}

const EMPTY_BODY = new Blob();

/** The number of bytes in the response. Unknown for compressed responses, whose length differs. */
function contentLengthOf({ headers }: Response): number | undefined {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? undefined : Number(length);
}

/** Passes on chunks and reports the progress. Throws if the number of bytes differs from the announced `total`. */
async function* countChunks(
  chunks: ByteChunks,
  total: number | undefined,
  onMoved: MoveOptions['onMoved'],
): ByteChunks {
  let moved = 0;
  for await (const chunk of chunks) {
    moved += chunk.length;
    yield chunk;
    onMoved(moved, total);
  }
  if (total !== undefined && moved !== total) throw new UserFacingError(CONNECTION_LOST_DURING_TRANSFER);
}

export async function downloadFile(target: SaveTarget, move: MoveOptions): Promise<void> {
  const { data, response } = await http.GET(SCP_PATH, {
    params: requestParams(move),
    parseAs: 'stream',
    signal: move.signal,
  });
  const name = parseFileName(response.headers.get('content-disposition'));
  if (name === undefined) throw new UserFacingError(RESPONSE_IS_NOT_A_FILE);
  const total = contentLengthOf(response);
  move.onMoved(0, total);
  // The client library returns undefined for an empty response.
  const content: ReadableStream<Uint8Array<ArrayBuffer>> = data ?? EMPTY_BODY.stream();
  await target.write(countChunks(chunksOf(content), total, move.onMoved), name);
}

/** The only refusal that a security key resolves, recognized by the proxy's text (docs/protocol/resources.md#11). */
export const isMfaMissing = (error: unknown): boolean =>
  error instanceof Refusal && error.status === 403 && error.message === 'MFA required';

/** Why a transfer failed: a text of the console in `reason`, or a text of the proxy in `error`. The other is empty. */
export function transferFailureOf(error: unknown): { reason: string; error: string } {
  if (error instanceof Refusal && isProxyText(error)) {
    // Without a text of the proxy, the message contains the address, which includes the answer to the challenge.
    const isText = !error.message.startsWith(`${error.status} - `);
    return isText
      ? { reason: '', error: error.message }
      : { reason: statusWithoutExplanation(error.status), error: '' };
  }
  // Browsers give no details about a lost connection.
  if (error instanceof TypeError) return { reason: CONNECTION_LOST_DURING_TRANSFER, error: '' };
  if (error instanceof DOMException) return { reason: FILE_NOT_SAVED, error: '' };
  return { reason: describeError(error).message, error: '' };
}
