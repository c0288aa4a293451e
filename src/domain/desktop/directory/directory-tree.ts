// A directory of this side's as the rules of sharing see it; what holds its files is behind it.

/** Names from the shared root down; none is the root itself. */
export type TreePath = readonly string[];

export type TreeEntry = { type: 'file'; size: number; modified: number } | { type: 'directory'; isEmpty: boolean };

/** Each fails with a `TreeFault` where there is something to say, and any other way where there is not. */
export interface DirectoryTree {
  info(path: TreePath): Promise<TreeEntry>;
  list(path: TreePath): Promise<readonly (readonly [name: string, entry: TreeEntry])[]>;
  create(path: TreePath, type: TreeEntry['type']): Promise<void>;
  /** With all that is in it. */
  remove(path: TreePath): Promise<void>;
  /** At most `length` bytes: fewer at the end of the file, none behind it. */
  read(path: TreePath, offset: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Keeps what is around it; a gap before it is zeros. */
  write(path: TreePath, offset: number, data: Uint8Array<ArrayBuffer>): Promise<void>;
  /** With all that is in it; what is already there is never replaced. */
  move(from: TreePath, to: TreePath): Promise<void>;
  truncate(path: TreePath, length: number): Promise<void>;
}

export class DirectoryError extends Error {
  override name = 'TreeFault';
  readonly reason: 'failed' | 'missing' | 'exists';
  constructor(reason: DirectoryError['reason']) {
    super(reason);
    this.reason = reason;
  }
}
