import { useState } from 'react';
import { panesOf } from '#domain/workspace/pane-layout.ts';
import * as w from '#domain/workspace/workspace.ts';
import { isChallenged, isSignedOut } from '#screens/console/pane/pane-report.ts';
import type { BroadcastState } from './use-broadcast.ts';
import type { CloseLosses, PaneStates } from './use-pane-states.ts';
import type { ChangeWorkspace } from './use-workspace.ts';

/** A close action that waits for the user's confirmation. */
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

/** The actions of the bars and keys. Asks before it closes panes with live sessions or running transfers. */
export function useWorkspaceActions({ workspace, change, states, broadcast }: WorkspaceActionOptions) {
  const [pendingClose, setPendingClose] = useState<PendingClose>();
  const [renamingTabId, setRenamingTabId] = useState<number>();
  const shownTab = w.shownTab(workspace);
  const focusedPane = w.focusedPane(shownTab);
  const shownIndex = workspace.tabs.indexOf(shownTab);
  const paneIdsOfShownTab = panesOf(shownTab.layout).map(({ id }) => id);
  const broadcastReceivers = broadcast.receivers.filter(({ canType }) => canType);

  const signedOutPaneIds = [...states.reports].flatMap(([id, report]) => (isSignedOut(report) ? id : []));

  const confirmClose = (ids: readonly number[], close: () => void) => {
    const losses = states.lossesOf(ids);
    if (losses.sessions.length + losses.files.length === 0) close();
    else setPendingClose({ losses, close });
  };
  const closeTab = (id: number) => {
    const tab = workspace.tabs.find((candidate) => candidate.id === id);
    if (tab)
      confirmClose(
        panesOf(tab.layout).map((pane) => pane.id),
        () => change((current) => w.closeTab(current, id)),
      );
  };
  const closePane = (id: number) => confirmClose([id], () => change((current) => w.closePane(current, id)));
  return {
    closing: pendingClose,
    tabToRename: workspace.tabs.find(({ id }) => id === renamingTabId),
    cancelClosing: () => setPendingClose(undefined),
    confirmClosing: () => {
      setPendingClose(undefined);
      pendingClose?.close();
    },
    newTab: () => change((current) => w.openTab(current, 'picker')),
    showTab: (id: number) => change((current) => w.showTab(current, id)),
    showAdjacentTab: (offset: 1 | -1) => change((current) => w.stepTab(current, offset)),
    showNthTab: (tabNumber: number) => change((current) => w.showNthTab(current, tabNumber)),
    focusAdjacentPane: (direction: 'left' | 'right' | 'up' | 'down') =>
      change((current) => w.focusNeighbor(current, direction)),
    split: (toward: 'right' | 'down') => change((current) => w.splitPane(current, toward, 'picker')),
    moveTabTo: (id: number, index: number) => change((current) => w.moveTab(current, id, index)),
    moveShownTab: (offset: 1 | -1) => change((current) => w.moveTab(current, shownTab.id, shownIndex + offset)),
    closeTab,
    closeShown: () => closeTab(shownTab.id),
    closePane,
    closeFocusedPane: () => closePane(focusedPane.id),
    rename: setRenamingTabId,
    renameShown: () => setRenamingTabId(shownTab.id),
    finishRenaming: (name?: string) => {
      if (renamingTabId !== undefined && name !== undefined)
        change((current) => w.renameTab(current, renamingTabId, name));
      setRenamingTabId(undefined);
      states.controls.get(focusedPane.id)?.focus();
    },
    /** Ends the focused session for everyone in it. */
    terminate: () => states.controls.get(focusedPane.id)?.terminate(),
    /** Opens the find bar of the focused pane, unless the pane shows a challenge. */
    find: () => isChallenged(states.reports.get(focusedPane.id)) || states.controls.get(focusedPane.id)?.openSearch(),
    /** The number of sessions that ended with the web session. */
    signedOut: signedOutPaneIds.length,
    reconnectAll: () => {
      for (const id of signedOutPaneIds) states.controls.get(id)?.reconnect();
    },
    canBroadcast: broadcastReceivers.length > 1,
    /**
     * Stops a running broadcast. Otherwise starts one with the panes of the shown tab, or with the panes of all tabs if
     * fewer than two panes of the shown tab can receive input.
     */
    toggleBroadcast: () => {
      const ids = broadcastReceivers.flatMap(({ id }) => (paneIdsOfShownTab.includes(id) ? id : []));
      if (broadcast.receiverIds) broadcast.stop();
      else if (broadcastReceivers.length > 1)
        broadcast.start(ids.length > 1 ? ids : broadcastReceivers.map(({ id }) => id));
    },
  };
}

export type WorkspaceActions = ReturnType<typeof useWorkspaceActions>;
