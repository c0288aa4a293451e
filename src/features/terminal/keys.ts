type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

/** Leaves the terminal by keyboard; nothing in a shell is bound to it. */
export const WAY_OUT = 'Ctrl+F6';
export const isWayOutKey = ({ key, ctrlKey }: Key): boolean => ctrlKey && key === 'F6';

/** Ctrl Shift C, where Ctrl C belongs to the shell; a Mac's Cmd C and pasting are the browser's own. */
export const isCopyKey = ({ code, ctrlKey, shiftKey, altKey, metaKey }: Key): boolean =>
  code === 'KeyC' && ctrlKey && shiftKey && !altKey && !metaKey;
