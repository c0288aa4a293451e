import { useState } from 'react';
import { isLive, type PaneControls, type PaneReport } from '#screens/console/pane/report.ts';

export interface PaneStates {
  reports: ReadonlyMap<number, PaneReport>;
  controls: ReadonlyMap<number, PaneControls>;
  onReport: (id: number, report: PaneReport | undefined) => void;
  onControls: (id: number, controls: PaneControls) => void;
  /** A session runs, or is about to. */
  isAnyOpen: boolean;
  isAnyLive: boolean;
  /** The names of those of these panes whose session is live. */
  liveAmong: (ids: readonly number[]) => string[];
}

/** What the panes report of themselves, and what can be done to them. */
export function usePanes(): PaneStates {
  const [reports, setReports] = useState<ReadonlyMap<number, PaneReport>>(new Map());
  const [controls] = useState(() => new Map<number, PaneControls>());
  return {
    reports,
    controls,
    onReport: (id, report) =>
      setReports((now) => {
        const next = new Map(now);
        if (report) next.set(id, report);
        else next.delete(id);
        return next;
      }),
    onControls: (id, one) => void controls.set(id, one),
    isAnyOpen: [...reports.values()].some(({ stream }) => stream?.at !== 'ended'),
    isAnyLive: [...reports.values()].some(isLive),
    liveAmong: (ids) =>
      ids.flatMap((id) => {
        const report = reports.get(id);
        return report && isLive(report) ? [report.name] : [];
      }),
  };
}
