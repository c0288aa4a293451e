// Messages of the terminal tools that are needed immediately: the menu and the notices.

export const TERMINAL_TOOLS = 'Terminal tools';
export const FIND_IN_OUTPUT = 'Find in output';
export const SELECT_ALL = 'Select all';
export const COPY_TEXT = 'Copy as text';
export const SAVE_OUTPUT = 'Save output as a file';
export const CLEAR_OUTPUT = 'Clear output';
export const PASTE_TEXT = 'Paste text';
export const INCREASE_FONT_SIZE = 'Increase font size';
export const DECREASE_FONT_SIZE = 'Decrease font size';
export const RESET_FONT_SIZE = 'Reset font size';
/** Shown in the list of shortcuts. */
export const LEAVE_TERMINAL_SHORTCUT = 'Leave the terminal';
export const OPEN_SETTINGS = 'Terminal settings';

export const NOTHING_SELECTED = 'Nothing is selected. Select text in the terminal, then copy it.';
export const CLIPBOARD_NOT_READ =
  "Couldn't paste: the browser didn't allow access to the clipboard. Allow it for this site, or press Ctrl+Shift+V.";
export const TOOLS_NOT_LOADED = "Couldn't load this tool. Check your network, then try again.";
export const PASTE_TOO_LARGE = 'This text is too large to paste. Upload it as a file instead.';

export const DISMISS_MESSAGE = 'Dismiss message';
