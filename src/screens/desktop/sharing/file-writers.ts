// Files that are being written. A browser writes into a copy and puts it in the file's place once it is closed, so one
// piece after the other goes into the same copy until the file has come to rest.
import { pathsOverlap } from '#domain/desktop/directory/shared-paths.ts';
import type { TreePath } from '#domain/desktop/directory/directory-tree.ts';

const CLOSE_AFTER_MS = 1_000;
/** Each is a copy on the disk. */
const MAX_OPEN = 8;

interface FileWriter {
  stream: FileSystemWritableFileStream;
  /** As large as the file will be. */
  size: number;
  closeTimer: ReturnType<typeof setTimeout> | undefined;
  closed: Promise<void> | undefined;
}

export interface FileWriters {
  write: (path: TreePath, offset: number, data: Uint8Array<ArrayBuffer>) => Promise<void>;
  truncate: (path: TreePath, length: number) => Promise<void>;
  /** Once this has been awaited, all that was written at the path, in it or above it is in its files. */
  flush: (path: TreePath) => Promise<void>;
  /** Of a file that is being written. */
  sizeOf: (path: TreePath) => number | undefined;
}

interface FileWritersOptions {
  fileAt: (path: TreePath) => Promise<FileSystemFileHandle>;
  /** What was taken could not be kept in the end. */
  onWriteFailed: (path: string, error: unknown) => void;
}

export function createFileWriters({ fileAt, onWriteFailed }: FileWritersOptions): FileWriters {
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

  /** The one that is open, or a new one; nothing of the file is copied where nothing of it is kept. */
  async function openWriter(path: TreePath, keepExistingData: boolean): Promise<FileWriter> {
    const key = path.join('/');
    const existing = writers.get(key);
    if (existing && !existing.closed) return existing;
    await closeAll([...writers.keys()].filter((one) => pathsOverlap(one, key)));
    await closeAll([...writers.keys()].slice(0, 1 - MAX_OPEN));
    const handle = await fileAt(path);
    const { size } = await handle.getFile();
    const stream = await handle.createWritable({ keepExistingData });
    const writer: FileWriter = { stream, size: keepExistingData ? size : 0, closeTimer: undefined, closed: undefined };
    writers.set(key, writer);
    return writer;
  }
  /** What fails leaves the file as it was before it was opened. */
  async function runOnWriter(path: TreePath, writer: FileWriter, done: () => Promise<void>): Promise<void> {
    const key = path.join('/');
    clearTimeout(writer.closeTimer);
    try {
      await done();
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
      await closeAll([...writers.keys()].filter((one) => pathsOverlap(one, key)));
    },
    sizeOf: (path) => writers.get(path.join('/'))?.size,
  };
}
