// Paths of earlier transfers, for completing path fields (docs/behaviour.md#files).
import { fieldsOf, parseJson, listOf, textOr } from '#lib/untrusted.ts';
import type { TransferOrder } from './transfer.ts';

export interface UsedPath {
  direction: TransferOrder['direction'];
  server: string;
  path: string;
}

const MAX_STORED_PATHS = 50;
const MAX_OFFERED_PATHS = 20;
const MAX_PATH_LENGTH = 1024;

/** Parses the stored paths. Omits invalid paths and paths that are too long. */
export function readUsedPaths(stored: string | null): readonly UsedPath[] {
  return listOf(parseJson(stored ?? '[]')).flatMap((storedPath) => {
    const { direction, server, path } = fieldsOf<UsedPath>(storedPath);
    if (direction !== 'upload' && direction !== 'download') return [];
    const usedPath: UsedPath = { direction, server: textOr(server, ''), path: textOr(path, '') };
    return usedPath.path === '' || usedPath.path.length > MAX_PATH_LENGTH ? [] : [usedPath];
  });
}

/** Adds a path at the start, removes its earlier occurrence, and limits the number of paths. */
export const addUsedPath = (usedPaths: readonly UsedPath[], newest: UsedPath): readonly UsedPath[] =>
  [newest, ...usedPaths.filter((path) => JSON.stringify(path) !== JSON.stringify(newest))].slice(0, MAX_STORED_PATHS);

/** Suggestions for a path field: paths on the same server first, then paths on other servers. */
export function offeredPaths(usedPaths: readonly UsedPath[], { direction, server }: Omit<UsedPath, 'path'>): string[] {
  const pathsInDirection = usedPaths.filter((path) => path.direction === direction);
  const pathsOnServer = pathsInDirection.filter((path) => path.server === server);
  return [...new Set([...pathsOnServer, ...pathsInDirection].map(({ path }) => path))].slice(0, MAX_OFFERED_PATHS);
}
