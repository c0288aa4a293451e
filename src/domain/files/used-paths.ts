// Paths that a user moved files to and from, to complete the next one with (docs/behaviour.md#files).
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

/** As they were kept; what cannot be read is left out. */
export function readUsedPaths(stored: string | null): readonly UsedPath[] {
  return listOf(parseJson(stored ?? '[]')).flatMap((raw) => {
    const { direction, server, path } = fieldsOf<UsedPath>(raw);
    if (direction !== 'upload' && direction !== 'download') return [];
    const usedPath: UsedPath = { direction, server: textOr(server, ''), path: textOr(path, '') };
    return usedPath.path === '' || usedPath.path.length > MAX_PATH_LENGTH ? [] : [usedPath];
  });
}

/** With one more, the latest first. */
export const addUsedPath = (used: readonly UsedPath[], newest: UsedPath): readonly UsedPath[] =>
  [newest, ...used.filter((one) => JSON.stringify(one) !== JSON.stringify(newest))].slice(0, MAX_STORED_PATHS);

/** What a field offers: this server's first, then what was used elsewhere. */
export function offeredPaths(used: readonly UsedPath[], { direction, server }: Omit<UsedPath, 'path'>): string[] {
  const sameDirection = used.filter((one) => one.direction === direction);
  const sameServer = sameDirection.filter((one) => one.server === server);
  return [...new Set([...sameServer, ...sameDirection].map(({ path }) => path))].slice(0, MAX_OFFERED_PATHS);
}
