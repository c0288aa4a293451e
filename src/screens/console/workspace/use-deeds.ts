import { useState } from 'react';
import { panesOf } from '#domain/workspace/pane-layout.ts';
import * as w from '#domain/workspace/workspace.ts';
import { isAsking, isSignedOut } from '#screens/console/pane/report.ts';
import type { Broadcasting } from './use-broadcast.ts';
import type { Losses, PaneStates } from './use-panes.ts';
import type { Change } from './use-workspace.ts';

/** What is to be closed once the user has said so. */
export interface Closing {
  losses: Losses;
  close: () => void;
}

interface Hand {
  workspace: w.Workspace;
  change: Change;
  states: PaneStates;
  broadcast: Broadcasting;
}

/** What can be done to the workspace, by its bars and by keys; what ends a live session or a transfer asks first. */
export function useDeeds({ workspace, change, states, broadcast }: Hand) {
  const [closing, setClosing] = useState<Closing>();
  const [renamed, setRenamed] = useState<number>();
  const shown = w.shownTab(workspace);
  const focused = w.focusedPane(shown);
  const at = workspace.tabs.indexOf(shown);
  const inShown = panesOf(shown.layout).map(({ id }) => id);
  const typable = broadcast.receivers.filter(({ canType }) => canType);

  const signedOut = [...states.reports].flatMap(([id, report]) => (isSignedOut(report) ? id : []));

  const askFirst = (ids: readonly number[], close: () => void) => {
    const losses = states.lossesOf(ids);
    if (losses.sessions.length + losses.files.length === 0) close();
    else setClosing({ losses, close });
  };
  const closeTab = (id: number) => {
    const tab = workspace.tabs.find((one) => one.id === id);
    if (tab)
      askFirst(
        panesOf(tab.layout).map((pane) => pane.id),
        () => change((now) => w.closeTab(now, id)),
      );
  };
  return {
    closing,
    renamed: workspace.tabs.find(({ id }) => id === renamed),
    keepOpen: () => setClosing(undefined),
    confirmClosing: () => {
      setClosing(undefined);
      closing?.close();
    },
    newTab: () => change((now) => w.openTab(now, 'picker')),
    show: (id: number) => change((now) => w.showTab(now, id)),
    step: (by: 1 | -1) => change((now) => w.stepTab(now, by)),
    nth: (place: number) => change((now) => w.showNthTab(now, place)),
    beside: (direction: 'left' | 'right' | 'up' | 'down') => change((now) => w.focusNeighbor(now, direction)),
    split: (toward: 'right' | 'down') => change((now) => w.splitPane(now, toward, 'picker')),
    moveTo: (id: number, to: number) => change((now) => w.moveTab(now, id, to)),
    move: (by: 1 | -1) => change((now) => w.moveTab(now, shown.id, at + by)),
    closeTab,
    closeShown: () => closeTab(shown.id),
    closePane: () => askFirst([focused.id], () => change((now) => w.closePane(now, focused.id))),
    rename: setRenamed,
    renameShown: () => setRenamed(shown.id),
    endRenaming: (name?: string) => {
      if (renamed !== undefined && name !== undefined) change((now) => w.renameTab(now, renamed, name));
      setRenamed(undefined);
      states.controls.get(focused.id)?.focus();
    },
    /** Ends the focused session for everyone in it. */
    terminate: () => states.controls.get(focused.id)?.terminate(),
    /** Finds in the output of the focused pane, unless that asks something. */
    find: () => isAsking(states.reports.get(focused.id)) || states.controls.get(focused.id)?.find(),
    /** How many sessions ended with the web session. */
    signedOut: signedOut.length,
    reconnectAll: () => {
      for (const id of signedOut) states.controls.get(id)?.reconnect();
    },
    canBroadcast: typable.length > 1,
    /** Begins with the panes in sight; others are added in the bar. */
    toggleBroadcast: () => {
      const ids = typable.flatMap(({ id }) => (inShown.includes(id) ? id : []));
      if (broadcast.to) broadcast.stop();
      else if (typable.length > 1) broadcast.start(ids.length > 1 ? ids : typable.map(({ id }) => id));
    },
  };
}

export type Deeds = ReturnType<typeof useDeeds>;
