import { useEffectEvent, useLayoutEffect } from 'react';
import type { PlayerEvent } from '#domain/recording/player.ts';
import { nextPrint, previousPrint } from '#domain/recording/print-steps.ts';
import type { PlayerView } from '#features/recording/run-player.ts';
import { areShortcutsOn } from '#ui/shortcut/shortcut-switch.ts';
import { shortcutKey } from '#ui/shortcut/shortcut-key.ts';
import { isOverlayOpen, useShortcuts } from '#ui/shortcut/shortcut.ts';
import { BACK_KEY, FORWARD_KEY, NEXT_KEY, NEXT_PRINT, PREVIOUS_PRINT, TO_END, TO_START } from './messages.ts';

const STEP_MS = 5_000;
const PAGE_MS = 60_000;

/** What a key makes of the player; undefined for those that are not its own. */
export function keyEvent(key: string, { player, loaded }: PlayerView): PlayerEvent | undefined {
  const { ms, total } = player;
  const timeline = loaded?.timeline ?? { moments: [], total };
  switch (key) {
    case ' ':
      return { on: 'toggled' };
    case 'ArrowLeft':
      return { on: 'sought', ms: ms - STEP_MS };
    case 'ArrowRight':
      return { on: 'sought', ms: ms + STEP_MS };
    case 'PageDown':
      return { on: 'sought', ms: ms - PAGE_MS };
    case 'PageUp':
      return { on: 'sought', ms: ms + PAGE_MS };
    case 'Home':
      return { on: 'sought', ms: 0 };
    case 'End':
      return { on: 'sought', ms: total };
    case ',':
      return { on: 'stepped', ms: previousPrint(timeline.moments, ms) };
    case '.':
      return { on: 'stepped', ms: nextPrint(timeline, ms) };
    default:
      return undefined;
  }
}

/** Such a control has a use of its own for these keys. */
const isTakenBy = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  target.closest(key === ' ' ? 'button, a, input, select' : 'input:not([type=checkbox]), select') !== null;

/** As the help names them. */
export const keyHelp = (keys: readonly { keys: string; description: string }[]) =>
  keys.map((one) => ({ ...one, group: 'On this page' as const }));

/** Those that the player of desktops has as well, where the proxy seeks. */
export const SPACE_HELP = keyHelp([{ keys: 'Space', description: NEXT_KEY }]);
export const SEEK_HELP = [
  ...SPACE_HELP,
  ...keyHelp([
    { keys: '←', description: BACK_KEY },
    { keys: '→', description: FORWARD_KEY },
    { keys: 'Home', description: TO_START },
    { keys: 'End', description: TO_END },
  ]),
];

const HELP = [
  ...SEEK_HELP,
  ...keyHelp([
    { keys: ',', description: PREVIOUS_PRINT },
    { keys: '.', description: NEXT_PRINT },
  ]),
];

/** The keys of the player, wherever the focus is; switched off with all shortcuts, but on the slider. */
export function usePlayerKeys(press: (key: string) => boolean, help = HELP): void {
  useShortcuts(help);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (isModified || event.defaultPrevented || !areShortcutsOn() || isOverlayOpen()) return;
    if (!isTakenBy(event.target, event.key) && press(shortcutKey(event))) event.preventDefault();
  });
  // Before the page is painted: anyone who sees it may press.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
