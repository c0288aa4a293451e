// What a terminal's tools say that are always there: the menu, its refusals, and the log for screen readers.
import { once } from '#lib/once.ts';
import { LOCALE } from '#lib/text/locale.ts';

const counts = once(() => new Intl.NumberFormat(LOCALE));

export const TOOLS = 'Terminal tools';
export const FIND = 'Find in output';
export const SELECT_ALL = 'Select all';
export const COPY_TEXT = 'Copy as text';
export const SAVE_OUTPUT = 'Save output as a file';
export const CLEAR_OUTPUT = 'Clear output';
export const PASTE_TEXT = 'Paste text';
export const LARGER_FONT = 'Increase font size';
export const SMALLER_FONT = 'Decrease font size';
export const USUAL_FONT_SIZE = 'Reset font size';
export const OPEN_SETTINGS = 'Terminal settings';

export const NOTHING_SELECTED = 'Nothing is selected. Select text in the terminal, then copy it.';
export const CLIPBOARD_NOT_READ =
  "Couldn't paste: the browser didn't allow access to the clipboard. Allow it for this site, or press Ctrl+Shift+V.";
export const TOOLS_NOT_LOADED = "Couldn't load this tool. Check your network, then try again.";
export const PASTE_TOO_LARGE = 'This text is too large to paste. Upload it as a file instead.';

export const OUTPUT_LOG = 'New output';
export const ALTERNATE_SCREEN = 'A full-screen program started.';
export const NORMAL_SCREEN = 'The full-screen program ended.';
export const floodOf = (count: number): string => `${counts().format(count)} lines of output.`;
export const lastLine = (line: string): string => `Last line: ${line}`;
export const DISMISS = 'Dismiss message';
