// Files that are being written. Browsers write to a copy and replace the file when the copy is closed, so all writes go
// to the same copy until there are no writes for a while.
import { pathsOverlap } from '#domain/desktop/directory/shared-paths.ts';
import type { TreePath } from '#domain/desktop/directory/directory-tree.ts';

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

export interface FileWriters {
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

  /** Returns the open writer or opens a new one. Copies the old content only if it is kept. */
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
