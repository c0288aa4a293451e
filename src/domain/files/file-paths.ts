// Paths of files on the server.
import { sanitize } from '#lib/text/sanitize.ts';

/** The initial value of the path fields for uploads and downloads. */
export const HOME_FOLDER = '~/';

/** The path of a folder, which ends in `/`. */
export const folderPath = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Whether a path is certainly a folder, because it is empty or ends in `/`, `.`, `..` or `~`. */
const isFolderPath = (path: string): boolean => /(?:^|\/)(?:\.{0,2}|~)$/.test(path);

/**
 * The target path of an upload. It includes the file name if the destination is a folder or if there are several files:
 * an approved upload on 18.x may write to no other path, and several files must not overwrite each other
 * (docs/protocol/streams.md#4.3).
 */
export function uploadLocation(destination: string, name: string, hasSeveralFiles: boolean): string {
  const path = destination === '' ? HOME_FOLDER : destination;
  if (!isFolderPath(path) && !hasSeveralFiles) return path;
  return `${path.replace(/\/+$/, '')}/${name}`;
}

/** Whether a path can be the path of a file, so that it can be downloaded. */
export const isFilePath = (path: string): boolean => path !== '' && !isFolderPath(path);

// Characters that desktop file systems do not allow in names.
const FORBIDDEN_IN_NAMES = /[/\\:*?"<>|]/g;
const MAX_NAME_LENGTH = 200;

/** The suggested file name of a download, for the time before the proxy sends one. */
export const suggestedName = (path: string): string =>
  sanitize(baseName(path)).replace(FORBIDDEN_IN_NAMES, '_').slice(0, MAX_NAME_LENGTH) || 'download';
