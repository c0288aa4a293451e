import { NEW_SESSION } from '#domain/terminal/messages.ts';
import { panesOf } from '#domain/workspace/pane-layout.ts';
import { MAX_PANES, MAX_TABS, shownTab, type Workspace } from '#domain/workspace/workspace.ts';
import type { MenuAction, MenuEntry } from '#ui/menu/menu-content.ts';
import * as messages from './messages.ts';
import type { WorkspaceActions } from './use-workspace-actions.ts';
import { keysTextOf } from './workspace-keys.ts';

export interface TabMenuOptions {
  workspace: Workspace;
  isBroadcasting: boolean;
  actions: WorkspaceActions;
}

const actionEntry = (
  label: string,
  onSelect: () => void,
  { keys, disabledReason }: Pick<MenuAction, 'keys' | 'disabledReason'> = {},
): MenuEntry => ({ kind: 'action', label, onSelect, keys, disabledReason });

export const broadcastLabel = (isBroadcasting: boolean): string =>
  isBroadcasting ? messages.STOP_BROADCAST : messages.BROADCAST;

export const newTabDisabledReason = ({ tabs }: Workspace): string | undefined =>
  tabs.length >= MAX_TABS ? messages.TOO_MANY_TABS : undefined;

export const splitDisabledReason = (workspace: Workspace): string | undefined =>
  panesOf(shownTab(workspace).layout).length >= MAX_PANES ? messages.TOO_MANY_PANES : undefined;

export const broadcastDisabledReason = ({ isBroadcasting, actions }: TabMenuOptions): string | undefined =>
  isBroadcasting || actions.canBroadcast ? undefined : messages.BROADCAST_NEEDS_TWO;

/** The entries of the menu of the shown tab and its panes. */
export function tabMenuEntries(options: TabMenuOptions): MenuEntry[] {
  const { workspace, isBroadcasting, actions } = options;
  const tab = shownTab(workspace);
  const tabIndex = workspace.tabs.indexOf(tab);
  const hasSeveralPanes = panesOf(tab.layout).length > 1;
  const split = { disabledReason: splitDisabledReason(workspace) };
  const closeKeys = { keys: keysTextOf('closePane') };
  return [
    actionEntry(NEW_SESSION, actions.newTab, {
      keys: keysTextOf('newTab'),
      disabledReason: newTabDisabledReason(workspace),
    }),
    { kind: 'separator' },
    actionEntry(messages.SPLIT_RIGHT, () => actions.split('right'), { keys: keysTextOf('splitRight'), ...split }),
    actionEntry(messages.SPLIT_DOWN, () => actions.split('down'), { keys: keysTextOf('splitDown'), ...split }),
    actionEntry(broadcastLabel(isBroadcasting), actions.toggleBroadcast, {
      keys: keysTextOf('broadcast'),
      disabledReason: broadcastDisabledReason(options),
    }),
    { kind: 'separator' },
    actionEntry(messages.RENAME_TAB, actions.renameShown),
    ...(tabIndex > 0 ? [actionEntry(messages.MOVE_TAB_LEFT, () => actions.moveShownTab(-1))] : []),
    ...(tabIndex < workspace.tabs.length - 1
      ? [actionEntry(messages.MOVE_TAB_RIGHT, () => actions.moveShownTab(1))]
      : []),
    { kind: 'separator' },
    ...(hasSeveralPanes ? [actionEntry(messages.CLOSE_PANE, actions.closeFocusedPane, closeKeys)] : []),
    // The keys close the last pane of a tab together with the tab.
    actionEntry(messages.CLOSE_TAB, actions.closeShown, hasSeveralPanes ? {} : closeKeys),
  ];
}
