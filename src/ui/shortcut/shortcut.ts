import { useLayoutEffect, useRef } from 'react';
import { shortcutKey } from './shortcut-key.ts';
import { areShortcutsOn } from './shortcut-switch.ts';

/** A key, or two that are pressed one after the other (`g s`), and what a help says of it. */
export interface Shortcut {
  keys: string;
  says: string;
  /** Under which heading a help names it. */
  group: 'On this page' | 'Go to' | 'Everywhere';
  /** Left out where something else hears the keys and this is only for the help. */
  act?: () => void;
}

/** Whatever takes letters: a box that is checked takes none. */
const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable=""], [contenteditable="true"]';
const LAYERS = 'dialog:modal, [aria-modal="true"], [role="menu"], [role="listbox"]';
const SECOND_KEY_MS = 1500;

const known = new Set<{ readonly current: readonly Shortcut[] }>();
let begun: { key: string; at: number } | undefined;

/** Whatever can be pressed now, in the order in which it came. */
export const shortcutsHere = (): readonly Shortcut[] => [...known].flatMap(({ current }) => current);

/** Whether something lies over the page that keys belong to first. */
export const isBelowLayer = (): boolean => document.querySelector(LAYERS) !== null;

/** Whether a single-key shortcut may fire there: never while typing, and a terminal listens through a text area. */
const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_INTO) !== null;

function isForUs(event: KeyboardEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  if (modified || event.defaultPrevented || event.isComposing || !areShortcutsOn()) return false;
  return !isTypedInto(event.target) && !isBelowLayer();
}

const isModifier = (key: string): boolean => ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'].includes(key);

function press(event: KeyboardEvent): void {
  if (isModifier(event.key)) return;
  const first = begun && event.timeStamp - begun.at < SECOND_KEY_MS ? `${begun.key} ` : '';
  begun = undefined;
  if (!isForUs(event)) return;
  const here = shortcutsHere();
  const key = shortcutKey(event);
  // The last that came is the nearest: a field in a panel goes before that of the page below.
  const found = here.findLast(({ keys, act }) => act !== undefined && keys === first + key);
  if (found) {
    event.preventDefault();
    found.act?.();
  } else if (here.some(({ keys }) => keys.startsWith(`${key} `))) {
    begun = { key, at: event.timeStamp };
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
    if (known.size === 0) document.addEventListener('keydown', press);
    known.add(latest);
    return () => {
      known.delete(latest);
      if (known.size === 0) document.removeEventListener('keydown', press);
    };
  }, []);
}
