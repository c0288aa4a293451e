import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { parseFileEvent, pendingFileRequests } from '#domain/files/file-requests.ts';
import type { Transfer } from '#domain/files/transfer.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { approvedWithoutFile } from './messages.ts';
import type { Transfers } from './transfer/transfers.ts';
import type { FilesOf } from './use-files.ts';

const isOwnHere = (list: readonly Transfer[], id: string): boolean =>
  list.some(({ state }) => state.at === 'approval' && state.request === id);

/** The requests of a moderated session that no transfer of this page shows, and what became of own ones without one. */
export function useRequests({ events, isLive, user }: FilesOf, transfers: Transfers, list: readonly Transfer[]) {
  const seen = useRef<readonly unknown[]>([]);
  const [notice, setNotice] = useState('');
  const take = useEffectEvent((all: typeof events) => {
    const fresh = all.filter((one) => !seen.current.includes(one));
    seen.current = all;
    for (const raw of fresh) {
      const event = parseFileEvent(raw);
      if (event?.request.requester !== user || transfers.takeEvent(event)) continue;
      if (event.kind === 'approved') setNotice(approvedWithoutFile(sanitize(event.request.location)));
    }
  });
  useEffect(() => take(events), [events]);
  useEffect(() => {
    if (!isLive) transfers.sessionOver();
  }, [isLive, transfers]);
  const open = isLive ? pendingFileRequests(events).filter(({ id }) => !isOwnHere(list, id)) : [];
  return { open, notice };
}
