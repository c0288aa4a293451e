type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

/** Leaves the terminal by keyboard; nothing in a shell is bound to it. */
export const WAY_OUT = 'Ctrl+F6';
export const isWayOutKey = ({ key, ctrlKey }: Key): boolean => ctrlKey && key === 'F6';

/** Ctrl Shift C, where Ctrl C belongs to the shell; a Mac's Cmd C and pasting are the browser's own. */
export const isCopyKey = ({ code, ctrlKey, shiftKey, altKey, metaKey }: Key): boolean =>
  code === 'KeyC' && ctrlKey && shiftKey && !altKey && !metaKey;

/** What the keys of a terminal ask for besides typing; of the chords only those that shells do not use. */
export type KeyTool = { tool: 'find' } | { tool: 'clear' } | { tool: 'fontSize'; step: -1 | 0 | 1 };

const SIZE_STEPS: Readonly<Record<string, -1 | 0 | 1>> = { '+': 1, '=': 1, '-': -1, '0': 0 };

export function keyTool({ key, code, ctrlKey, shiftKey, altKey, metaKey }: Key): KeyTool | undefined {
  if (!ctrlKey || altKey || metaKey) return undefined;
  if (shiftKey && code === 'KeyF') return { tool: 'find' };
  if (shiftKey && code === 'KeyK') return { tool: 'clear' };
  const step = SIZE_STEPS[key];
  return step === undefined ? undefined : { tool: 'fontSize', step };
}

/** How they are written. */
export const TOOL_KEYS = {
  find: 'Ctrl+Shift+F',
  copy: 'Ctrl+Shift+C',
  paste: 'Ctrl+Shift+V',
  clear: 'Ctrl+Shift+K',
  larger: 'Ctrl++',
  smaller: 'Ctrl+−',
  usualSize: 'Ctrl+0',
} as const;
