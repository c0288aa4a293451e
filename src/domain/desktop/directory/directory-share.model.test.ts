// Sends random requests to a shared directory whose tree responds after random delays, and compares the responses with
// those of a plain model that handles the requests in order.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage, writeMessage, type ShareRequest } from '#domain/desktop/codec/message.ts';
import { runCount, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { createShare } from './directory-share.ts';
import { memoryTree, MODIFIED_MS } from './test-tree.ts';

interface Directory {
  [name: string]: Directory | number[];
}
type Node = Directory | number[];

const OK = 0;
const FAILED = 1;
const MISSING = 2;
const EXISTS = 3;

const isFile = (node: Node | undefined): node is number[] => Array.isArray(node);
const isInvalidPath = (path: string) =>
  path.split('/').some((name) => ['.', '..'].includes(name) || (name === '' && path !== ''));

function find(root: Directory, path: string): Node | undefined {
  let node: Node | undefined = root;
  for (const name of path === '' ? [] : path.split('/')) node = isFile(node) ? undefined : node?.[name];
  return node;
}
function parentOf(root: Directory, path: string): [Directory | undefined, string] {
  const names = path.split('/');
  const node = find(root, names.slice(0, -1).join('/'));
  return [isFile(node) ? undefined : node, names.at(-1) ?? ''];
}
const EMPTY_ENTRY = { modified: 0, size: 0, fileType: 'file', isEmpty: true, path: '' };
const entryOf = (node: Node, path: string) =>
  isFile(node)
    ? { ...EMPTY_ENTRY, modified: MODIFIED_MS, size: node.length, path }
    : { ...EMPTY_ENTRY, size: 4096, fileType: 'directory', isEmpty: Object.keys(node).length === 0, path };

function createNode(root: Directory, path: string, node: Node): number {
  const [parent, name] = parentOf(root, path);
  if (find(root, path)) return EXISTS;
  if (!parent) return MISSING;
  parent[name] = node;
  return OK;
}
function removeNode(root: Directory, path: string): number {
  const [parent, name] = parentOf(root, path);
  if (!parent || !(name in parent)) return MISSING;
  Reflect.deleteProperty(parent, name);
  return OK;
}
function moveNode(root: Directory, from: string, to: string): number {
  const node = find(root, from);
  if (from !== to && to.startsWith(`${from}/`)) return FAILED;
  if (!node) return MISSING;
  if (from === to) return OK;
  const error = createNode(root, to, node);
  return error === OK ? removeNode(root, from) : error;
}
/** The bytes of a file, or an error code. */
function bytesAt(root: Directory, path: string): number[] | number {
  const node = find(root, path);
  if (!node) return MISSING;
  return isFile(node) ? node : FAILED;
}

/** Applies the request to the model. Returns the fields of the expected response. */
function expectedResponse(root: Directory, request: ShareRequest): Record<string, unknown> {
  const paths = 'path' in request ? [request.path] : [request.from, request.to];
  const allowsRoot = request.kind === 'shareInfoRequest' || request.kind === 'shareListRequest';
  const isRefused = paths.some((path) => isInvalidPath(path) || (path === '' && !allowsRoot));
  const node = find(root, paths[0] ?? '');
  const bytes = bytesAt(root, paths[0] ?? '');
  const bytesOrError = isRefused ? FAILED : bytes;
  switch (request.kind) {
    case 'shareInfoRequest':
      if (isRefused || !node)
        return { error: isRefused ? FAILED : MISSING, entry: { ...EMPTY_ENTRY, path: request.path } };
      return { error: OK, entry: entryOf(node, request.path) };
    case 'shareListRequest': {
      if (isRefused || !node || isFile(node)) return { error: isRefused || node ? FAILED : MISSING, entries: [] };
      const prefix = request.path === '' ? '' : `${request.path}/`;
      return { error: OK, entries: Object.entries(node).map(([name, child]) => entryOf(child, prefix + name)) };
    }
    case 'shareCreateRequest': {
      const newNode = request.fileType === 'file' ? [] : {};
      const error = isRefused ? FAILED : createNode(root, request.path, newNode);
      return { error, entry: error === OK ? entryOf(newNode, request.path) : EMPTY_ENTRY };
    }
    case 'shareDeleteRequest':
      return { error: isRefused ? FAILED : removeNode(root, request.path) };
    case 'shareMoveRequest':
      return { error: isRefused ? FAILED : moveNode(root, request.from, request.to) };
    case 'shareReadRequest':
      if (typeof bytesOrError === 'number') return { error: bytesOrError, data: new Uint8Array() };
      return { error: OK, data: Uint8Array.from(bytesOrError.slice(request.offset, request.offset + request.length)) };
    case 'shareWriteRequest':
      if (typeof bytesOrError === 'number') return { error: bytesOrError, written: 0 };
      while (bytesOrError.length < request.offset) bytesOrError.push(0);
      bytesOrError.splice(request.offset, request.data.length, ...request.data);
      return { error: OK, written: request.data.length };
    case 'shareTruncateRequest':
      if (typeof bytesOrError === 'number') return { error: bytesOrError };
      bytesOrError.length = Math.min(bytesOrError.length, request.length);
      while (bytesOrError.length < request.length) bytesOrError.push(0);
      return { error: OK };
  }
}

const name = fc.constantFrom('a', 'b', 'c?');
const path = fc.oneof(
  { weight: 9, arbitrary: fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/')) },
  { weight: 1, arbitrary: fc.constantFrom('', '/a', 'a/', '.', 'a/../b', 'b//a') },
);
const smallNumber = fc.nat(12);
const fileType = fc.constantFrom('file' as const, 'directory' as const);
const data = fc.uint8Array({ maxLength: 8 }).map((bytes) => Uint8Array.from(bytes));
const requestFields = <K extends ShareRequest['kind']>(kind: K) => ({
  kind: fc.constant(kind),
  completion: smallNumber,
  directory: smallNumber,
});
const request: fc.Arbitrary<ShareRequest> = fc.oneof(
  fc.record({ ...requestFields('shareInfoRequest'), path }),
  fc.record({ ...requestFields('shareListRequest'), path: fc.oneof(path, fc.constant('')) }),
  { weight: 4, arbitrary: fc.record({ ...requestFields('shareCreateRequest'), path, fileType }) },
  fc.record({ ...requestFields('shareDeleteRequest'), path }),
  fc.record({ ...requestFields('shareMoveRequest'), from: path, to: path }),
  fc.record({ ...requestFields('shareReadRequest'), path, offset: smallNumber, length: smallNumber }),
  { weight: 2, arbitrary: fc.record({ ...requestFields('shareWriteRequest'), path, offset: smallNumber, data }) },
  fc.record({ ...requestFields('shareTruncateRequest'), path, length: smallNumber }),
);

/** Responses arrive in any order, so they are sorted for comparing. */
const sortedJson = (responses: readonly unknown[]) => responses.map((answer) => JSON.stringify(answer)).toSorted();
const sortEntries = (entries: unknown) =>
  Array.isArray(entries) ? entries.map((entry) => JSON.stringify(entry)).toSorted() : entries;

// docs/behaviour.md#shared-directories "The console answers every request"
test(
  'responds to concurrent requests as if they were sequential',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(request, { minLength: 10, maxLength: 40 }),
        fc.array(fc.nat(6), { minLength: 1, maxLength: 9 }),
        async (requests, delays) => {
          const root: Directory = {};
          const actualResponses: unknown[] = [];
          const openCounts: number[] = [];
          const share = createShare({
            tree: memoryTree(delays),
            reply: (message) => actualResponses.push(readMessage(writeMessage(message))),
            onFailed: () => {},
            onProgress: ({ open }) => openCounts.push(open),
          });
          const numberedRequests = requests.map((unnumbered, completion) => ({ ...unnumbered, completion }));
          for (const message of numberedRequests) {
            share.handleRequest(message);
            if (message.completion % 4 === 0) await Promise.resolve();
          }
          await expect.poll(() => actualResponses.length, { interval: 0 }).toBe(requests.length);
          const expectedResponses = numberedRequests.map((message) => ({
            kind: message.kind.replace('Request', 'Response'),
            completion: message.completion,
            ...expectedResponse(root, message),
          }));
          const normalize = (responses: readonly object[]) =>
            sortedJson(
              responses.map((response) =>
                'entries' in response ? { ...response, entries: sortEntries(response.entries) } : response,
              ),
            );
          expect(normalize(actualResponses as object[])).toEqual(normalize(expectedResponses)); // they are decoded messages
          expect(openCounts.at(-1)).toBe(0);
        },
      ),
      { numRuns: runCount(1000, 50_000), seed: SEED },
    ),
  TIMEOUT_MS,
);
