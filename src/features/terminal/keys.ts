import { shortcutKey } from '#ui/shortcut/shortcut-key.ts';

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

/** Leaves the terminal by keyboard; nothing in a shell is bound to it. */
export const LEAVE_TERMINAL_KEY = 'Ctrl+F6';
export const isLeaveKey = ({ key, ctrlKey }: PressedKey): boolean => ctrlKey && key === 'F6';

const isToolChord = ({ ctrlKey, altKey, metaKey }: PressedKey): boolean => ctrlKey && !altKey && !metaKey;

/** Ctrl Shift C, where Ctrl C belongs to the shell; a Mac's Cmd C and pasting are the browser's own. */
export const isCopyKey = (event: PressedKey): boolean =>
  isToolChord(event) && event.shiftKey && shortcutKey(event).toUpperCase() === 'C';

/** What the keys of a terminal ask for besides typing; of the chords only those that shells do not use. */
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

/** How they are written. */
export const TOOL_KEYS = {
  find: 'Ctrl ⇧ F',
  copy: 'Ctrl ⇧ C',
  paste: 'Ctrl ⇧ V',
  clear: 'Ctrl ⇧ K',
  larger: 'Ctrl +',
  smaller: 'Ctrl −',
  usualSize: 'Ctrl 0',
} as const;
