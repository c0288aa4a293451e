import { offeredPaths, readUsedPaths, addUsedPath } from '#domain/files/used-paths.ts';
import type { TransferOrder } from '#domain/files/transfer.ts';
import { useSetting } from '#ui/store/use-setting.ts';

/** The paths that the user used before, and what keeps one more (docs/behaviour.md#files). */
export function usePathOffers(server: string) {
  const [kept, keep] = useSetting('file-paths');
  const used = readUsedPaths(kept);
  return {
    offersFor: (direction: TransferOrder['direction']) => offeredPaths(used, { direction, server }),
    keepPath: (direction: TransferOrder['direction'], path: string) =>
      keep(JSON.stringify(addUsedPath(used, { direction, server, path }))),
  };
}
