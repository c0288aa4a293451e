// Messages of the key bar for touch screens.

export const TERMINAL_KEYS = 'Terminal keys';
export const ESC = 'Esc';
export const TAB = 'Tab';
export const CTRL = 'Ctrl';
export const LEFT_ARROW = 'Left arrow';
export const DOWN_ARROW = 'Down arrow';
export const UP_ARROW = 'Up arrow';
export const RIGHT_ARROW = 'Right arrow';
export const VERTICAL_BAR = '| vertical bar';
export const SLASH = '/ slash';
export const HYPHEN = '- hyphen';
