// A local directory as a tree, with the File System Access API (https://wicg.github.io/file-system-access/).
import {
  DirectoryError,
  type TreeEntry,
  type TreePath,
  type DirectoryTree,
} from '#domain/desktop/directory/directory-tree.ts';
import { pathsOverlap } from '#domain/desktop/directory/shared-paths.ts';

// Browsers write to a copy of a file and replace the file when the copy is closed. All writes to a file therefore go to
// the same copy until there are no writes for a while.
const CLOSE_AFTER_MS = 1_000;
/** Each open writer is a copy of a file on the disk. */
const MAX_OPEN_WRITERS = 8;

interface FileWriter {
  stream: FileSystemWritableFileStream;
  /** The size of the file after it is closed. */
  size: number;
  closeTimer: ReturnType<typeof setTimeout> | undefined;
  closed: Promise<void> | undefined;
}

interface FileWriters {
  write: (path: TreePath, offset: number, data: Uint8Array<ArrayBuffer>) => Promise<void>;
  truncate: (path: TreePath, length: number) => Promise<void>;
  /** Resolves when all data for the path, its descendants and its ancestors is written to the files. */
  flush: (path: TreePath) => Promise<void>;
  /** The size of a file that is being written; undefined for other files. */
  sizeOf: (path: TreePath) => number | undefined;
}

interface FileWritersOptions {
  fileAt: (path: TreePath) => Promise<FileSystemFileHandle>;
  /** Data that was already accepted could not be saved. */
  onWriteFailed: (path: string, error: unknown) => void;
}

function createFileWriters({ fileAt, onWriteFailed }: FileWritersOptions): FileWriters {
  const writers = new Map<string, FileWriter>();

  function close(key: string): Promise<void> {
    const writer = writers.get(key);
    if (!writer) return Promise.resolve();
    clearTimeout(writer.closeTimer);
    writer.closed ??= writer.stream
      .close()
      .catch((error: unknown) => onWriteFailed(key, error))
      .finally(() => writers.delete(key));
    return writer.closed;
  }
  const closeAll = (keys: readonly string[]) => Promise.all(keys.map(close));

  /** Returns the open writer or opens a new one. Copies the old content only if `keepExistingData` is true. */
  async function openWriter(path: TreePath, keepExistingData: boolean): Promise<FileWriter> {
    const key = path.join('/');
    const existing = writers.get(key);
    if (existing && !existing.closed) return existing;
    await closeAll([...writers.keys()].filter((openKey) => pathsOverlap(openKey, key)));
    await closeAll([...writers.keys()].slice(0, 1 - MAX_OPEN_WRITERS));
    const handle = await fileAt(path);
    const { size } = await handle.getFile();
    const stream = await handle.createWritable({ keepExistingData });
    const writer: FileWriter = { stream, size: keepExistingData ? size : 0, closeTimer: undefined, closed: undefined };
    writers.set(key, writer);
    return writer;
  }
  /** Runs a write. If it fails, the file keeps its content from before the writer was opened. */
  async function runOnWriter(path: TreePath, writer: FileWriter, runWrite: () => Promise<void>): Promise<void> {
    const key = path.join('/');
    clearTimeout(writer.closeTimer);
    try {
      await runWrite();
    } catch (error) {
      writers.delete(key);
      throw error;
    }
    writer.closeTimer = setTimeout(() => void close(key), CLOSE_AFTER_MS);
  }
  return {
    async write(path, offset, data) {
      const writer = await openWriter(path, true);
      await runOnWriter(path, writer, () => writer.stream.write({ type: 'write', position: offset, data }));
      writer.size = Math.max(writer.size, offset + data.length);
    },
    async truncate(path, length) {
      const writer = await openWriter(path, length > 0);
      await runOnWriter(path, writer, () => writer.stream.truncate(length));
      writer.size = length;
    },
    async flush(path) {
      const key = path.join('/');
      await closeAll([...writers.keys()].filter((openKey) => pathsOverlap(openKey, key)));
    },
    sizeOf: (path) => writers.get(path.join('/'))?.size,
  };
}

type EntryHandle = FileSystemDirectoryHandle | FileSystemFileHandle;

interface TreeListeners {
  /** The user or the browser revoked access to the directory. */
  onRevoked: () => void;
  /** Data that was already accepted could not be saved to this file. */
  onWriteFailed: (path: string) => void;
}

const REVOKED_ERRORS = ['NotAllowedError'];
/** Browsers throw a TypeError for names that they don't allow, such as Windows file streams with a colon. */
const MISSING_ERRORS = ['NotFoundError', 'TypeError'];
/** When creating an entry, a TypeError means that its own name is invalid. */
const MISSING_PARENT_ERRORS = ['NotFoundError'];

const nameOf = (path: TreePath): string => path.at(-1) ?? '';
const parentOf = (path: TreePath): TreePath => path.slice(0, -1);
const hasErrorName = (error: unknown, names: readonly string[]): boolean =>
  error instanceof Error && names.includes(error.name);

async function isEmpty(directory: FileSystemDirectoryHandle): Promise<boolean> {
  const { done } = await directory.keys().next();
  return done === true;
}

