// Texts of the keyboard shortcut help.

export const KEYBOARD_SHORTCUTS = 'Keyboard shortcuts';

export const SINGLE_KEYS = 'Single-key shortcuts';
export const SINGLE_KEYS_ON = 'Not active while you type or work in a terminal.';
export const SINGLE_KEYS_OFF = 'Only shortcuts with Ctrl or ⌘, arrow keys, Enter and Esc work.';
