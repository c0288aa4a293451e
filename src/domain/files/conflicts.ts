// Uploads to one path: the second would replace the first without a word, because proxies have no list of files.
import { baseName } from './file-paths.ts';
import { isEnded, type Transfer } from './transfer.ts';

/** A file and the path on the server that it goes to. */
export interface Upload<F extends { name: string } = File> {
  file: F;
  filename: string;
  location: string;
}

/** What happens to a file whose path another upload has. */
export type ConflictChoice = 'keep' | 'replace' | 'skip';

export interface Conflict<F extends { name: string } = File> {
  upload: Upload<F>;
  /** The same file under the name that it gets if both are kept. */
  renamed: Upload<F>;
}

/** Whether the whole path is known: a path that may be a folder is no conflict. */
const isFullPath = ({ location, filename }: Pick<Upload, 'location' | 'filename'>): boolean =>
  baseName(location) === filename;

/** The paths to which uploads are under way. */
export const activeUploadPaths = (list: readonly Transfer[]): string[] =>
  list.flatMap((one) => (one.direction === 'upload' && !isEnded(one.state) && isFullPath(one) ? [one.location] : []));

// The number goes before the extension, and before both of `.tar.gz`.
const NAME_PARTS = /^(.+?)((?:\.tar)?\.[^.]+)?$/s;

/** A name without spaces, so that it needs no quotes in a shell: `notes-2.txt`. */
function freePath(location: string, isTaken: (path: string) => boolean): string {
  const name = baseName(location);
  const folder = location.slice(0, location.length - name.length);
  const [, stem = name, extension = ''] = NAME_PARTS.exec(name) ?? [];
  for (let number = 2; ; number += 1) {
    const path = `${folder}${stem}-${number}${extension}`;
    if (!isTaken(path)) return path;
  }
}

/** The uploads whose path an earlier one of them has, or one that is under way. */
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

/** The uploads that are left once each conflict has its choice. */
export function resolveConflicts<F extends { name: string }>(
  uploads: readonly Upload<F>[],
  conflicts: readonly Conflict<F>[],
  choiceOf: (conflict: Conflict<F>) => ConflictChoice,
): Upload<F>[] {
  const planned = new Map<string, Upload<F>>();
  for (const upload of uploads) {
    const conflict = conflicts.find((one) => one.upload === upload);
    const choice = conflict ? choiceOf(conflict) : 'replace';
    if (choice === 'skip') continue;
    const resolved = conflict && choice === 'keep' ? conflict.renamed : upload;
    planned.set(resolved.location, resolved);
  }
  return [...planned.values()];
}
