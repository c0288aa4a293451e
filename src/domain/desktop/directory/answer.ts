// One request about a shared directory, and its answer: there always is one, because the other side waits for it
// (docs/protocol/streams.md#10.2, docs/behaviour.md#shared-directories).
import { MIB } from '#domain/desktop/codec/pictures.ts';
import type { MessageOf, ShareRequest, ShareResponse } from '#domain/desktop/codec/message.ts';
import { isShort, isWithin, pathOf } from './paths.ts';
import { TreeFault, type Entry, type Path, type Tree } from './tree.ts';

export interface Answer {
  response: ShareResponse;
  /** That it failed, and not only that there was nothing or something already. */
  isFailed: boolean;
}

type WireEntry = MessageOf<'shareInfoResponse'>['entry'];

const FAILED = 1;
const CODES = { failed: FAILED, missing: 2, exists: 3 };
const DIRECTORY_BYTES = 4096;
const NOTHING: WireEntry = { modified: 0, size: 0, fileType: 'file', isEmpty: true, path: '' };

const wireEntry = (path: string, entry: Entry): WireEntry =>
  entry.type === 'file'
    ? { modified: Math.max(0, Math.trunc(entry.modified)), size: entry.size, fileType: 'file', isEmpty: true, path }
    : { modified: 0, size: DIRECTORY_BYTES, fileType: 'directory', isEmpty: entry.isEmpty, path };

/** No path leads out of a shared directory. */
function reachable(text: string): Path {
  const path = pathOf(text);
  if (!path) throw new TreeFault('failed');
  return path;
}

/** The root itself is neither made nor changed nor removed. */
function changeable(text: string): Path {
  const path = reachable(text);
  if (path.length === 0) throw new TreeFault('failed');
  return path;
}

/** Names that Windows does not know are listed as they are: it leaves them alone or says so itself. */
async function entriesOf(tree: Tree, path: string): Promise<WireEntry[]> {
  const entries = await tree.list(reachable(path));
  return entries
    .map(([name, entry]) => wireEntry(path === '' ? name : `${path}/${name}`, entry))
    .filter((entry) => isShort(entry.path));
}

/** Nothing is moved into itself. */
async function moved(tree: Tree, from: string, to: string): Promise<void> {
  const [before, after] = [changeable(from), changeable(to)];
  if (from !== to && isWithin(to, from)) throw new TreeFault('failed');
  await (from === to ? tree.info(before) : tree.move(before, after));
}

async function carriedOut(tree: Tree, request: ShareRequest): Promise<ShareResponse> {
  const ok = { completion: request.completion, error: 0 };
  switch (request.kind) {
    case 'shareInfoRequest': {
      const entry = await tree.info(reachable(request.path));
      return { kind: 'shareInfoResponse', ...ok, entry: wireEntry(request.path, entry) };
    }
    case 'shareListRequest':
      return { kind: 'shareListResponse', ...ok, entries: await entriesOf(tree, request.path) };
    case 'shareCreateRequest': {
      const path = changeable(request.path);
      await tree.create(path, request.fileType);
      return { kind: 'shareCreateResponse', ...ok, entry: wireEntry(request.path, await tree.info(path)) };
    }
    case 'shareDeleteRequest':
      await tree.remove(changeable(request.path));
      return { kind: 'shareDeleteResponse', ...ok };
    case 'shareReadRequest': {
      const length = Math.min(request.length, MIB);
      const data = await tree.read(changeable(request.path), request.offset, length);
      return { kind: 'shareReadResponse', ...ok, data: data.subarray(0, length) };
    }
    case 'shareWriteRequest':
      await tree.write(changeable(request.path), request.offset, request.data);
      return { kind: 'shareWriteResponse', ...ok, written: request.data.length };
    case 'shareMoveRequest':
      await moved(tree, request.from, request.to);
      return { kind: 'shareMoveResponse', ...ok };
    case 'shareTruncateRequest':
      await tree.truncate(changeable(request.path), request.length);
      return { kind: 'shareTruncateResponse', ...ok };
  }
}

/** Every field is there, and says nothing (docs/protocol/streams.md#8.3). */
function failed(request: ShareRequest, error: number): ShareResponse {
  const answered = { completion: request.completion, error };
  switch (request.kind) {
    case 'shareInfoRequest':
      return { kind: 'shareInfoResponse', ...answered, entry: { ...NOTHING, path: request.path } };
    case 'shareCreateRequest':
      return { kind: 'shareCreateResponse', ...answered, entry: NOTHING };
    case 'shareDeleteRequest':
      return { kind: 'shareDeleteResponse', ...answered };
    case 'shareReadRequest':
      return { kind: 'shareReadResponse', ...answered, data: new Uint8Array() };
    case 'shareWriteRequest':
      return { kind: 'shareWriteResponse', ...answered, written: 0 };
    case 'shareMoveRequest':
      return { kind: 'shareMoveResponse', ...answered };
    case 'shareListRequest':
      return { kind: 'shareListResponse', ...answered, entries: [] };
    case 'shareTruncateRequest':
      return { kind: 'shareTruncateResponse', ...answered };
  }
}

export const refusal = (request: ShareRequest, error: number = FAILED): Answer => ({
  response: failed(request, error),
  isFailed: error === FAILED,
});

/** Never rejects. */
export async function answer(tree: Tree, request: ShareRequest): Promise<Answer> {
  try {
    return { response: await carriedOut(tree, request), isFailed: false };
  } catch (fault) {
    return refusal(request, fault instanceof TreeFault ? CODES[fault.reason] : FAILED);
  }
}
