// Keys of the workspace. In a terminal every key belongs to the shell, so these are chords that no shell and no browser
// takes: Alt with Shift, or with a digit or a page key (docs/behaviour.md#the-console-workspace).
import { useEffectEvent, useLayoutEffect } from 'react';
import { isBelowLayer, useShortcuts } from '#ui/shortcut/shortcut.ts';
import { NEW_SESSION } from '#domain/terminal/messages.ts';
import { keyTool } from '#features/terminal/keys.ts';
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

const KEYS = [
  { keys: 'Alt ⇧ T', says: NEW_SESSION },
  { keys: 'Alt ⇧ W', says: CLOSE_PANE },
  { keys: 'Alt PgDn', says: NEXT_TAB },
  { keys: 'Alt PgUp', says: PREVIOUS_TAB },
  { keys: 'Alt 1 … 9', says: NTH_TAB },
  { keys: 'Alt ⇧ +', says: SPLIT_RIGHT },
  { keys: 'Alt ⇧ −', says: SPLIT_DOWN },
  { keys: 'Alt ⇧ →', says: PANE_BESIDE },
  { keys: 'Alt ⇧ B', says: BROADCAST },
];

const ARROWS: Readonly<Record<string, 'left' | 'right' | 'up' | 'down'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What a key with Alt and Shift does. */
function withShift(code: string, deeds: Deeds): (() => void) | undefined {
  const direction = ARROWS[code];
  if (direction) return () => deeds.beside(direction);
  switch (code) {
    case 'KeyT':
      return deeds.newTab;
    case 'KeyW':
      return deeds.closePane;
    case 'Equal':
      return () => deeds.split('right');
    case 'Minus':
      return () => deeds.split('down');
    case 'KeyB':
      return deeds.toggleBroadcast;
    default:
      return undefined;
  }
}

function withAlt(code: string, deeds: Deeds): (() => void) | undefined {
  const digit = /^Digit([1-9])$/.exec(code)?.[1];
  if (digit !== undefined) return () => deeds.nth(Number(digit));
  if (code === 'PageDown') return () => deeds.step(1);
  if (code === 'PageUp') return () => deeds.step(-1);
  return undefined;
}

/** Heard before the terminal hears them, and nowhere else than in this workspace. */
export function useKeys(deeds: Deeds): void {
  useShortcuts(KEYS.map(({ keys, says }) => ({ keys, says, group: 'On this page' })));
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, code, isComposing } = event;
    if (isComposing || isBelowLayer()) return;
    const withKeys = shiftKey ? withShift : withAlt;
    const isFind = keyTool(event)?.tool === 'find';
    const deed = isFind ? deeds.find : altKey && !ctrlKey && !metaKey ? withKeys(code, deeds) : undefined;
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  });
  // Before the page is painted: anyone who sees it may press.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
