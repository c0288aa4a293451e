// An asynchronous directory tree in memory, for tests. Each call takes effect after a given number of microtasks.
import { DirectoryError, type TreeEntry, type TreePath, type DirectoryTree } from './directory-tree.ts';

type Node = Uint8Array<ArrayBuffer> | 'directory';

export const MODIFIED_MS = 1_687_255_200_000;

/** `delays` are numbers of microtasks. The calls use them in rotation. */
export function memoryTree(delays: readonly number[]): DirectoryTree {
  const nodes = new Map<string, Node>([['', 'directory']]);
  let callCount = 0;
  const keyOf = (path: TreePath) => path.join('/');
  const keysBelow = (key: string) =>
    [...nodes.keys()].filter((other) => other !== '' && (key === '' || other.startsWith(`${key}/`)));

  async function waitForDelay(): Promise<void> {
    const count = delays[callCount % delays.length] ?? 0;
    callCount += 1;
    for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
  }
  function nodeAt(path: TreePath): Node {
    const node = nodes.get(keyOf(path));
    if (node === undefined) throw new DirectoryError('missing');
    return node;
  }
  function fileAt(path: TreePath): Uint8Array<ArrayBuffer> {
    const node = nodeAt(path);
    if (node === 'directory') throw new DirectoryError('failed');
    return node;
  }
  function entryAt(path: TreePath): TreeEntry {
    const node = nodeAt(path);
    if (node === 'directory') return { type: 'directory', isEmpty: keysBelow(keyOf(path)).length === 0 };
    return { type: 'file', size: node.length, modified: MODIFIED_MS };
  }
  function unusedKeyOf(path: TreePath): string {
    if (nodes.has(keyOf(path))) throw new DirectoryError('exists');
    if (nodes.get(keyOf(path.slice(0, -1))) !== 'directory') throw new DirectoryError('missing');
    return keyOf(path);
  }
  function resizeFile(path: TreePath, length: number): Uint8Array<ArrayBuffer> {
    const file = new Uint8Array(length);
    file.set(fileAt(path).subarray(0, length));
    nodes.set(keyOf(path), file);
    return file;
  }

  return {
    async info(path) {
      await waitForDelay();
      return entryAt(path);
    },
    async list(path) {
      await waitForDelay();
      if (nodeAt(path) !== 'directory') throw new DirectoryError('failed');
      const paths = keysBelow(keyOf(path)).map((key) => key.split('/'));
      return paths
        .filter((names) => names.length === path.length + 1)
        .map((names) => [names.at(-1) ?? '', entryAt(names)] as const);
    },
    async create(path, type) {
      await waitForDelay();
      nodes.set(unusedKeyOf(path), type === 'directory' ? type : new Uint8Array());
    },
    async remove(path) {
      await waitForDelay();
      nodeAt(path);
      for (const key of [keyOf(path), ...keysBelow(keyOf(path))]) nodes.delete(key);
    },
    async read(path, offset, length) {
      await waitForDelay();
      return fileAt(path).slice(offset, offset + length);
    },
    async write(path, offset, data) {
      await waitForDelay();
      resizeFile(path, Math.max(fileAt(path).length, offset + data.length)).set(data, offset);
    },
    async move(from, to) {
      await waitForDelay();
      nodeAt(from);
      const [source, target] = [keyOf(from), unusedKeyOf(to)];
      for (const key of [source, ...keysBelow(source)]) {
        const node = nodes.get(key);
        nodes.delete(key);
        if (node !== undefined) nodes.set(target + key.slice(source.length), node);
      }
    },
    async truncate(path, length) {
      await waitForDelay();
      resizeFile(path, length);
    },
  };
}
