import { useState } from 'react';
import { inputAction } from '#domain/terminal/participant-modes.ts';
import { environmentsOf, needsConfirmation, receiversOf, type Receiver } from '#domain/workspace/broadcast.ts';
import type { Environment } from '#domain/workspace/environment.ts';
import type { PaneControls, PaneReport } from '#screens/console/pane/report.ts';

interface Panes {
  reports: ReadonlyMap<number, PaneReport>;
  controls: ReadonlyMap<number, PaneControls>;
}

const canType = ({ stream, mode, isOnce }: PaneReport): boolean =>
  !isOnce && stream?.at === 'live' && inputAction(mode, 'x') === 'send';

export interface Broadcasting {
  /** The panes that take part; undefined while it is off. */
  to: ReadonlySet<number> | undefined;
  receivers: readonly (Receiver & { name: string })[];
  /** What is asked before it goes to these. */
  asks: { environments: (Environment | undefined)[]; confirm: () => void; cancel: () => void } | undefined;
  start: (ids: readonly number[]) => void;
  stop: () => void;
  change: (id: number, isOn: boolean) => void;
  type: (typedIn: number, text: string) => void;
}

/** Input to several panes: off until somebody starts it, and asked about where it would reach several environments. */
export function useBroadcast({ reports, controls }: Panes): Broadcasting {
  const [to, setTo] = useState<ReadonlySet<number>>();
  const [wanted, setWanted] = useState<ReadonlySet<number>>();
  const receivers = [...reports].map(([id, report]) => ({
    id,
    name: report.name,
    environment: report.environment,
    canType: canType(report),
  }));
  const among = (ids: ReadonlySet<number>) => receivers.filter((one) => ids.has(one.id) && one.canType);
  // It never starts again by itself, not even when a session is reconnected.
  if (to && among(to).length === 0) setTo(undefined);
  const want = (ids: ReadonlySet<number>) => (needsConfirmation(among(ids)) ? setWanted(ids) : setTo(ids));
  return {
    to,
    receivers,
    asks: wanted && {
      environments: environmentsOf(among(wanted)),
      confirm: () => {
        setTo(wanted);
        setWanted(undefined);
      },
      cancel: () => setWanted(undefined),
    },
    start: (ids) => want(new Set(ids)),
    stop: () => setTo(undefined),
    change: (id, isOn) => {
      const next = new Set(to);
      if (!isOn) next.delete(id);
      else next.add(id);
      if (isOn) want(next);
      else setTo(next);
    },
    type: (typedIn, text) => {
      for (const id of receiversOf(typedIn, to, receivers)) controls.get(id)?.type(text);
    },
  };
}