async function copy(from: EntryHandle, to: FileSystemDirectoryHandle, name: string): Promise<void> {
  if (from.kind === 'file') {
    const target = await to.getFileHandle(name, { create: true });
    const file = await from.getFile();
    return file.stream().pipeTo(await target.createWritable());
  }
  const target = await to.getDirectoryHandle(name, { create: true });
  for await (const [name, handle] of from.entries()) await copy(handle, target, name);
}

/** Copies an entry. Removes the incomplete copy after an error. */
async function copyOrRemove(from: EntryHandle, to: FileSystemDirectoryHandle, name: string): Promise<void> {
  try {
    await copy(from, to, name);
  } catch (error) {
    await to.removeEntry(name, { recursive: true }).catch(() => undefined);
    throw error;
  }
}

/** Tries to move with the browser's own method, which some browsers support for files in some places. */
async function tryMove(handle: EntryHandle, to: FileSystemDirectoryHandle, name: string): Promise<boolean> {
  const { move } = handle as { move?: (to: FileSystemDirectoryHandle, name: string) => Promise<void> }; // not in the types
  if (!move) return false;
  try {
    await move.call(handle, to, name);
    return true;
  } catch (error) {
    if (hasErrorName(error, REVOKED_ERRORS)) throw error;
    return false;
  }
}

export function createDirectoryTree(
  root: FileSystemDirectoryHandle,
  { onRevoked, onWriteFailed }: TreeListeners,
): DirectoryTree {
  /** Converts errors of the browser to errors of a tree. */
  async function withErrors<T>(work: () => Promise<T>, missingErrors = MISSING_ERRORS): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (hasErrorName(error, REVOKED_ERRORS)) onRevoked();
      throw hasErrorName(error, missingErrors) ? new DirectoryError('missing') : error;
    }
  }
  async function directoryAt(path: TreePath): Promise<FileSystemDirectoryHandle> {
    let directory = root;
    for (const name of path) directory = await directory.getDirectoryHandle(name);
    return directory;
  }
  const fileAt = async (path: TreePath) => (await directoryAt(parentOf(path))).getFileHandle(nameOf(path));
  async function handleAt(path: TreePath): Promise<EntryHandle> {
    if (path.length === 0) return root;
    const parent = await directoryAt(parentOf(path));
    try {
      return await parent.getFileHandle(nameOf(path));
    } catch (error) {
      if (!hasErrorName(error, ['TypeMismatchError'])) throw error;
      return parent.getDirectoryHandle(nameOf(path));
    }
  }
  const writers = createFileWriters({
    fileAt,
    onWriteFailed(path, error) {
      if (hasErrorName(error, REVOKED_ERRORS)) onRevoked();
      else onWriteFailed(path);
    },
  });
  async function entryOf(path: TreePath, handle: EntryHandle): Promise<TreeEntry> {
    if (handle.kind === 'directory') return { type: 'directory', isEmpty: await isEmpty(handle) };
    const { size, lastModified } = await handle.getFile();
    return { type: 'file', size: writers.sizeOf(path) ?? size, modified: lastModified };
  }
  /** A list with the name and the entry; empty if the entry was just deleted or is not readable. */
  async function namedEntryOf(path: TreePath, handle: EntryHandle) {
    try {
      return [[handle.name, await entryOf(path, handle)] as const];
    } catch (error) {
      if (hasErrorName(error, REVOKED_ERRORS)) throw error;
      return [];
    }
  }
  async function assertMissing(path: TreePath): Promise<void> {
    const existing = await handleAt(path).catch((error: unknown) => {
      if (!hasErrorName(error, MISSING_ERRORS)) throw error;
    });
    if (existing) throw new DirectoryError('exists');
  }

  return {
    info: (path) => withErrors(async () => entryOf(path, await handleAt(path))),
    list: (path) =>
      withErrors(async () => {
        const handles = (await directoryAt(path)).values();
        const entries: ReturnType<typeof namedEntryOf>[] = [];
        for await (const handle of handles) entries.push(namedEntryOf([...path, handle.name], handle));
        return (await Promise.all(entries)).flat();
      }),
    create: (path, type) =>
      withErrors(async () => {
        await assertMissing(path);
        const parent = await directoryAt(parentOf(path));
        const method = type === 'directory' ? 'getDirectoryHandle' : 'getFileHandle';
        await parent[method](nameOf(path), { create: true });
      }, MISSING_PARENT_ERRORS),
    remove: (path) =>
      withErrors(async () => {
        await writers.flush(path);
        await (await directoryAt(parentOf(path))).removeEntry(nameOf(path), { recursive: true });
      }),
    read: (path, offset, length) =>
      withErrors(async () => {
        await writers.flush(path);
        const file = await (await fileAt(path)).getFile();
        return new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());
      }),
    write: (path, offset, data) => withErrors(() => writers.write(path, offset, data)),
    move: (from, to) =>
      withErrors(async () => {
        await assertMissing(to);
        await writers.flush(from);
        const handle = await handleAt(from);
        const target = await directoryAt(parentOf(to));
        if (await tryMove(handle, target, nameOf(to))) return;
        await copyOrRemove(handle, target, nameOf(to));
        await (await directoryAt(parentOf(from))).removeEntry(nameOf(from), { recursive: true });
      }, MISSING_PARENT_ERRORS),
    truncate: (path, length) => withErrors(() => writers.truncate(path, length)),
  };
}
