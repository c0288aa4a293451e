import { useState } from 'react';
import { isLive, type PaneControls, type PaneReport } from '#screens/console/pane/pane-report.ts';

/** The sessions and transfers that stop if the user closes panes. */
export interface CloseLosses {
  /** The names of live sessions. */
  sessions: string[];
  /** The names of files in running transfers. */
  files: string[];
}

export interface PaneStates {
  reports: ReadonlyMap<number, PaneReport>;
  controls: ReadonlyMap<number, PaneControls>;
  onReport: (id: number, report: PaneReport | undefined) => void;
  onControls: (id: number, controls: PaneControls) => void;
  /** Whether a session is running or about to start. */
  hasOpenSession: boolean;
  hasLiveSession: boolean;
  /** The live sessions and running transfers in these panes. */
  lossesOf: (ids: readonly number[]) => CloseLosses;
}

/** Collects the reports of all panes, and the controls to act on them. */
export function usePaneStates(): PaneStates {
  const [reports, setReports] = useState<ReadonlyMap<number, PaneReport>>(new Map());
  const [controls] = useState(() => new Map<number, PaneControls>());
  return {
    reports,
    controls,
    onReport: (id, report) =>
      setReports((current) => {
        const next = new Map(current);
        if (report) next.set(id, report);
        else next.delete(id);
        return next;
      }),
    onControls: (id, paneControls) => void controls.set(id, paneControls),
    hasOpenSession: [...reports.values()].some(({ stream }) => stream?.status !== 'ended'),
    hasLiveSession: [...reports.values()].some(isLive),
    lossesOf: (ids) => {
      const paneReports = ids.flatMap((id) => reports.get(id) ?? []);
      return {
        sessions: paneReports.filter(isLive).map(({ name }) => name),
        files: paneReports.flatMap(({ activeFileNames }) => activeFileNames),
      };
    },
  };
}
