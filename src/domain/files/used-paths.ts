// Paths that a user moved files to and from, to complete the next one with (docs/behaviour.md#files).
import { fieldsOf, parseJson, listOf, textOr } from '#lib/untrusted.ts';
import type { Order } from './transfer.ts';

export interface UsedPath {
  direction: Order['direction'];
  server: string;
  path: string;
}

const MOST = 50;
const OFFERED = 20;
const LONGEST = 1024;

/** As they were kept; what cannot be read is left out. */
export function readUsedPaths(kept: string | null): readonly UsedPath[] {
  return listOf(parseJson(kept ?? '[]')).flatMap((raw) => {
    const { direction, server, path } = fieldsOf<UsedPath>(raw);
    if (direction !== 'upload' && direction !== 'download') return [];
    const used: UsedPath = { direction, server: textOr(server, ''), path: textOr(path, '') };
    return used.path === '' || used.path.length > LONGEST ? [] : [used];
  });
}

/** With one more, the latest first. */
export const withPath = (used: readonly UsedPath[], now: UsedPath): readonly UsedPath[] =>
  [now, ...used.filter((one) => JSON.stringify(one) !== JSON.stringify(now))].slice(0, MOST);

/** What a field offers: this server's first, then what was used elsewhere. */
export function offeredPaths(used: readonly UsedPath[], { direction, server }: Omit<UsedPath, 'path'>): string[] {
  const same = used.filter((one) => one.direction === direction);
  const own = same.filter((one) => one.server === server);
  return [...new Set([...own, ...same].map(({ path }) => path))].slice(0, OFFERED);
}
