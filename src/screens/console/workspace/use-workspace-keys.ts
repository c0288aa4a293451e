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
import { commandOf, keysTextOf, type WorkspaceCommand } from './workspace-keys.ts';

const WORKSPACE_SHORTCUTS = [
  ['newTab', NEW_SESSION],
  ['closePane', CLOSE_PANE],
  ['nextTab', NEXT_TAB],
  ['previousTab', PREVIOUS_TAB],
  ['tabByNumber', TAB_BY_NUMBER],
  ['splitRight', SPLIT_RIGHT],
  ['splitDown', SPLIT_DOWN],
  ['adjacentPane', ADJACENT_PANE],
  ['broadcast', BROADCAST],
] as const;

function runCommand(command: WorkspaceCommand, actions: WorkspaceActions): void {
  switch (command.type) {
    case 'newTab':
      return actions.newTab();
    case 'closePane':
      return actions.closeFocusedPane();
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
    WORKSPACE_SHORTCUTS.map(([command, description]) => ({
      keys: keysTextOf(command),
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
