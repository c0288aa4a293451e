import { useEffectEvent, useLayoutEffect } from 'react';
import type { PlayerEvent } from '#domain/recording/player.ts';
import { nextPrint, previousPrint } from '#domain/recording/print-steps.ts';
import type { PlayerView } from '#features/recording/run-player.ts';
import { areShortcutsOn } from '#ui/shortcut/shortcut-switch.ts';
import { shortcutKey } from '#ui/shortcut/shortcut-key.ts';
import { isOverlayOpen, useShortcuts } from '#ui/shortcut/shortcut.ts';
import {
  BACK_5_SECONDS,
  FORWARD_5_SECONDS,
  PLAY_OR_PAUSE,
  NEXT_PRINT,
  PREVIOUS_PRINT,
  GO_TO_END,
  GO_TO_START,
} from './messages.ts';

const SEEK_STEP_MS = 5_000;
const SEEK_PAGE_MS = 60_000;

/** The event for a key; undefined for keys that the player does not use. */
export function playerEventOf(key: string, { player, loaded }: PlayerView): PlayerEvent | undefined {
  const { ms, total } = player;
  const timeline = loaded?.timeline ?? { moments: [], total };
  switch (key) {
    case ' ':
      return { type: 'toggled' };
    case 'ArrowLeft':
      return { type: 'sought', ms: ms - SEEK_STEP_MS };
    case 'ArrowRight':
      return { type: 'sought', ms: ms + SEEK_STEP_MS };
    case 'PageDown':
      return { type: 'sought', ms: ms - SEEK_PAGE_MS };
    case 'PageUp':
      return { type: 'sought', ms: ms + SEEK_PAGE_MS };
    case 'Home':
      return { type: 'sought', ms: 0 };
    case 'End':
      return { type: 'sought', ms: total };
    case ',':
      return { type: 'stepped', ms: previousPrint(timeline.moments, ms) };
    case '.':
      return { type: 'stepped', ms: nextPrint(timeline, ms) };
    default:
      return undefined;
  }
}

/** Whether the focused control handles this key itself. */
const isHandledByControl = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  target.closest(key === ' ' ? 'button, a, input, select' : 'input:not([type=checkbox]), select') !== null;

/** The keys as shown in the help. */
export const shortcutsOf = (shortcuts: readonly { keys: string; description: string }[]) =>
  shortcuts.map((shortcut) => ({ ...shortcut, group: 'On this page' as const }));

/** All keys of the desktop player's help if the proxy can't seek. */
export const PLAY_PAUSE_SHORTCUTS = shortcutsOf([{ keys: 'Space', description: PLAY_OR_PAUSE }]);
/** The keys of the terminal player that the desktop player has too, if the proxy can seek. */
export const SEEK_SHORTCUTS = [
  ...PLAY_PAUSE_SHORTCUTS,
  ...shortcutsOf([
    { keys: '←', description: BACK_5_SECONDS },
    { keys: '→', description: FORWARD_5_SECONDS },
    { keys: 'Home', description: GO_TO_START },
    { keys: 'End', description: GO_TO_END },
  ]),
];

const PLAYER_SHORTCUTS = [
  ...SEEK_SHORTCUTS,
  ...shortcutsOf([
    { keys: ',', description: PREVIOUS_PRINT },
    { keys: '.', description: NEXT_PRINT },
  ]),
];

/** Handles the keys wherever the focus is, unless the focused control uses them or the user turned shortcuts off. */
export function usePlayerKeys(handleKey: (key: string) => boolean, shortcuts = PLAYER_SHORTCUTS): void {
  useShortcuts(shortcuts);
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (isModified || event.defaultPrevented || !areShortcutsOn() || isOverlayOpen()) return;
    if (!isHandledByControl(event.target, event.key) && handleKey(shortcutKey(event))) event.preventDefault();
  });
  // Registers before the first paint, because the user may press a key as soon as the page is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
