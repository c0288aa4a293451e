import { describe, expect, test } from 'vitest';
import type { ShareRequest, ShareResponse } from '#domain/desktop/codec/message.ts';
import { createShare, type ShareProgress } from './directory-share.ts';
import { memoryTree } from './test-tree.ts';
import { DirectoryError, type DirectoryTree } from './directory-tree.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
let completion = 0;
/** Each with a number of its own. */
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
    onProgress: (now) => progress.push(now),
  });
  const ask = async (...requests: ShareRequest[]) => {
    const before = replies.length;
    for (const request of requests) share.handleRequest(request);
    await expect.poll(() => replies.length - before).toBe(requests.length);
    return replies.slice(before).toSorted((a, b) => a.completion - b.completion);
  };
  return { share, ask, replies, failed, progress };
}

/** A tree whose calls wait until they are let go, by the path that they are about. */
function blockedTree() {
  const held = new Map<string, () => void>();
  const wait = (path: readonly string[]) =>
    new Promise<void>((resolve) => {
      held.set(path.join('/'), resolve);
    });
  const tree: DirectoryTree = { ...memoryTree([0]), write: wait, read: (path) => wait(path).then(() => bytes('x')) };
  return { tree, held };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('what is created can be written and read, and says so', async () => {
  const { ask, progress } = shareTree(memoryTree([5, 0, 3]));
  const answers = await ask(create('a.txt'), write('a.txt', 'hello'), read('a.txt', 4), list(''));
  expect(answers).toMatchObject([
    { kind: 'shareCreateResponse', error: 0, entry: { path: 'a.txt', size: 0 } },
    { kind: 'shareWriteResponse', error: 0, written: 5 },
    { kind: 'shareReadResponse', error: 0, data: bytes('hell') },
    { kind: 'shareListResponse', error: 0, entries: [{ path: 'a.txt', size: 5 }] },
  ]);
  expect(progress[0]).toEqual({ open: 1, read: 0, written: 0 });
  expect(progress.at(-1)).toEqual({ open: 0, read: 4, written: 5 });
});

test('the root is there, and the facts have its size', async () => {
  const [answer] = await shareTree(memoryTree([0])).ask(info(''));
  const root = { modified: 0, size: 4096, fileType: 'directory', isEmpty: true, path: '' };
  expect(answer).toMatchObject({ kind: 'shareInfoResponse', error: 0, entry: root });
});

describe('order', () => {
  test('requests about one path follow each other, and others are not kept waiting', async () => {
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
  test('reading does not wait for reading, and waits for writing', async () => {
    const { tree, held } = blockedTree();
    const { share } = shareTree(tree);
    for (const request of [read('a', 1), read('a/b', 1), write('a/b/c', '1'), read('', 1)])
      share.handleRequest(request);
    await settle();
    expect([...held.keys()]).toEqual(['a', 'a/b']);
  });
  test('a move concerns both of its paths', async () => {
    const { tree, held } = blockedTree();
    const { share, replies } = shareTree(tree);
    for (const request of [write('b', '1'), move('a', 'b'), write('a', '2')]) share.handleRequest(request);
    await settle();
    expect([[...held.keys()], replies.length]).toEqual([['b'], 0]);
  });
});

describe('what cannot be done', () => {
  const broken = (error: unknown): DirectoryTree => ({
    ...memoryTree([0]),
    create: async () => {
      await settle();
      throw error;
    },
    info: () => {
      throw error;
    },
  });
  const both = ['shareCreateRequest', 'shareInfoRequest'];
  test.each([
    ['there is something already', new DirectoryError('exists'), 3],
    ['there is nothing', new DirectoryError('missing'), 2],
    ['the browser refuses', new DOMException('', 'NotAllowedError'), 1],
    ['nobody says why', undefined, 1],
  ])('is answered where %s', async (_, error, code) => {
    const { ask, failed } = shareTree(broken(error));
    const nothing = { modified: 0, size: 0, fileType: 'file', isEmpty: true };
    expect(await ask(create('a'), info('b'))).toMatchObject([
      { error: code, entry: { ...nothing, path: '' } },
      { error: code, entry: { ...nothing, path: 'b' } },
    ]);
    expect(failed.toSorted()).toEqual(code === 1 ? both : []);
  });
  test('is all that would change the root, or lead out of it', async () => {
    const { ask } = shareTree(memoryTree([0]));
    const refused = [create(''), remove(''), write('', 'x'), read('', 1), move('', 'a'), move('a', ''), info('../a')];
    expect(await ask(...refused)).toMatchObject(refused.map(({ completion }) => ({ completion, error: 1 })));
  });
  test('is reading a directory, listing a file, and moving something into itself', async () => {
    const { ask } = shareTree(memoryTree([0]));
    await ask(create('d', 'directory'), create('f'));
    const refused = [read('d', 1), list('f'), move('d', 'd/e')];
    expect(await ask(...refused)).toMatchObject([
      { kind: 'shareReadResponse', error: 1, data: new Uint8Array() },
      { kind: 'shareListResponse', error: 1, entries: [] },
      { kind: 'shareMoveResponse', error: 1 },
    ]);
  });
  test('is whatever is asked once it is no longer shared: answered, with no warning', async () => {
    const { share, ask, failed } = shareTree(memoryTree([0]));
    share.stop();
    expect(await ask(info(''), create('a'))).toMatchObject([{ error: 1 }, { error: 1 }]);
    expect(failed).toEqual([]);
  });
});

test('no answer holds more than a message may, whatever is asked or handed over', async () => {
  const { tree } = blockedTree();
  const large: DirectoryTree = { ...tree, read: (_, __, length) => Promise.resolve(new Uint8Array(length + 1)) };
  const [answer] = await shareTree(large).ask(read('a', 0xffffffff));
  expect(answer?.kind === 'shareReadResponse' && answer.data.length).toBe(2 ** 20);
});

test('names that Windows does not know are listed, and one whose path is too long is not', async () => {
  const names = ['a:b?', 'con', 'x.', 'é'.repeat(5120)];
  const file = { type: 'file', size: 1, modified: -5.5 } as const;
  const odd: DirectoryTree = {
    ...memoryTree([0]),
    list: () => Promise.resolve(names.map((name) => [name, file] as const)),
  };
  const [answer] = await shareTree(odd).ask(list('d'));
  const entries = answer?.kind === 'shareListResponse' ? answer.entries : [];
  expect(entries.map(({ path, modified }) => [path, modified])).toEqual([
    ['d/a:b?', 0],
    ['d/con', 0],
    ['d/x.', 0],
  ]);
});
