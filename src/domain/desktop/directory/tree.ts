// A directory of this side's as the rules of sharing see it; what holds its files is behind it.

/** Names from the shared root down; none is the root itself. */
export type Path = readonly string[];

export type Entry = { type: 'file'; size: number; modified: number } | { type: 'directory'; isEmpty: boolean };

/** Each fails with a `TreeFault` where there is something to say, and any other way where there is not. */
export interface Tree {
  info(path: Path): Promise<Entry>;
  list(path: Path): Promise<readonly (readonly [name: string, entry: Entry])[]>;
  create(path: Path, type: Entry['type']): Promise<void>;
  /** With all that is in it. */
  remove(path: Path): Promise<void>;
  /** At most `length` bytes: fewer at the end of the file, none behind it. */
  read(path: Path, offset: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Keeps what is around it; a gap before it is zeros. */
  write(path: Path, offset: number, data: Uint8Array<ArrayBuffer>): Promise<void>;
  /** With all that is in it; what is already there is never replaced. */
  move(from: Path, to: Path): Promise<void>;
  truncate(path: Path, length: number): Promise<void>;
}

export class TreeFault extends Error {
  override name = 'TreeFault';
  readonly reason: 'failed' | 'missing' | 'exists';
  constructor(reason: TreeFault['reason']) {
    super(reason);
    this.reason = reason;
  }
}
