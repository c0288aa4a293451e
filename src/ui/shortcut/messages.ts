// What every help on shortcuts says.

export const KEYBOARD_SHORTCUTS = 'Keyboard shortcuts';
