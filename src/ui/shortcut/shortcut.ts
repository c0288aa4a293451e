import { useLayoutEffect, useRef } from 'react';
import { shortcutKey } from './shortcut-key.ts';
import { areShortcutsOn } from './shortcut-switch.ts';

/** A key, or two that are pressed one after the other (`g s`), and what a help says of it. */
export interface Shortcut {
  keys: string;
  description: string;
  /** Under which heading a help names it. */
  group: 'On this page' | 'Go to' | 'Everywhere';
  /** Left out where something else hears the keys and this is only for the help. */
  act?: () => void;
}

/** Whatever takes letters: a box that is checked takes none. */
const TEXT_INPUTS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable=""], [contenteditable="true"]';
const OVERLAYS = 'dialog:modal, [aria-modal="true"], [role="menu"], [role="listbox"]';
const SECOND_KEY_MS = 1500;

const registered = new Set<{ readonly current: readonly Shortcut[] }>();
let firstKey: { key: string; pressedAt: number } | undefined;

/** Whatever can be pressed now, in the order in which it came. */
export const activeShortcuts = (): readonly Shortcut[] => [...registered].flatMap(({ current }) => current);

/** Whether something lies over the page that keys belong to first. */
export const isOverlayOpen = (): boolean => document.querySelector(OVERLAYS) !== null;

/** Whether a single-key shortcut may fire there: never while typing, and a terminal listens through a text area. */
const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_INPUTS) !== null;

function mayTriggerShortcut(event: KeyboardEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  if (modified || event.defaultPrevented || event.isComposing || !areShortcutsOn()) return false;
  return !isTextInput(event.target) && !isOverlayOpen();
}

const isModifier = (key: string): boolean => ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'].includes(key);

function press(event: KeyboardEvent): void {
  if (isModifier(event.key)) return;
  const prefix = firstKey && event.timeStamp - firstKey.pressedAt < SECOND_KEY_MS ? `${firstKey.key} ` : '';
  firstKey = undefined;
  if (!mayTriggerShortcut(event)) return;
  const active = activeShortcuts();
  const key = shortcutKey(event);
  // The last that came is the nearest: a field in a panel goes before that of the page below.
  const shortcut = active.findLast(({ keys, act }) => act !== undefined && keys === prefix + key);
  if (shortcut) {
    event.preventDefault();
    shortcut.act?.();
  } else if (active.some(({ keys }) => keys.startsWith(`${key} `))) {
    firstKey = { key, pressedAt: event.timeStamp };
  }
}

/** Heard everywhere but in what is typed into and behind an open dialog or menu, for as long as the component is there. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  // Before the page is painted: anyone who sees it may press.
  useLayoutEffect(() => {
    if (registered.size === 0) document.addEventListener('keydown', press);
    registered.add(latest);
    return () => {
      registered.delete(latest);
      if (registered.size === 0) document.removeEventListener('keydown', press);
    };
  }, []);
}
