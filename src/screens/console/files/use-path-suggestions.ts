import { offeredPaths, readUsedPaths, addUsedPath } from '#domain/files/used-paths.ts';
import type { TransferOrder } from '#domain/files/transfer.ts';
import { useSetting } from '#ui/store/use-setting.ts';

/** Recently used paths for suggestions, and a function that stores another path (docs/behaviour.md#files). */
export function usePathSuggestions(server: string) {
  const [storedPaths, storePaths] = useSetting('file-paths');
  const used = readUsedPaths(storedPaths);
  return {
    offersFor: (direction: TransferOrder['direction']) => offeredPaths(used, { direction, server }),
    keepPath: (direction: TransferOrder['direction'], path: string) =>
      storePaths(JSON.stringify(addUsedPath(used, { direction, server, path }))),
  };
}
