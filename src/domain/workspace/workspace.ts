// The tabs and panes of the console as immutable values, and the functions that change them.
import {
  neighborPane,
  panesOf,
  replacePane,
  replaceShare,
  type Direction,
  type Layout,
  type Pane,
  type PaneTarget,
  type SplitPath,
  type SplitDirection,
} from './pane-layout.ts';

export interface Tab {
  id: number;
  /** The name that the user chose; empty if the tab shows the name of its session. */
  name: string;
  layout: Layout;
  /** The pane that has the focus, or gets it when the tab is shown. */
  focusedPaneId: number;
}

export interface Workspace {
  tabs: readonly Tab[];
  shownTabId: number;
  /** The next free ID. Tabs and panes share one sequence of IDs. */
  nextId: number;
}

export const MAX_PANES = 8;
export const MAX_TABS = 20;
export const MAX_TAB_NAME_LENGTH = 60;

const createPane = (id: number, target: PaneTarget): Pane => ({ type: 'pane', id, target });

const createTab = (id: number, target: PaneTarget): Tab => ({
  id,
  name: '',
  layout: createPane(id + 1, target),
  focusedPaneId: id + 1,
});

export const createWorkspace = (target: PaneTarget): Workspace => ({
  tabs: [createTab(1, target)],
  shownTabId: 1,
  nextId: 3,
});

export function shownTab({ tabs, shownTabId }: Workspace): Tab {
  const tab = tabs.find(({ id }) => id === shownTabId) ?? tabs[0];
  if (!tab) throw new Error('a workspace without a tab');
  return tab;
}

export const focusedPane = (tab: Tab): Pane => {
  const panes = panesOf(tab.layout);
  const focused = panes.find(({ id }) => id === tab.focusedPaneId) ?? panes[0];
  if (!focused) throw new Error('a tab without a pane');
  return focused;
};

export const allPanes = ({ tabs }: Workspace): Pane[] => tabs.flatMap(({ layout }) => panesOf(layout));

export const tabOf = ({ tabs }: Workspace, paneId: number): Tab | undefined =>
  tabs.find(({ layout }) => panesOf(layout).some(({ id }) => id === paneId));

const updateTab = (workspace: Workspace, id: number, change: (tab: Tab) => Tab): Workspace => ({
  ...workspace,
  tabs: workspace.tabs.map((tab) => (tab.id === id ? change(tab) : tab)),
});

/** Opens a tab next to the shown tab and shows it. A full workspace is returned unchanged. */
export function openTab(workspace: Workspace, target: PaneTarget): Workspace {
  const { tabs, shownTabId, nextId } = workspace;
  if (tabs.length >= MAX_TABS) return workspace;
  const index = tabs.findIndex(({ id }) => id === shownTabId) + 1;
  return { tabs: tabs.toSpliced(index, 0, createTab(nextId, target)), shownTabId: nextId, nextId: nextId + 2 };
}

/** Splits the focused pane of the shown tab and focuses the new pane. A tab with `MAX_PANES` panes is not changed. */
export function splitPane(workspace: Workspace, toward: SplitDirection, target: PaneTarget): Workspace {
  const tab = shownTab(workspace);
  if (panesOf(tab.layout).length >= MAX_PANES) return workspace;
  const { nextId } = workspace;
  const layout = replacePane(tab.layout, focusedPane(tab).id, (first) => ({
    type: 'split',
    toward,
    share: 0.5,
    first,
    second: createPane(nextId, target),
  }));
  return layout
    ? { ...updateTab(workspace, tab.id, () => ({ ...tab, layout, focusedPaneId: nextId })), nextId: nextId + 1 }
    : workspace;
}

