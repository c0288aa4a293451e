import { useEffectEvent, useLayoutEffect } from 'react';
import { isMac } from '#lib/browser/platform.ts';
import { isOverlayOpen, useShortcuts } from '#ui/shortcut/shortcut.ts';
import { NEW_SESSION } from '#domain/terminal/messages.ts';
import { toolOfKey } from '#features/terminal/keys.ts';
import {
  BROADCAST,
  CLOSE_PANE,
  NEXT_TAB,
  NTH_TAB,
  PANE_BESIDE,
  PREVIOUS_TAB,
  SPLIT_DOWN,
  SPLIT_RIGHT,
} from './messages.ts';
import type { Deeds } from './use-deeds.ts';
import { commandOf, type Command } from './workspace-keys.ts';

const KEYS = [
  { keys: 'Alt ⇧ T', macKeys: 'Ctrl ⌘ T', description: NEW_SESSION },
  { keys: 'Alt ⇧ W', macKeys: 'Ctrl ⌘ W', description: CLOSE_PANE },
  { keys: 'Alt PgDn', macKeys: '⌥ PgDn', description: NEXT_TAB },
  { keys: 'Alt PgUp', macKeys: '⌥ PgUp', description: PREVIOUS_TAB },
  { keys: 'Alt 1 … 9', macKeys: 'Ctrl ⌘ 1 … 9', description: NTH_TAB },
  { keys: 'Alt +', macKeys: 'Ctrl ⌘ +', description: SPLIT_RIGHT },
  { keys: 'Alt _', macKeys: 'Ctrl ⌘ −', description: SPLIT_DOWN },
  { keys: 'Alt ⇧ →', macKeys: '⌥ ⇧ →', description: PANE_BESIDE },
  { keys: 'Alt ⇧ B', macKeys: 'Ctrl ⌘ B', description: BROADCAST },
];

function run(command: Command, deeds: Deeds): void {
  switch (command.on) {
    case 'newTab':
      return deeds.newTab();
    case 'closePane':
      return deeds.closePane();
    case 'broadcast':
      return deeds.toggleBroadcast();
    case 'tab':
      return deeds.nth(command.place);
    case 'step':
      return deeds.step(command.by);
    case 'split':
      return deeds.split(command.toward);
    case 'beside':
      return deeds.beside(command.direction);
  }
}

/** The keys of the workspace. The workspace gets them before the terminal does. */
export function useKeys(deeds: Deeds): void {
  useShortcuts(
    KEYS.map(({ keys, macKeys, description }) => ({
      keys: isMac() ? macKeys : keys,
      description,
      group: 'On this page',
    })),
  );
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || isOverlayOpen()) return;
    const isFind = toolOfKey(event)?.tool === 'find';
    const command = commandOf(event, isMac());
    if (!isFind && !command) return;
    event.preventDefault();
    event.stopPropagation();
    if (isFind) deeds.find();
    else if (command) run(command, deeds);
  });
  // Before the page is painted: anyone who sees it may press.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
