// The two calls that move a file (docs/protocol/streams.md#5).
import { UserFacingError, describeError } from '#lib/user-facing-error.ts';
import { http } from '#api/client.ts';
import { Refusal } from '#api/refusal.ts';
import { parseFileName } from '#domain/files/content-disposition.ts';
import {
  statusWithoutExplanation,
  RESPONSE_IS_NOT_A_FILE,
  TRANSFER_INCOMPLETE,
  FILE_NOT_SAVED,
} from '#domain/files/messages.ts';
import { transferQuery, type TransferPermission } from '#domain/files/transfer-query.ts';
import type { TransferOrder } from '#domain/files/transfer.ts';
import type { ByteChunks, SaveTarget } from '#lib/browser/save-target.ts';
import { chunksOf } from '#screens/console/files/download-chunks.ts';
import { isProxyText } from '#ui/feedback/messages.ts';
import { sendFile } from './send-file.ts';

const SCP_PATH = '/v1/webapi/sites/{cluster}/nodes/{server}/{login}/scp';

/** The server and the login whose files are meant. */
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
    // `sendFile` adds the bytes, which a request of the library would not tell about on their way.
    body: NO_BYTES,
    bodySerializer: (body) => body,
    fetch: (request: Request) => sendFile(request, file, (moved) => move.onMoved(moved, file.size)),
    signal: move.signal,
  });
  // Behind a service worker nothing tells how far it was.
  move.onMoved(file.size, file.size);
}

const EMPTY_BODY = new Blob();

/** The number of bytes to come; that of packed ones says nothing. */
function contentLengthOf({ headers }: Response): number | undefined {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? undefined : Number(length);
}

/** Counts what passes, and breaks off where less came than was announced. */
async function* countChunks(
  pieces: ByteChunks,
  total: number | undefined,
  onMoved: MoveOptions['onMoved'],
): ByteChunks {
  let moved = 0;
  for await (const piece of pieces) {
    moved += piece.length;
    yield piece;
    onMoved(moved, total);
  }
  if (total !== undefined && moved !== total) throw new UserFacingError(TRANSFER_INCOMPLETE);
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
  // The library gives nothing for an empty answer.
  const content: ReadableStream<Uint8Array<ArrayBuffer>> = data ?? EMPTY_BODY.stream();
  await target.write(countChunks(chunksOf(content), total, move.onMoved), name);
}

/** The one refusal that a touch answers, known by the proxy's own words (docs/protocol/resources.md#11). */
export const isMfaMissing = (error: unknown): boolean =>
  error instanceof Refusal && error.status === 403 && error.message === 'MFA required';

/** Why a file was not moved, and the proxy's own text where it said one. */
export function transferFailureOf(error: unknown): { reason: string; error: string } {
  if (error instanceof Refusal && isProxyText(error)) {
    // Where the proxy gave no text, its place is taken by the address, in which the answer to a challenge stands.
    const isText = !error.message.startsWith(`${error.status} - `);
    return isText
      ? { reason: '', error: error.message }
      : { reason: statusWithoutExplanation(error.status), error: '' };
  }
  // Browsers say of a broken connection no more than that.
  if (error instanceof TypeError) return { reason: TRANSFER_INCOMPLETE, error: '' };
  if (error instanceof DOMException) return { reason: FILE_NOT_SAVED, error: '' };
  return { reason: describeError(error).message, error: '' };
}
