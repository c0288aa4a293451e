import { describe, expect, test } from 'vitest';
import type { ShareRequest, ShareResponse } from '#domain/desktop/codec/message.ts';
import { createShare, type ShareProgress } from './directory-share.ts';
import { memoryTree } from './test-tree.ts';
import { DirectoryError, type DirectoryTree } from './directory-tree.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
let completion = 0;
/** The fields that all requests have. Each call returns a new completion number, which identifies the request. */
const requestFields = () => ({ completion: (completion += 1), directory: 2 });
const info = (path: string): ShareRequest => ({ kind: 'shareInfoRequest', ...requestFields(), path });
const list = (path: string): ShareRequest => ({ kind: 'shareListRequest', ...requestFields(), path });
const create = (path: string, fileType: 'file' | 'directory' = 'file'): ShareRequest => ({
  kind: 'shareCreateRequest',
  ...requestFields(),
  fileType,
  path,
});
const write = (path: string, text: string): ShareRequest => ({
  kind: 'shareWriteRequest',
  ...requestFields(),
  offset: 0,
  path,
  data: bytes(text),
});
const read = (path: string, length: number): ShareRequest => ({
  kind: 'shareReadRequest',
  ...requestFields(),
  path,
  offset: 0,
  length,
});
const move = (from: string, to: string): ShareRequest => ({ kind: 'shareMoveRequest', ...requestFields(), from, to });
const remove = (path: string): ShareRequest => ({ kind: 'shareDeleteRequest', ...requestFields(), path });

function shareTree(tree: DirectoryTree) {
  const replies: ShareResponse[] = [];
  const failed: string[] = [];
  const progress: ShareProgress[] = [];
  const share = createShare({
    tree,
    reply: (message) => replies.push(message),
    onFailed: (request) => failed.push(request.kind),
    onProgress: (update) => progress.push(update),
  });
  const sendRequests = async (...requests: ShareRequest[]) => {
    const replyCountBefore = replies.length;
    for (const request of requests) share.handleRequest(request);
    await expect.poll(() => replies.length - replyCountBefore).toBe(requests.length);
    return replies.slice(replyCountBefore).toSorted((a, b) => a.completion - b.completion);
  };
  return { share, sendRequests, replies, failed, progress };
}

