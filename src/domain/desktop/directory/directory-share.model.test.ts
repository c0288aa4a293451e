// Sends random requests to a shared directory with a slow tree. Compares the responses with a plain model that handles
// the requests in order.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage, writeMessage, type ShareRequest } from '#domain/desktop/codec/message.ts';
import { runs, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { createShare } from './directory-share.ts';
import { memoryTree, MODIFIED } from './test-tree.ts';

interface Directory {
  [name: string]: Directory | number[];
}
type Node = Directory | number[];

const OK = 0;
const FAILED = 1;
const MISSING = 2;
const EXISTS = 3;

const isFile = (node: Node | undefined): node is number[] => Array.isArray(node);
const isBad = (path: string) =>
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
const nothing = { modified: 0, size: 0, fileType: 'file', isEmpty: true, path: '' };
const entryOf = (node: Node, path: string) =>
  isFile(node)
    ? { ...nothing, modified: MODIFIED, size: node.length, path }
    : { ...nothing, size: 4096, fileType: 'directory', isEmpty: Object.keys(node).length === 0, path };

function created(root: Directory, path: string, node: Node): number {
  const [parent, name] = parentOf(root, path);
  if (find(root, path)) return EXISTS;
  if (!parent) return MISSING;
  parent[name] = node;
  return OK;
}
function removed(root: Directory, path: string): number {
  const [parent, name] = parentOf(root, path);
  if (!parent || !(name in parent)) return MISSING;
  Reflect.deleteProperty(parent, name);
  return OK;
}
function moved(root: Directory, from: string, to: string): number {
  const node = find(root, from);
  if (from !== to && to.startsWith(`${from}/`)) return FAILED;
  if (!node) return MISSING;
  if (from === to) return OK;
  const error = created(root, to, node);
  return error === OK ? removed(root, from) : error;
}
/** The bytes of a file, or an error code. */
function bytesAt(root: Directory, path: string): number[] | number {
  const node = find(root, path);
  if (!node) return MISSING;
  return isFile(node) ? node : FAILED;
}

/** The fields of the expected response. Applies the request to the model. */
function expected(root: Directory, request: ShareRequest): Record<string, unknown> {
  const paths = 'path' in request ? [request.path] : [request.from, request.to];
  const takesRoot = request.kind === 'shareInfoRequest' || request.kind === 'shareListRequest';
  const isRefused = paths.some((path) => isBad(path) || (path === '' && !takesRoot));
  const node = find(root, paths[0] ?? '');
  const bytes = bytesAt(root, paths[0] ?? '');
  const fault = isRefused ? FAILED : bytes;
  switch (request.kind) {
    case 'shareInfoRequest':
      if (isRefused || !node) return { error: isRefused ? FAILED : MISSING, entry: { ...nothing, path: request.path } };
      return { error: OK, entry: entryOf(node, request.path) };
    case 'shareListRequest': {
      if (isRefused || !node || isFile(node)) return { error: isRefused || node ? FAILED : MISSING, entries: [] };
      const before = request.path === '' ? '' : `${request.path}/`;
      return { error: OK, entries: Object.entries(node).map(([name, child]) => entryOf(child, before + name)) };
    }
    case 'shareCreateRequest': {
      const made = request.fileType === 'file' ? [] : {};
      const error = isRefused ? FAILED : created(root, request.path, made);
      return { error, entry: error === OK ? entryOf(made, request.path) : nothing };
    }
    case 'shareDeleteRequest':
      return { error: isRefused ? FAILED : removed(root, request.path) };
    case 'shareMoveRequest':
      return { error: isRefused ? FAILED : moved(root, request.from, request.to) };
    case 'shareReadRequest':
      if (typeof fault === 'number') return { error: fault, data: new Uint8Array() };
      return { error: OK, data: Uint8Array.from(fault.slice(request.offset, request.offset + request.length)) };
    case 'shareWriteRequest':
      if (typeof fault === 'number') return { error: fault, written: 0 };
      while (fault.length < request.offset) fault.push(0);
      fault.splice(request.offset, request.data.length, ...request.data);
      return { error: OK, written: request.data.length };
    case 'shareTruncateRequest':
      if (typeof fault === 'number') return { error: fault };
      fault.length = Math.min(fault.length, request.length);
      while (fault.length < request.length) fault.push(0);
      return { error: OK };
  }
}

const name = fc.constantFrom('a', 'b', 'c?');
const path = fc.oneof(
  { weight: 9, arbitrary: fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/')) },
  { weight: 1, arbitrary: fc.constantFrom('', '/a', 'a/', '.', 'a/../b', 'b//a') },
);
const small = fc.nat(12);
const fileType = fc.constantFrom('file' as const, 'directory' as const);
const data = fc.uint8Array({ maxLength: 8 }).map((bytes) => Uint8Array.from(bytes));
const requestFields = <K extends ShareRequest['kind']>(kind: K) => ({
  kind: fc.constant(kind),
  completion: small,
  directory: small,
});
const request: fc.Arbitrary<ShareRequest> = fc.oneof(
  fc.record({ ...requestFields('shareInfoRequest'), path }),
  fc.record({ ...requestFields('shareListRequest'), path: fc.oneof(path, fc.constant('')) }),
  { weight: 4, arbitrary: fc.record({ ...requestFields('shareCreateRequest'), path, fileType }) },
  fc.record({ ...requestFields('shareDeleteRequest'), path }),
  fc.record({ ...requestFields('shareMoveRequest'), from: path, to: path }),
  fc.record({ ...requestFields('shareReadRequest'), path, offset: small, length: small }),
  { weight: 2, arbitrary: fc.record({ ...requestFields('shareWriteRequest'), path, offset: small, data }) },
  fc.record({ ...requestFields('shareTruncateRequest'), path, length: small }),
);

/** Responses arrive in any order, so they are sorted for comparing. */
const sorted = (answers: readonly unknown[]) => answers.map((one) => JSON.stringify(one)).toSorted();
const byName = (entries: unknown) =>
  Array.isArray(entries) ? entries.map((one) => JSON.stringify(one)).toSorted() : entries;

// docs/behaviour.md#shared-directories "The console answers every request"
test(
  'responds to concurrent requests as if they were sequential',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(request, { minLength: 10, maxLength: 40 }),
        fc.array(fc.nat(6), { minLength: 1, maxLength: 9 }),
        async (requests, turns) => {
          const root: Directory = {};
          const replies: unknown[] = [];
          const opens: number[] = [];
          const share = createShare({
            tree: memoryTree(turns),
            reply: (message) => replies.push(readMessage(writeMessage(message))),
            onFailed: () => {},
            onProgress: ({ open }) => opens.push(open),
          });
          const numbered = requests.map((unnumbered, completion) => ({ ...unnumbered, completion }));
          for (const message of numbered) {
            share.handleRequest(message);
            if (message.completion % 4 === 0) await Promise.resolve();
          }
          await expect.poll(() => replies.length, { interval: 0 }).toBe(requests.length);
          const answers = numbered.map((message) => ({
            kind: message.kind.replace('Request', 'Response'),
            completion: message.completion,
            ...expected(root, message),
          }));
          const plain = (all: readonly object[]) =>
            sorted(all.map((one) => ('entries' in one ? { ...one, entries: byName(one.entries) } : one)));
          expect(plain(replies as object[])).toEqual(plain(answers)); // `replies` contains decoded messages
          expect(opens.at(-1)).toBe(0);
        },
      ),
      { numRuns: runs(1000, 50_000), seed: SEED },
    ),
  TIMEOUT_MS,
);
