// The tabs of a console and what each of them is divided into: values, and what a user's deed makes of them.
import {
  neighbor,
  panesOf,
  withPane,
  withShare,
  type Direction,
  type Layout,
  type Pane,
  type PaneTarget,
  type Path,
  type Toward,
} from './layout.ts';

export interface Tab {
  id: number;
  /** Given by the user; empty where the session's own name stands. */
  name: string;
  layout: Layout;
  /** The pane that has the focus, or gets it when the tab is shown. */
  focus: number;
}

export interface Workspace {
  tabs: readonly Tab[];
  /** The tab that is shown. */
  shown: number;
  /** The next id, of a tab or of a pane. */
  next: number;
}

export const MOST_PANES = 8;
export const MOST_TABS = 20;
export const LONGEST_NAME = 60;

const pane = (id: number, target: PaneTarget): Pane => ({ at: 'pane', id, target });

const tabWith = (id: number, target: PaneTarget): Tab => ({
  id,
  name: '',
  layout: pane(id + 1, target),
  focus: id + 1,
});

export const workspaceWith = (target: PaneTarget): Workspace => ({ tabs: [tabWith(1, target)], shown: 1, next: 3 });

export function shownTab({ tabs, shown }: Workspace): Tab {
  const tab = tabs.find(({ id }) => id === shown) ?? tabs[0];
  if (!tab) throw new Error('a workspace without a tab');
  return tab;
}

export const focusedPane = (tab: Tab): Pane => {
  const panes = panesOf(tab.layout);
  const found = panes.find(({ id }) => id === tab.focus) ?? panes[0];
  if (!found) throw new Error('a tab without a pane');
  return found;
};

export const allPanes = ({ tabs }: Workspace): Pane[] => tabs.flatMap(({ layout }) => panesOf(layout));

export const tabOf = ({ tabs }: Workspace, paneId: number): Tab | undefined =>
  tabs.find(({ layout }) => panesOf(layout).some(({ id }) => id === paneId));

const changed = (workspace: Workspace, id: number, change: (tab: Tab) => Tab): Workspace => ({
  ...workspace,
  tabs: workspace.tabs.map((tab) => (tab.id === id ? change(tab) : tab)),
});

/** A tab beside the one that is shown, and shown itself; a workspace that is full stays as it is. */
export function openTab(workspace: Workspace, target: PaneTarget): Workspace {
  const { tabs, shown, next } = workspace;
  if (tabs.length >= MOST_TABS) return workspace;
  const at = tabs.findIndex(({ id }) => id === shown) + 1;
  return { tabs: tabs.toSpliced(at, 0, tabWith(next, target)), shown: next, next: next + 2 };
}

/** Divides the focused pane of the shown tab; the new one gets the focus. */
export function splitPane(workspace: Workspace, toward: Toward, target: PaneTarget): Workspace {
  const tab = shownTab(workspace);
  if (panesOf(tab.layout).length >= MOST_PANES) return workspace;
  const { next } = workspace;
  const layout = withPane(tab.layout, focusedPane(tab).id, (first) => ({
    at: 'split',
    toward,
    share: 0.5,
    first,
    second: pane(next, target),
  }));
  return layout
    ? { ...changed(workspace, tab.id, () => ({ ...tab, layout, focus: next })), next: next + 1 }
    : workspace;
}

/** Closes a tab; the one beside it is shown. A workspace is never empty: the last one leaves the choice of a server. */
export function closeTab(workspace: Workspace, id: number): Workspace {
  const { tabs, shown, next } = workspace;
  const at = tabs.findIndex((tab) => tab.id === id);
  if (at < 0) return workspace;
  const rest = tabs.toSpliced(at, 1);
  const beside = rest[Math.min(at, rest.length - 1)];
  if (!beside) return { tabs: [tabWith(next, 'picker')], shown: next, next: next + 2 };
  return { ...workspace, tabs: rest, shown: shown === id ? beside.id : shown };
}

export function closePane(workspace: Workspace, id: number): Workspace {
  const tab = tabOf(workspace, id);
  if (!tab) return workspace;
  const layout = withPane(tab.layout, id, () => undefined);
  if (!layout) return closeTab(workspace, tab.id);
  const left = panesOf(layout);
  const focus = left.some((one) => one.id === tab.focus) ? tab.focus : (left.at(-1)?.id ?? tab.focus);
  return changed(workspace, tab.id, () => ({ ...tab, layout, focus }));
}

export const showTab = (workspace: Workspace, id: number): Workspace =>
  workspace.tabs.some((tab) => tab.id === id) ? { ...workspace, shown: id } : workspace;

/** The tab so many places further; beyond the last comes the first. */
export function stepTab(workspace: Workspace, by: number): Workspace {
  const { tabs } = workspace;
  const at = tabs.indexOf(shownTab(workspace));
  const to = tabs[(at + by + tabs.length) % tabs.length];
  return to ? { ...workspace, shown: to.id } : workspace;
}

/** The tab at a place, counted from one; the ninth is the last one, as in browsers. */
export function nthTab(workspace: Workspace, place: number): Workspace {
  const { tabs } = workspace;
  const tab = place === 9 ? tabs.at(-1) : tabs[place - 1];
  return tab ? { ...workspace, shown: tab.id } : workspace;
}

export function moveTab(workspace: Workspace, id: number, to: number): Workspace {
  const { tabs } = workspace;
  const tab = tabs.find((one) => one.id === id);
  if (!tab) return workspace;
  const place = Math.min(Math.max(to, 0), tabs.length - 1);
  return { ...workspace, tabs: tabs.filter((one) => one !== tab).toSpliced(place, 0, tab) };
}

export const renameTab = (workspace: Workspace, id: number, name: string): Workspace =>
  changed(workspace, id, (tab) => ({ ...tab, name: name.trim().slice(0, LONGEST_NAME) }));

/** Gives a pane the focus, and shows its tab. */
export function focusPane(workspace: Workspace, id: number): Workspace {
  const tab = tabOf(workspace, id);
  if (!tab || (tab.focus === id && workspace.shown === tab.id)) return workspace;
  return { ...changed(workspace, tab.id, () => ({ ...tab, focus: id })), shown: tab.id };
}

export function focusBeside(workspace: Workspace, direction: Direction): Workspace {
  const tab = shownTab(workspace);
  const id = neighbor(tab.layout, tab.focus, direction);
  return id === undefined ? workspace : focusPane(workspace, id);
}

export function setTarget(workspace: Workspace, id: number, target: PaneTarget): Workspace {
  const tab = tabOf(workspace, id);
  const layout = tab && withPane(tab.layout, id, (one) => ({ ...one, target }));
  return tab && layout ? changed(workspace, tab.id, () => ({ ...tab, layout })) : workspace;
}

export const setShare = (
  workspace: Workspace,
  tabId: number,
  { path, share }: { path: Path; share: number },
): Workspace => changed(workspace, tabId, (tab) => ({ ...tab, layout: withShare(tab.layout, path, share) }));
