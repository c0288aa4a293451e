import { useLayoutEffect, useRef } from 'react';
import { shortcutKey } from './shortcut-key.ts';
import { areShortcutsOn } from './shortcut-switch.ts';

/** One key, or two keys pressed one after the other (`g s`), with a description for the help. */
export interface Shortcut {
  keys: string;
  description: string;
  /** The heading in the help. */
  group: 'On this page' | 'Go to' | 'Everywhere';
  /** Undefined if another component handles the keys and this entry is only for the help. */
  act?: () => void;
}

/** Elements that accept text; checkboxes and radio buttons do not. */
const TEXT_INPUTS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable=""], [contenteditable="true"]';
const OVERLAYS = 'dialog:modal, [aria-modal="true"], [role="menu"], [role="listbox"]';
const SECOND_KEY_MS = 1500;

const registered = new Set<{ readonly current: readonly Shortcut[] }>();
let firstKey: { key: string; pressedAt: number } | undefined;

/** All registered shortcuts, in the order of registration. */
export const activeShortcuts = (): readonly Shortcut[] => [...registered].flatMap(({ current }) => current);

/** Whether an overlay, such as a dialog or menu, handles keys first. */
export const isOverlayOpen = (): boolean => document.querySelector(OVERLAYS) !== null;

/** Whether the target accepts text, where single-key shortcuts must not fire. A terminal uses a text area. */
const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_INPUTS) !== null;

function mayTriggerShortcut(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  if (hasModifier || event.defaultPrevented || event.isComposing || !areShortcutsOn()) return false;
  return !isTextInput(event.target) && !isOverlayOpen();
}

const isModifier = (key: string): boolean => ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'].includes(key);

function handleKey(event: KeyboardEvent): void {
  if (isModifier(event.key)) return;
  const prefix = firstKey && event.timeStamp - firstKey.pressedAt < SECOND_KEY_MS ? `${firstKey.key} ` : '';
  firstKey = undefined;
  if (!mayTriggerShortcut(event)) return;
  const active = activeShortcuts();
  const key = shortcutKey(event);
  // The last registered shortcut wins: a panel's shortcut takes precedence over the page's.
  const shortcut = active.findLast(({ keys, act }) => act !== undefined && keys === prefix + key);
  if (shortcut) {
    event.preventDefault();
    shortcut.act?.();
  } else if (active.some(({ keys }) => keys.startsWith(`${key} `))) {
    firstKey = { key, pressedAt: event.timeStamp };
  }
}

/** Handles shortcuts while mounted, except in text fields and behind an open dialog or menu. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  // Registered before paint, because users may press keys as soon as they see the page.
  useLayoutEffect(() => {
    if (registered.size === 0) document.addEventListener('keydown', handleKey);
    registered.add(latest);
    return () => {
      registered.delete(latest);
      if (registered.size === 0) document.removeEventListener('keydown', handleKey);
    };
  }, []);
}
