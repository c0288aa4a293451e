import { offeredPaths, readUsedPaths, withPath } from '#domain/files/used-paths.ts';
import type { Order } from '#domain/files/transfer.ts';
import { useSetting } from '#ui/store/use-setting.ts';

/** The paths that the user used before, and what keeps one more (docs/behaviour.md#files). */
export function usePathOffers(server: string) {
  const [kept, keep] = useSetting('file-paths');
  const used = readUsedPaths(kept);
  return {
    offersFor: (direction: Order['direction']) => offeredPaths(used, { direction, server }),
    keepPath: (direction: Order['direction'], path: string) =>
      keep(JSON.stringify(withPath(used, { direction, server, path }))),
  };
}
