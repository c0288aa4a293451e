// The interface of a shared directory, independent of where its files are stored.

/** Names from the shared root to the entry. An empty path is the root. */
export type TreePath = readonly string[];

/** `size` is in bytes, `modified` in epoch milliseconds. */
export type TreeEntry = { type: 'file'; size: number; modified: number } | { type: 'directory'; isEmpty: boolean };

/** Calls reject with a `DirectoryError` if the reason is known, otherwise with any other error. */
export interface DirectoryTree {
  info(path: TreePath): Promise<TreeEntry>;
  list(path: TreePath): Promise<readonly (readonly [name: string, entry: TreeEntry])[]>;
  create(path: TreePath, type: TreeEntry['type']): Promise<void>;
  /** Removes an entry with everything in it. */
  remove(path: TreePath): Promise<void>;
  /** Returns at most `length` bytes: fewer at the end of the file, and no bytes after it. */
  read(path: TreePath, offset: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Overwrites only this range. A gap after the old end of the file is filled with zeros. */
  write(path: TreePath, offset: number, data: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Moves an entry with everything in it. Fails if the target exists. */
  move(from: TreePath, to: TreePath): Promise<void>;
  truncate(path: TreePath, length: number): Promise<void>;
}

export class DirectoryError extends Error {
  override name = 'DirectoryError';
  readonly reason: 'failed' | 'missing' | 'exists';
  constructor(reason: DirectoryError['reason']) {
    super(reason);
    this.reason = reason;
  }
}
