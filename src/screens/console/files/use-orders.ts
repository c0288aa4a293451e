import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Dropped } from '#domain/files/dropped.ts';
import { HOME, uploadLocation } from '#domain/files/paths.ts';
import { downloadFile, uploadFile } from './transfer/move-file.ts';
import { usePathOffers } from './path-offers.ts';
import type { SaveTarget } from '#lib/browser/save-target.ts';
import type { Surroundings, Transfers } from './transfer/transfers.ts';

/** Where to and where from: both begin transfers, and keep the path for the next time. */
export function useOrders({ place, ...around }: Surroundings, transfers: Transfers) {
  const { offersFor, keepPath } = usePathOffers(place.server);
  const [destination, setDestination] = useState(HOME);
  const upload = (files: readonly File[]) => {
    if (files.length === 0) return;
    keepPath('upload', destination === '' ? HOME : destination);
    for (const file of files) {
      const location = uploadLocation(destination, file.name, files.length > 1);
      const order = { direction: 'upload', location, filename: file.name } as const;
      transfers.add(order, { place, ...around }, (move) => uploadFile(file, move));
    }
  };
  const download = (path: string, target: SaveTarget) => {
    keepPath('download', path);
    const order = { direction: 'download', location: path, filename: '', isHeld: target.isHeld } as const;
    transfers.add(order, { place, ...around }, (move) => downloadFile(target, move));
  };
  return { destination, setDestination, offersFor, upload, download };
}

/** Each drop once. */
export function useDropped(dropped: Dropped | undefined, onFiles: (files: readonly File[]) => void): void {
  const taken = useRef<Dropped>(undefined);
  const take = useEffectEvent((last: Dropped | undefined) => {
    if (!last || taken.current === last) return;
    taken.current = last;
    onFiles(last.files);
  });
  useEffect(() => take(dropped), [dropped]);
}