/** A tree whose reads and writes wait. `held` has the functions that let them continue, by path. */
function blockedTree() {
  const held = new Map<string, () => void>();
  const wait = (path: readonly string[]) =>
    new Promise<void>((resolve) => {
      held.set(path.join('/'), resolve);
    });
  const tree: DirectoryTree = { ...memoryTree([0]), write: wait, read: (path) => wait(path).then(() => bytes('x')) };
  return { tree, held };
}
/** Waits until all promises that can settle have settled. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('creates, writes, reads and lists a file, and reports the progress', async () => {
  const { sendRequests, progress } = shareTree(memoryTree([5, 0, 3]));
  const answers = await sendRequests(create('a.txt'), write('a.txt', 'hello'), read('a.txt', 4), list(''));
  expect(answers).toMatchObject([
    { kind: 'shareCreateResponse', error: 0, entry: { path: 'a.txt', size: 0 } },
    { kind: 'shareWriteResponse', error: 0, written: 5 },
    { kind: 'shareReadResponse', error: 0, data: bytes('hell') },
    { kind: 'shareListResponse', error: 0, entries: [{ path: 'a.txt', size: 5 }] },
  ]);
  expect(progress[0]).toEqual({ open: 1, read: 0, written: 0 });
  expect(progress.at(-1)).toEqual({ open: 0, read: 4, written: 5 });
});

test('describes the empty root as an empty directory of 4096 bytes', async () => {
  const [answer] = await shareTree(memoryTree([0])).sendRequests(info(''));
  const root = { modified: 0, size: 4096, fileType: 'directory', isEmpty: true, path: '' };
  expect(answer).toMatchObject({ kind: 'shareInfoResponse', error: 0, entry: root });
});

describe('a shared directory', () => {
  test('runs requests about overlapping paths one after another, and other requests concurrently', async () => {
    const { tree, held } = blockedTree();
    const { share, replies } = shareTree(tree);
    for (const request of [write('a', '1'), write('a/b', '2'), write('c', '3')]) share.handleRequest(request);
    await settle();
    expect([...held.keys()]).toEqual(['a', 'c']);
    held.get('c')?.();
    held.get('a')?.();
    await settle();
    expect([...held.keys(), replies.length]).toEqual(['a', 'c', 'a/b', 2]);
  });
  test('runs reads concurrently, but not while an earlier write to an overlapping path waits', async () => {
    const { tree, held } = blockedTree();
    const { share } = shareTree(tree);
    for (const request of [read('a', 1), read('a/b', 1), write('a/b/c', '1'), read('', 1)])
      share.handleRequest(request);
    await settle();
    expect([...held.keys()]).toEqual(['a', 'a/b']);
  });
  test('runs a move after an earlier write to its target, and a write to its source after the move', async () => {
    const { tree, held } = blockedTree();
    const { share, replies } = shareTree(tree);
    for (const request of [write('b', '1'), move('a', 'b'), write('a', '2')]) share.handleRequest(request);
    await settle();
    expect([[...held.keys()], replies.length]).toEqual([['b'], 0]);
  });
});

describe('failing requests', () => {
  const brokenTree = (error: unknown): DirectoryTree => ({
    ...memoryTree([0]),
    create: async () => {
      await settle();
      throw error;
    },
    info: () => {
      throw error;
    },
  });
  const failedKinds = ['shareCreateRequest', 'shareInfoRequest'];
  test.each([
    ['the file already exists', new DirectoryError('exists'), 3],
    ['the file does not exist', new DirectoryError('missing'), 2],
    ['the browser denies the access', new DOMException('', 'NotAllowedError'), 1],
    ['an error without a reason occurs', undefined, 1],
  ])('get the error code of the reason if %s, and are reported if the code is 1', async (_, error, code) => {
    const { sendRequests, failed } = shareTree(brokenTree(error));
    const emptyEntry = { modified: 0, size: 0, fileType: 'file', isEmpty: true };
    expect(await sendRequests(create('a'), info('b'))).toMatchObject([
      { error: code, entry: { ...emptyEntry, path: '' } },
      { error: code, entry: { ...emptyEntry, path: 'b' } },
    ]);
    expect(failed.toSorted()).toEqual(code === 1 ? failedKinds : []);
  });
  test('include requests that would change the root, read it as a file, or leave it', async () => {
    const { sendRequests } = shareTree(memoryTree([0]));
    const refused = [create(''), remove(''), write('', 'x'), read('', 1), move('', 'a'), move('a', ''), info('../a')];
    expect(await sendRequests(...refused)).toMatchObject(refused.map(({ completion }) => ({ completion, error: 1 })));
  });
  test('include reading a directory, listing a file, and moving a directory into itself', async () => {
    const { sendRequests } = shareTree(memoryTree([0]));
    await sendRequests(create('d', 'directory'), create('f'));
    const refused = [read('d', 1), list('f'), move('d', 'd/e')];
    expect(await sendRequests(...refused)).toMatchObject([
      { kind: 'shareReadResponse', error: 1, data: new Uint8Array() },
      { kind: 'shareListResponse', error: 1, entries: [] },
      { kind: 'shareMoveResponse', error: 1 },
    ]);
  });
  test('include all requests after the share has stopped, but these are not reported', async () => {
    const { share, sendRequests, failed } = shareTree(memoryTree([0]));
    share.stop();
    expect(await sendRequests(info(''), create('a'))).toMatchObject([{ error: 1 }, { error: 1 }]);
    expect(failed).toEqual([]);
  });
});

test('limits the data of a read to 1 MiB, the maximum in a message', async () => {
  const { tree } = blockedTree();
  const large: DirectoryTree = { ...tree, read: (_, __, length) => Promise.resolve(new Uint8Array(length + 1)) };
  const [answer] = await shareTree(large).sendRequests(read('a', 0xffffffff));
  expect(answer?.kind === 'shareReadResponse' && answer.data.length).toBe(2 ** 20);
});

test('lists names that Windows does not accept, omits overlong paths, and sends no negative time', async () => {
  const names = ['a:b?', 'con', 'x.', 'é'.repeat(5120)];
  const file = { type: 'file', size: 1, modified: -5.5 } as const;
  const treeWithOddNames: DirectoryTree = {
    ...memoryTree([0]),
    list: () => Promise.resolve(names.map((name) => [name, file] as const)),
  };
  const [answer] = await shareTree(treeWithOddNames).sendRequests(list('d'));
  const entries = answer?.kind === 'shareListResponse' ? answer.entries : [];
  expect(entries.map(({ path, modified }) => [path, modified])).toEqual([
    ['d/a:b?', 0],
    ['d/con', 0],
    ['d/x.', 0],
  ]);
});
