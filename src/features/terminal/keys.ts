// The keyboard shortcuts of a terminal, and how menus and the help page show them.
import { shortcutKey } from '#ui/shortcut/shortcut-key.ts';

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

/** Moves the focus out of the terminal. Shells do not use this key. */
export const LEAVE_TERMINAL_KEY = 'Ctrl+F6';
export const isLeaveKey = ({ key, ctrlKey }: PressedKey): boolean => ctrlKey && key === 'F6';

const isToolChord = ({ ctrlKey, altKey, metaKey }: PressedKey): boolean => ctrlKey && !altKey && !metaKey;

/** Ctrl Shift C, because Ctrl C belongs to the shell. The browser itself handles pasting, and Cmd C on a Mac. */
export const isCopyKey = (event: PressedKey): boolean =>
  isToolChord(event) && event.shiftKey && shortcutKey(event).toUpperCase() === 'C';

/** Actions of keys in a terminal. Keys that shells use are not included. */
export type KeyTool = { tool: 'find' } | { tool: 'clear' } | { tool: 'fontSize'; step: -1 | 0 | 1 };

const SIZE_STEPS: Readonly<Record<string, -1 | 0 | 1>> = { '+': 1, '=': 1, '-': -1, '0': 0 };

export function toolOfKey(event: PressedKey): KeyTool | undefined {
  if (!isToolChord(event)) return undefined;
  const key = shortcutKey(event);
  if (event.shiftKey && key.toUpperCase() === 'F') return { tool: 'find' };
  if (event.shiftKey && key.toUpperCase() === 'K') return { tool: 'clear' };
  const step = SIZE_STEPS[key];
  return step === undefined ? undefined : { tool: 'fontSize', step };
}

/** The keys as shown in menus and help. */
export const TOOL_KEYS = {
  find: 'Ctrl ⇧ F',
  copy: 'Ctrl ⇧ C',
  paste: 'Ctrl ⇧ V',
  clear: 'Ctrl ⇧ K',
  larger: 'Ctrl +',
  smaller: 'Ctrl −',
  usualSize: 'Ctrl 0',
} as const;
