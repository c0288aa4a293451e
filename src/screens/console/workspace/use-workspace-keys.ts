import { useEffectEvent, useLayoutEffect } from 'react';
import { isMac } from '#lib/browser/platform.ts';
import { isOverlayOpen, useShortcuts } from '#ui/shortcut/shortcut.ts';
import { NEW_SESSION } from '#domain/terminal/messages.ts';
import { toolOfKey } from '#features/terminal/keys.ts';
import {
  BROADCAST,
  CLOSE_PANE,
  NEXT_TAB,
  TAB_BY_NUMBER,
  ADJACENT_PANE,
  PREVIOUS_TAB,
  SPLIT_DOWN,
  SPLIT_RIGHT,
} from './messages.ts';
import type { WorkspaceActions } from './use-workspace-actions.ts';
import { commandOf, type WorkspaceCommand } from './workspace-keys.ts';

const WORKSPACE_SHORTCUTS = [
  { keys: 'Alt ⇧ T', macKeys: 'Ctrl ⌘ T', description: NEW_SESSION },
  { keys: 'Alt ⇧ W', macKeys: 'Ctrl ⌘ W', description: CLOSE_PANE },
  { keys: 'Alt PgDn', macKeys: '⌥ PgDn', description: NEXT_TAB },
  { keys: 'Alt PgUp', macKeys: '⌥ PgUp', description: PREVIOUS_TAB },
  { keys: 'Alt 1 … 9', macKeys: 'Ctrl ⌘ 1 … 9', description: TAB_BY_NUMBER },
  { keys: 'Alt +', macKeys: 'Ctrl ⌘ +', description: SPLIT_RIGHT },
  { keys: 'Alt _', macKeys: 'Ctrl ⌘ −', description: SPLIT_DOWN },
  { keys: 'Alt ⇧ →', macKeys: '⌥ ⇧ →', description: ADJACENT_PANE },
  { keys: 'Alt ⇧ B', macKeys: 'Ctrl ⌘ B', description: BROADCAST },
];

function runCommand(command: WorkspaceCommand, actions: WorkspaceActions): void {
  switch (command.type) {
    case 'newTab':
      return actions.newTab();
    case 'closePane':
      return actions.closePane();
    case 'broadcast':
      return actions.toggleBroadcast();
    case 'tab':
      return actions.showNthTab(command.place);
    case 'step':
      return actions.showAdjacentTab(command.offset);
    case 'split':
      return actions.split(command.toward);
    case 'beside':
      return actions.focusAdjacentPane(command.direction);
  }
}

/** Handles the keys of the workspace before the terminal receives them. */
export function useWorkspaceKeys(actions: WorkspaceActions): void {
  useShortcuts(
    WORKSPACE_SHORTCUTS.map(({ keys, macKeys, description }) => ({
      keys: isMac() ? macKeys : keys,
      description,
      group: 'On this page',
    })),
  );
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || isOverlayOpen()) return;
    const isFind = toolOfKey(event)?.tool === 'find';
    const command = commandOf(event, isMac());
    if (!isFind && !command) return;
    event.preventDefault();
    event.stopPropagation();
    if (isFind) actions.find();
    else if (command) runCommand(command, actions);
  });
  // Registers before the first paint, because the user may press a key as soon as the page is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
