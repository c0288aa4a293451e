// A directory of this machine's disk, as a tree (https://wicg.github.io/file-system-access/).
import {
  DirectoryError,
  type TreeEntry,
  type TreePath,
  type DirectoryTree,
} from '#domain/desktop/directory/directory-tree.ts';
import { createWriters } from './writers.ts';

type Handle = FileSystemDirectoryHandle | FileSystemFileHandle;

interface Rules {
  /** The user or the browser no longer lets this page in. */
  onRevoked: () => void;
  /** What was taken of this file could not be kept in the end. */
  onLost: (path: string) => void;
}

const REVOKED = ['NotAllowedError'];
/** There is no file by a name that browsers don't allow, such as the streams that Windows looks for behind a colon. */
const MISSING = ['NotFoundError', 'TypeError'];
/** Where one is to be made, that name is at fault. */
const MISSING_PARENT = ['NotFoundError'];

const nameOf = (path: TreePath): string => path.at(-1) ?? '';
const parentOf = (path: TreePath): TreePath => path.slice(0, -1);
const isNamed = (error: unknown, names: readonly string[]): boolean =>
  error instanceof Error && names.includes(error.name);

async function isEmpty(directory: FileSystemDirectoryHandle): Promise<boolean> {
  const { done } = await directory.keys().next();
  return done === true;
}

async function copy(from: Handle, to: FileSystemDirectoryHandle, name: string): Promise<void> {
  if (from.kind === 'file') {
    const target = await to.getFileHandle(name, { create: true });
    const file = await from.getFile();
    return file.stream().pipeTo(await target.createWritable());
  }
  const target = await to.getDirectoryHandle(name, { create: true });
  for await (const [name, handle] of from.entries()) await copy(handle, target, name);
}

/** Nothing is left of a copy that failed. */
async function copiedWhole(from: Handle, to: FileSystemDirectoryHandle, name: string): Promise<void> {
  try {
    await copy(from, to, name);
  } catch (error) {
    await to.removeEntry(name, { recursive: true }).catch(() => undefined);
    throw error;
  }
}

/** Whether the browser could do it by itself; some can with files, and not everywhere. */
async function isMoved(handle: Handle, to: FileSystemDirectoryHandle, name: string): Promise<boolean> {
  const { move } = handle as { move?: (to: FileSystemDirectoryHandle, name: string) => Promise<void> }; // not in the types
  if (!move) return false;
  try {
    await move.call(handle, to, name);
    return true;
  } catch (error) {
    if (isNamed(error, REVOKED)) throw error;
    return false;
  }
}

export function directoryTree(root: FileSystemDirectoryHandle, { onRevoked, onLost }: Rules): DirectoryTree {
  /** What a browser says, as a tree says it. */
  async function guarded<T>(work: () => Promise<T>, missing = MISSING): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isNamed(error, REVOKED)) onRevoked();
      throw isNamed(error, missing) ? new DirectoryError('missing') : error;
    }
  }
  async function directoryAt(path: TreePath): Promise<FileSystemDirectoryHandle> {
    let directory = root;
    for (const name of path) directory = await directory.getDirectoryHandle(name);
    return directory;
  }
  const fileAt = async (path: TreePath) => (await directoryAt(parentOf(path))).getFileHandle(nameOf(path));
  async function handleAt(path: TreePath): Promise<Handle> {
    if (path.length === 0) return root;
    const parent = await directoryAt(parentOf(path));
    try {
      return await parent.getFileHandle(nameOf(path));
    } catch (error) {
      if (!isNamed(error, ['TypeMismatchError'])) throw error;
      return parent.getDirectoryHandle(nameOf(path));
    }
  }
  const writers = createWriters({
    fileAt,
    onLost(path, error) {
      if (isNamed(error, REVOKED)) onRevoked();
      else onLost(path);
    },
  });
  async function entryOf(path: TreePath, handle: Handle): Promise<TreeEntry> {
    if (handle.kind === 'directory') return { type: 'directory', isEmpty: await isEmpty(handle) };
    const { size, lastModified } = await handle.getFile();
    return { type: 'file', size: writers.sizeOf(path) ?? size, modified: lastModified };
  }
  /** Nothing where it has just gone, or can't be read. */
  async function listed(path: TreePath, handle: Handle) {
    try {
      return [[handle.name, await entryOf(path, handle)] as const];
    } catch (error) {
      if (isNamed(error, REVOKED)) throw error;
      return [];
    }
  }
  async function makeFree(path: TreePath): Promise<void> {
    const found = await handleAt(path).catch((error: unknown) => {
      if (!isNamed(error, MISSING)) throw error;
    });
    if (found) throw new DirectoryError('exists');
  }

  return {
    info: (path) => guarded(async () => entryOf(path, await handleAt(path))),
    list: (path) =>
      guarded(async () => {
        const handles = (await directoryAt(path)).values();
        const entries: ReturnType<typeof listed>[] = [];
        for await (const handle of handles) entries.push(listed([...path, handle.name], handle));
        return (await Promise.all(entries)).flat();
      }),
    create: (path, type) =>
      guarded(async () => {
        await makeFree(path);
        const parent = await directoryAt(parentOf(path));
        const make = type === 'directory' ? 'getDirectoryHandle' : 'getFileHandle';
        await parent[make](nameOf(path), { create: true });
      }, MISSING_PARENT),
    remove: (path) =>
      guarded(async () => {
        await writers.settle(path);
        await (await directoryAt(parentOf(path))).removeEntry(nameOf(path), { recursive: true });
      }),
    read: (path, offset, length) =>
      guarded(async () => {
        await writers.settle(path);
        const file = await (await fileAt(path)).getFile();
        return new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());
      }),
    write: (path, offset, data) => guarded(() => writers.write(path, offset, data)),
    move: (from, to) =>
      guarded(async () => {
        await makeFree(to);
        await writers.settle(from);
        const handle = await handleAt(from);
        const target = await directoryAt(parentOf(to));
        if (await isMoved(handle, target, nameOf(to))) return;
        await copiedWhole(handle, target, nameOf(to));
        await (await directoryAt(parentOf(from))).removeEntry(nameOf(from), { recursive: true });
      }, MISSING_PARENT),
    truncate: (path, length) => guarded(() => writers.truncate(path, length)),
  };
}
