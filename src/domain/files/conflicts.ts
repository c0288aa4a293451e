// Finds uploads to the same path, where the second upload would replace the first without notice. The console cannot
// check for files on the server, because proxies cannot list files.
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
  /** The same upload with a new file name, so that both files can be kept. */
  renamed: Upload<F>;
}

/** Whether the path ends in the file name. Otherwise it may be a folder, which several uploads can share. */
const isFullPath = ({ location, filename }: Pick<Upload, 'location' | 'filename'>): boolean =>
  baseName(location) === filename;

/** The full target paths of uploads that have not ended. */
export const activeUploadPaths = (list: readonly Transfer[]): string[] =>
  list.flatMap((transfer) =>
    transfer.direction === 'upload' && !isEnded(transfer.state) && isFullPath(transfer) ? [transfer.location] : [],
  );

// A number is inserted between the two parts: the stem and the extension, which can be double, as in `.tar.gz`.
const NAME_PARTS = /^(.+?)((?:\.tar)?\.[^.]+)?$/s;

/** A free path with a number in the file name, such as `notes-2.txt`. Adds no spaces, so that shells need no quotes. */
function freePath(location: string, isTaken: (path: string) => boolean): string {
  const name = baseName(location);
  const folder = location.slice(0, location.length - name.length);
  const [, stem = name, extension = ''] = NAME_PARTS.exec(name) ?? [];
  for (let suffix = 2; ; suffix += 1) {
    const path = `${folder}${stem}-${suffix}${extension}`;
    if (!isTaken(path)) return path;
  }
}

/** The uploads whose full path is also that of an earlier upload in the list or of an active one. */
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

/** The uploads that remain after the user's choices. */
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
    const resolvedUpload = conflict && choice === 'keep' ? conflict.renamed : upload;
    uploadsByPath.set(resolvedUpload.location, resolvedUpload);
  }
  return [...uploadsByPath.values()];
}
