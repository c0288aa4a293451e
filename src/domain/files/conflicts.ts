// Finds uploads to the same path: the second would replace the first silently, because proxies cannot list files.
import { baseName } from './file-paths.ts';
import { isEnded, type Transfer } from './transfer.ts';

/** A file and its target path on the server. */
export interface Upload<F extends { name: string } = File> {
  file: F;
  filename: string;
  location: string;
}

/** The action for a file whose path belongs to another upload. */
export type ConflictChoice = 'keep' | 'replace' | 'skip';

export interface Conflict<F extends { name: string } = File> {
  upload: Upload<F>;
  /** The same file with a new name, for keeping both. */
  renamed: Upload<F>;
}

/** Whether the path includes the file name. Otherwise it may be a folder, which is not a conflict. */
const isFullPath = ({ location, filename }: Pick<Upload, 'location' | 'filename'>): boolean =>
  baseName(location) === filename;

/** The target paths of active uploads. */
export const activeUploadPaths = (list: readonly Transfer[]): string[] =>
  list.flatMap((transfer) =>
    transfer.direction === 'upload' && !isEnded(transfer.state) && isFullPath(transfer) ? [transfer.location] : [],
  );

// The number comes before the extension, and before both extensions of `.tar.gz`.
const NAME_PARTS = /^(.+?)((?:\.tar)?\.[^.]+)?$/s;

/** A free path without spaces, so that shells need no quotes: `notes-2.txt`. */
function freePath(location: string, isTaken: (path: string) => boolean): string {
  const name = baseName(location);
  const folder = location.slice(0, location.length - name.length);
  const [, stem = name, extension = ''] = NAME_PARTS.exec(name) ?? [];
  for (let number = 2; ; number += 1) {
    const path = `${folder}${stem}-${number}${extension}`;
    if (!isTaken(path)) return path;
  }
}

/** Uploads whose path belongs to an earlier upload in the list or to an active one. */
export function findConflicts<F extends { name: string }>(
  uploads: readonly Upload<F>[],
  activePaths: readonly string[],
): Conflict<F>[] {
  const seenPaths = new Set(activePaths);
  const takenPaths = new Set([...activePaths, ...uploads.map(({ location }) => location)]);
  const conflicts: Conflict<F>[] = [];
  for (const upload of uploads) {
    if (isFullPath(upload) && seenPaths.has(upload.location)) {
      const location = freePath(upload.location, (path) => takenPaths.has(path));
      takenPaths.add(location);
      conflicts.push({ upload, renamed: { ...upload, location, filename: baseName(location) } });
    }
    seenPaths.add(upload.location);
  }
  return conflicts;
}

/** The remaining uploads after all conflicts are resolved. */
export function resolveConflicts<F extends { name: string }>(
  uploads: readonly Upload<F>[],
  conflicts: readonly Conflict<F>[],
  choiceOf: (conflict: Conflict<F>) => ConflictChoice,
): Upload<F>[] {
  const uploadsByPath = new Map<string, Upload<F>>();
  for (const upload of uploads) {
    const conflict = conflicts.find((candidate) => candidate.upload === upload);
    const choice = conflict ? choiceOf(conflict) : 'replace';
    if (choice === 'skip') continue;
    const resolved = conflict && choice === 'keep' ? conflict.renamed : upload;
    uploadsByPath.set(resolved.location, resolved);
  }
  return [...uploadsByPath.values()];
}
