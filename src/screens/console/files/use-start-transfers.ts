import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DroppedItems } from '#domain/files/dropped-files.ts';
import {
  activeUploadPaths,
  findConflicts,
  resolveConflicts,
  type Conflict,
  type ConflictChoice,
  type Upload,
} from '#domain/files/conflicts.ts';
import { folderPath, HOME_FOLDER, uploadLocation } from '#domain/files/file-paths.ts';
import { downloadFile, uploadFile } from './transfer/move-file.ts';
import type { SaveTarget } from '#lib/browser/save-target.ts';
import type { TransferContext, Transfers } from './transfer/transfers.ts';
import { offeredPaths, readUsedPaths, addUsedPath } from '#domain/files/used-paths.ts';
import type { TransferOrder } from '#domain/files/transfer.ts';
import type { TerminalFiles } from './use-files.ts';
import { useSetting } from '#ui/store/use-setting.ts';

/** Recently used paths for suggestions, and a function that stores another path (docs/behaviour.md#files). */
function usePathSuggestions(server: string) {
  const [storedPaths, storePaths] = useSetting('file-paths');
  const usedPaths = readUsedPaths(storedPaths);
  return {
    offersFor: (direction: TransferOrder['direction']) => offeredPaths(usedPaths, { direction, server }),
    storePath: (direction: TransferOrder['direction'], path: string) =>
      storePaths(JSON.stringify(addUsedPath(usedPaths, { direction, server, path }))),
  };
}

/** An upload with files that would replace each other or a file of a running transfer. */
export interface PendingUpload {
  uploads: readonly Upload[];
  conflicts: readonly Conflict[];
}

/** Starts uploads and downloads, and stores their paths as suggestions. */
export function useStartTransfers(
  { address, directory, ...context }: TransferContext & Pick<TerminalFiles, 'directory'>,
  transfers: Transfers,
) {
  const { offersFor, storePath } = usePathSuggestions(address.server);
  const folder = directory === undefined ? HOME_FOLDER : folderPath(directory);
  // Follows the shell until the user types a path.
  const [typedDestination, setDestination] = useState<string>();
  const destination = typedDestination ?? folder;
  // The upload that waits for the user's choices.
  const [pending, setPending] = useState<PendingUpload>();
  const start = (uploads: readonly Upload[]) => {
    storePath('upload', destination === '' ? HOME_FOLDER : destination);
    for (const { file, filename, location } of uploads) {
      const order = { direction: 'upload', location, filename } as const;
      transfers.add(order, { address, ...context }, (move) => uploadFile(file, move));
    }
  };
  const upload = (files: readonly File[]) => {
    if (files.length === 0) return;
    const addedUploads = files.map((file) => ({
      file,
      filename: file.name,
      location: uploadLocation(destination, file.name, files.length > 1),
    }));
    const uploads = [...(pending?.uploads ?? []), ...addedUploads];
    const conflicts = findConflicts(uploads, activeUploadPaths(transfers.store.get()));
    if (conflicts.length > 0) setPending({ uploads, conflicts });
    else start(uploads);
  };
  const resolve = ({ uploads, conflicts }: PendingUpload, choiceOf: (conflict: Conflict) => ConflictChoice) => {
    const replacedPaths = conflicts.flatMap((conflict) =>
      choiceOf(conflict) === 'replace' ? [conflict.upload.location] : [],
    );
    for (const transfer of transfers.store.get())
      if (activeUploadPaths([transfer]).some((path) => replacedPaths.includes(path))) transfers.cancel(transfer.id);
    start(resolveConflicts(uploads, conflicts, choiceOf));
    setPending(undefined);
  };
  const download = (path: string, target: SaveTarget) => {
    storePath('download', path);
    const order = {
      direction: 'download',
      location: path,
      filename: '',
      isBuffered: target.isBufferedInMemory,
    } as const;
    transfers.add(order, { address, ...context }, (move) => downloadFile(target, move));
  };
  return {
    folder,
    destination,
    setDestination,
    offersFor,
    upload,
    download,
    pending,
    resolve,
    cancelPending: () => setPending(undefined),
  };
}

/** Passes on the files of each drop once. */
export function useFilesDropped(dropped: DroppedItems | undefined, onFiles: (files: readonly File[]) => void): void {
  const lastHandledDrop = useRef<DroppedItems>(undefined);
  const handleDrop = useEffectEvent((drop: DroppedItems | undefined) => {
    if (!drop || lastHandledDrop.current === drop) return;
    lastHandledDrop.current = drop;
    onFiles(drop.files);
  });
  useEffect(() => handleDrop(dropped), [dropped]);
}
