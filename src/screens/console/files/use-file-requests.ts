import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { parseFileEvent, pendingFileRequests } from '#domain/files/file-requests.ts';
import type { Transfer } from '#domain/files/transfer.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { approvedWithoutFile } from './messages.ts';
import type { Transfers } from './transfer/transfers.ts';
import type { TerminalFiles } from './use-files.ts';

const hasOwnTransfer = (list: readonly Transfer[], id: string): boolean =>
  list.some(({ state }) => state.status === 'approval' && state.request === id);

/** The requests without a transfer on this page, and a notice about the user's own approved requests without one. */
export function useFileRequests(
  { events, isLive, user }: TerminalFiles,
  transfers: Transfers,
  list: readonly Transfer[],
) {
  const handledEvents = useRef<readonly unknown[]>([]);
  const [notice, setNotice] = useState('');
  const handleEvents = useEffectEvent((allEvents: typeof events) => {
    const newEvents = allEvents.filter((event) => !handledEvents.current.includes(event));
    handledEvents.current = allEvents;
    for (const raw of newEvents) {
      const event = parseFileEvent(raw);
      if (event?.request.requester !== user || transfers.takeEvent(event)) continue;
      if (event.kind === 'approved') setNotice(approvedWithoutFile(sanitize(event.request.location)));
    }
  });
  useEffect(() => handleEvents(events), [events]);
  useEffect(() => {
    if (!isLive) transfers.handleSessionEnd();
  }, [isLive, transfers]);
  const open = isLive ? pendingFileRequests(events).filter(({ id }) => !hasOwnTransfer(list, id)) : [];
  return { open, notice };
}
