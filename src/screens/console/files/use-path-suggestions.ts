import { offeredPaths, readUsedPaths, addUsedPath } from '#domain/files/used-paths.ts';
import type { TransferOrder } from '#domain/files/transfer.ts';
import { useSetting } from '#ui/store/use-setting.ts';

/** Recently used paths for suggestions, and a function that stores another path (docs/behaviour.md#files). */
export function usePathSuggestions(server: string) {
  const [storedPaths, storePaths] = useSetting('file-paths');
  const usedPaths = readUsedPaths(storedPaths);
  return {
    offersFor: (direction: TransferOrder['direction']) => offeredPaths(usedPaths, { direction, server }),
    keepPath: (direction: TransferOrder['direction'], path: string) =>
      storePaths(JSON.stringify(addUsedPath(usedPaths, { direction, server, path }))),
  };
}