/** Closes a tab and shows its neighbor. Closing the last tab opens a tab with the list of servers. */
export function closeTab(workspace: Workspace, id: number): Workspace {
  const { tabs, shownTabId, nextId } = workspace;
  const index = tabs.findIndex((tab) => tab.id === id);
  if (index < 0) return workspace;
  const remainingTabs = tabs.toSpliced(index, 1);
  const neighborTab = remainingTabs[Math.min(index, remainingTabs.length - 1)];
  if (!neighborTab) return { tabs: [createTab(nextId, 'picker')], shownTabId: nextId, nextId: nextId + 2 };
  return { ...workspace, tabs: remainingTabs, shownTabId: shownTabId === id ? neighborTab.id : shownTabId };
}

export function closePane(workspace: Workspace, id: number): Workspace {
  const tab = tabOf(workspace, id);
  if (!tab) return workspace;
  const layout = replacePane(tab.layout, id, () => undefined);
  if (!layout) return closeTab(workspace, tab.id);
  const remainingPanes = panesOf(layout);
  const focusedPaneId = remainingPanes.some((pane) => pane.id === tab.focusedPaneId)
    ? tab.focusedPaneId
    : (remainingPanes.at(-1)?.id ?? tab.focusedPaneId);
  return updateTab(workspace, tab.id, () => ({ ...tab, layout, focusedPaneId }));
}

export const showTab = (workspace: Workspace, id: number): Workspace =>
  workspace.tabs.some((tab) => tab.id === id) ? { ...workspace, shownTabId: id } : workspace;

/** Shows the tab that is `offset` places to the right. The first tab follows the last one. */
export function stepTab(workspace: Workspace, offset: number): Workspace {
  const { tabs } = workspace;
  const index = tabs.indexOf(shownTab(workspace));
  const nextTab = tabs[(index + offset + tabs.length) % tabs.length];
  return nextTab ? { ...workspace, shownTabId: nextTab.id } : workspace;
}

/** Shows the tab at a position from 1. Position 9 shows the last tab, as in browsers. */
export function showNthTab(workspace: Workspace, position: number): Workspace {
  const { tabs } = workspace;
  const tab = position === 9 ? tabs.at(-1) : tabs[position - 1];
  return tab ? { ...workspace, shownTabId: tab.id } : workspace;
}

export function moveTab(workspace: Workspace, id: number, to: number): Workspace {
  const { tabs } = workspace;
  const tab = tabs.find((openTab) => openTab.id === id);
  if (!tab) return workspace;
  const position = Math.min(Math.max(to, 0), tabs.length - 1);
  return { ...workspace, tabs: tabs.filter((openTab) => openTab !== tab).toSpliced(position, 0, tab) };
}

export const renameTab = (workspace: Workspace, id: number, name: string): Workspace =>
  updateTab(workspace, id, (tab) => ({ ...tab, name: name.trim().slice(0, MAX_TAB_NAME_LENGTH) }));

/** Focuses a pane and shows its tab. */
export function focusPane(workspace: Workspace, id: number): Workspace {
  const tab = tabOf(workspace, id);
  if (!tab || (tab.focusedPaneId === id && workspace.shownTabId === tab.id)) return workspace;
  return { ...updateTab(workspace, tab.id, () => ({ ...tab, focusedPaneId: id })), shownTabId: tab.id };
}

export function focusNeighbor(workspace: Workspace, direction: Direction): Workspace {
  const tab = shownTab(workspace);
  const id = neighborPane(tab.layout, tab.focusedPaneId, direction);
  return id === undefined ? workspace : focusPane(workspace, id);
}

export function setTarget(workspace: Workspace, id: number, target: PaneTarget): Workspace {
  const tab = tabOf(workspace, id);
  const layout = tab && replacePane(tab.layout, id, (pane) => ({ ...pane, target }));
  return tab && layout ? updateTab(workspace, tab.id, () => ({ ...tab, layout })) : workspace;
}

export const setShare = (
  workspace: Workspace,
  tabId: number,
  { path, share }: { path: SplitPath; share: number },
): Workspace => updateTab(workspace, tabId, (tab) => ({ ...tab, layout: replaceShare(tab.layout, path, share) }));
