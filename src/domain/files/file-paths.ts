import { sanitize } from '#lib/text/sanitize.ts';

/** Where both fields begin. */
export const HOME_FOLDER = '~/';

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A path that names a folder by its form alone. */
const isFolderPath = (path: string): boolean => /(?:^|\/)(?:\.{0,2}|~)$/.test(path);

/**
 * Where an upload lands. The whole path is named as far as it is known: an approved upload on 18.x may touch nothing
 * else, and several files must not overwrite each other (docs/protocol/streams.md#4.3).
 */
export function uploadLocation(destination: string, name: string, hasSeveralFiles: boolean): string {
  const path = destination === '' ? HOME_FOLDER : destination;
  if (!isFolderPath(path) && !hasSeveralFiles) return path;
  return `${path.replace(/\/+$/, '')}/${name}`;
}

/** What a download can be asked for. */
export const isFilePath = (path: string): boolean => path !== '' && !isFolderPath(path);

// What no file system of a desktop takes in a name.
const FORBIDDEN_IN_NAMES = /[/\\:*?"<>|]/g;
const MAX_NAME_LENGTH = 200;

/** A name to save a download under, before the proxy has sent one. */
export const suggestedName = (path: string): string =>
  sanitize(baseName(path)).replace(FORBIDDEN_IN_NAMES, '_').slice(0, MAX_NAME_LENGTH) || 'download';
