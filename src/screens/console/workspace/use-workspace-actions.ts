import { useState } from 'react';
import { panesOf } from '#domain/workspace/pane-layout.ts';
import * as w from '#domain/workspace/workspace.ts';
import { isChallenged, isSignedOut } from '#screens/console/pane/pane-report.ts';
import type { BroadcastState } from './use-broadcast.ts';
import type { CloseLosses, PaneStates } from './use-pane-states.ts';
import type { ChangeWorkspace } from './use-workspace.ts';

/** The panes to close after the user's confirmation. */
export interface PendingClose {
  losses: CloseLosses;
  close: () => void;
}

interface WorkspaceActionOptions {
  workspace: w.Workspace;
  change: ChangeWorkspace;
  states: PaneStates;
  broadcast: BroadcastState;
}

/** The actions of the bars and keys. Asks before it ends a live session or a running transfer. */
export function useWorkspaceActions({ workspace, change, states, broadcast }: WorkspaceActionOptions) {
  const [pendingClose, setPendingClose] = useState<PendingClose>();
  const [renamingTabId, setRenamingTabId] = useState<number>();
  const visibleTab = w.shownTab(workspace);
  const focused = w.focusedPane(visibleTab);
  const shownIndex = workspace.tabs.indexOf(visibleTab);
  const paneIdsOfShownTab = panesOf(visibleTab.layout).map(({ id }) => id);
  const broadcastReceivers = broadcast.receivers.filter(({ canType }) => canType);

  const signedOut = [...states.reports].flatMap(([id, report]) => (isSignedOut(report) ? id : []));

  const confirmClose = (ids: readonly number[], close: () => void) => {
    const losses = states.lossesOf(ids);
    if (losses.sessions.length + losses.files.length === 0) close();
    else setPendingClose({ losses, close });
  };
  const closeTab = (id: number) => {
    const tab = workspace.tabs.find((one) => one.id === id);
    if (tab)
      confirmClose(
        panesOf(tab.layout).map((pane) => pane.id),
        () => change((now) => w.closeTab(now, id)),
      );
  };
  return {
    closing: pendingClose,
    renamed: workspace.tabs.find(({ id }) => id === renamingTabId),
    keepOpen: () => setPendingClose(undefined),
    confirmClosing: () => {
      setPendingClose(undefined);
      pendingClose?.close();
    },
    newTab: () => change((now) => w.openTab(now, 'picker')),
    show: (id: number) => change((now) => w.showTab(now, id)),
    step: (by: 1 | -1) => change((now) => w.stepTab(now, by)),
    nth: (place: number) => change((now) => w.showNthTab(now, place)),
    beside: (direction: 'left' | 'right' | 'up' | 'down') => change((now) => w.focusNeighbor(now, direction)),
    split: (toward: 'right' | 'down') => change((now) => w.splitPane(now, toward, 'picker')),
    moveTo: (id: number, to: number) => change((now) => w.moveTab(now, id, to)),
    move: (by: 1 | -1) => change((now) => w.moveTab(now, visibleTab.id, shownIndex + by)),
    closeTab,
    closeShown: () => closeTab(visibleTab.id),
    closePane: () => confirmClose([focused.id], () => change((now) => w.closePane(now, focused.id))),
    rename: setRenamingTabId,
    renameShown: () => setRenamingTabId(visibleTab.id),
    endRenaming: (name?: string) => {
      if (renamingTabId !== undefined && name !== undefined) change((now) => w.renameTab(now, renamingTabId, name));
      setRenamingTabId(undefined);
      states.controls.get(focused.id)?.focus();
    },
    /** Ends the focused session for everyone in it. */
    terminate: () => states.controls.get(focused.id)?.terminate(),
    /** Opens the find bar of the focused pane, unless the pane shows a challenge. */
    find: () => isChallenged(states.reports.get(focused.id)) || states.controls.get(focused.id)?.openSearch(),
    /** The number of sessions that ended with the web session. */
    signedOut: signedOut.length,
    reconnectAll: () => {
      for (const id of signedOut) states.controls.get(id)?.reconnect();
    },
    canBroadcast: broadcastReceivers.length > 1,
    /** Starts with the visible panes; the user can add others in the bar. */
    toggleBroadcast: () => {
      const ids = broadcastReceivers.flatMap(({ id }) => (paneIdsOfShownTab.includes(id) ? id : []));
      if (broadcast.receiverIds) broadcast.stop();
      else if (broadcastReceivers.length > 1)
        broadcast.start(ids.length > 1 ? ids : broadcastReceivers.map(({ id }) => id));
    },
  };
}

export type WorkspaceActions = ReturnType<typeof useWorkspaceActions>;
