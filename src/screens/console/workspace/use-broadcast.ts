import { useState } from 'react';
import { inputAction } from '#domain/terminal/participant-modes.ts';
import { environmentsOf, needsConfirmation, receiversOf, type Receiver } from '#domain/workspace/broadcast.ts';
import type { Environment } from '#domain/workspace/environment.ts';
import type { PaneControls, PaneReport } from '#screens/console/pane/pane-report.ts';

interface BroadcastPanes {
  reports: ReadonlyMap<number, PaneReport>;
  controls: ReadonlyMap<number, PaneControls>;
}

const canReceiveInput = ({ stream, mode, runsOnce }: PaneReport): boolean =>
  !runsOnce && stream?.status === 'live' && inputAction(mode, 'x') === 'send';

export interface BroadcastState {
  /** The IDs of the panes that receive input; undefined while broadcast is off. */
  receiverIds: ReadonlySet<number> | undefined;
  receivers: readonly (Receiver & { name: string })[];
  /** Asks before input is sent to production or to several environments. */
  confirmation: { environments: (Environment | undefined)[]; confirm: () => void; cancel: () => void } | undefined;
  start: (ids: readonly number[]) => void;
  stop: () => void;
  change: (id: number, isOn: boolean) => void;
  broadcastInput: (sourcePaneId: number, text: string) => void;
}

/**
 * Sends input to several panes. Off until the user starts it, with a confirmation for production and for several
 * environments.
 */
export function useBroadcast({ reports, controls }: BroadcastPanes): BroadcastState {
  const [receiverIds, setReceiverIds] = useState<ReadonlySet<number>>();
  const [requestedIds, setRequestedIds] = useState<ReadonlySet<number>>();
  const receivers = [...reports].map(([id, report]) => ({
    id,
    name: report.name,
    environment: report.environment,
    canType: canReceiveInput(report),
  }));
  const receiversAmong = (ids: ReadonlySet<number>) =>
    receivers.filter((receiver) => ids.has(receiver.id) && receiver.canType);
  // Turns broadcast off when no pane can receive input, so that it does not continue when a session reconnects.
  if (receiverIds && receiversAmong(receiverIds).length === 0) setReceiverIds(undefined);
  const requestReceivers = (ids: ReadonlySet<number>) =>
    needsConfirmation(receiversAmong(ids)) ? setRequestedIds(ids) : setReceiverIds(ids);
  return {
    receiverIds,
    receivers,
    confirmation: requestedIds && {
      environments: environmentsOf(receiversAmong(requestedIds)),
      confirm: () => {
        setReceiverIds(requestedIds);
        setRequestedIds(undefined);
      },
      cancel: () => setRequestedIds(undefined),
    },
    start: (ids) => requestReceivers(new Set(ids)),
    stop: () => setReceiverIds(undefined),
    change: (id, isOn) => {
      const nextIds = new Set(receiverIds);
      if (!isOn) nextIds.delete(id);
      else nextIds.add(id);
      if (isOn) requestReceivers(nextIds);
      else setReceiverIds(nextIds);
    },
    broadcastInput: (sourcePaneId, text) => {
      for (const id of receiversOf(sourcePaneId, receiverIds, receivers)) controls.get(id)?.type(text);
    },
  };
}
