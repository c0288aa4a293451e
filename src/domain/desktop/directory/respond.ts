// Executes one request about a shared directory. Every request gets a response, because the desktop waits for it
// (docs/protocol/streams.md#10.2, docs/behaviour.md#shared-directories).
import { MIB } from '#domain/desktop/codec/picture-layouts.ts';
import type { MessageOf, ShareRequest, ShareResponse } from '#domain/desktop/codec/message.ts';
import { fitsPathLimit, isWithin, parsePath } from './shared-paths.ts';
import { DirectoryError, type TreeEntry, type TreePath, type DirectoryTree } from './directory-tree.ts';

export interface ShareResult {
  response: ShareResponse;
  /** Whether to report the failure. False if an entry is only missing or exists already. */
  isFailed: boolean;
}

type WireEntry = MessageOf<'shareInfoResponse'>['entry'];

const FAILED_CODE = 1;
const ERROR_CODES = { failed: FAILED_CODE, missing: 2, exists: 3 };
const DIRECTORY_BYTES = 4096;
const EMPTY_ENTRY: WireEntry = { modified: 0, size: 0, fileType: 'file', isEmpty: true, path: '' };

const toWireEntry = (path: string, entry: TreeEntry): WireEntry =>
  entry.type === 'file'
    ? { modified: Math.max(0, Math.trunc(entry.modified)), size: entry.size, fileType: 'file', isEmpty: true, path }
    : { modified: 0, size: DIRECTORY_BYTES, fileType: 'directory', isEmpty: entry.isEmpty, path };

/** Rejects invalid paths, such as paths that leave the shared directory. */
function parseSharedPath(text: string): TreePath {
  const path = parsePath(text);
  if (!path) throw new DirectoryError('failed');
  return path;
}

/** Also rejects the root, which cannot be created, changed or removed. */
function parseChangeablePath(text: string): TreePath {
  const path = parseSharedPath(text);
  if (path.length === 0) throw new DirectoryError('failed');
  return path;
}

/** Includes names that Windows does not accept: it ignores them or reports an error itself. */
async function listEntries(tree: DirectoryTree, path: string): Promise<WireEntry[]> {
  const entries = await tree.list(parseSharedPath(path));
  return entries
    .map(([name, entry]) => toWireEntry(path === '' ? name : `${path}/${name}`, entry))
    .filter((entry) => fitsPathLimit(entry.path));
}

/** Rejects moving an entry into itself. A move to the same path only checks that the entry exists. */
async function moveEntry(tree: DirectoryTree, from: string, to: string): Promise<void> {
  const [fromPath, toPath] = [parseChangeablePath(from), parseChangeablePath(to)];
  if (from !== to && isWithin(to, from)) throw new DirectoryError('failed');
  await (from === to ? tree.info(fromPath) : tree.move(fromPath, toPath));
}

async function executeRequest(tree: DirectoryTree, request: ShareRequest): Promise<ShareResponse> {
  const successFields = { completion: request.completion, error: 0 };
  switch (request.kind) {
    case 'shareInfoRequest': {
      const entry = await tree.info(parseSharedPath(request.path));
      return { kind: 'shareInfoResponse', ...successFields, entry: toWireEntry(request.path, entry) };
    }
    case 'shareListRequest':
      return { kind: 'shareListResponse', ...successFields, entries: await listEntries(tree, request.path) };
    case 'shareCreateRequest': {
      const path = parseChangeablePath(request.path);
      await tree.create(path, request.fileType);
      return { kind: 'shareCreateResponse', ...successFields, entry: toWireEntry(request.path, await tree.info(path)) };
    }
    case 'shareDeleteRequest':
      await tree.remove(parseChangeablePath(request.path));
      return { kind: 'shareDeleteResponse', ...successFields };
    case 'shareReadRequest': {
      const length = Math.min(request.length, MIB);
      const data = await tree.read(parseChangeablePath(request.path), request.offset, length);
      return { kind: 'shareReadResponse', ...successFields, data: data.subarray(0, length) };
    }
    case 'shareWriteRequest':
      await tree.write(parseChangeablePath(request.path), request.offset, request.data);
      return { kind: 'shareWriteResponse', ...successFields, written: request.data.length };
    case 'shareMoveRequest':
      await moveEntry(tree, request.from, request.to);
      return { kind: 'shareMoveResponse', ...successFields };
    case 'shareTruncateRequest':
      await tree.truncate(parseChangeablePath(request.path), request.length);
      return { kind: 'shareTruncateResponse', ...successFields };
  }
}

/** The response to a failed request. It has all fields, but with empty values (docs/protocol/streams.md#8.3). */
function failedResponse(request: ShareRequest, error: number): ShareResponse {
  const responseFields = { completion: request.completion, error };
  switch (request.kind) {
    case 'shareInfoRequest':
      return { kind: 'shareInfoResponse', ...responseFields, entry: { ...EMPTY_ENTRY, path: request.path } };
    case 'shareCreateRequest':
      return { kind: 'shareCreateResponse', ...responseFields, entry: EMPTY_ENTRY };
    case 'shareDeleteRequest':
      return { kind: 'shareDeleteResponse', ...responseFields };
    case 'shareReadRequest':
      return { kind: 'shareReadResponse', ...responseFields, data: new Uint8Array() };
    case 'shareWriteRequest':
      return { kind: 'shareWriteResponse', ...responseFields, written: 0 };
    case 'shareMoveRequest':
      return { kind: 'shareMoveResponse', ...responseFields };
    case 'shareListRequest':
      return { kind: 'shareListResponse', ...responseFields, entries: [] };
    case 'shareTruncateRequest':
      return { kind: 'shareTruncateResponse', ...responseFields };
  }
}

export const failedResult = (request: ShareRequest, error: number = FAILED_CODE): ShareResult => ({
  response: failedResponse(request, error),
  isFailed: error === FAILED_CODE,
});

/** Executes a request. Never rejects: an error becomes an error code in the response. */
export async function respondTo(tree: DirectoryTree, request: ShareRequest): Promise<ShareResult> {
  try {
    return { response: await executeRequest(tree, request), isFailed: false };
  } catch (error) {
    return failedResult(request, error instanceof DirectoryError ? ERROR_CODES[error.reason] : FAILED_CODE);
  }
}
