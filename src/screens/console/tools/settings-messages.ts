import type { CursorShape, ThemeName } from '#domain/terminal/tools/terminal-settings.ts';
import { DARK, LIGHT } from '#features/theme/messages.ts';
import { once } from '#lib/once.ts';
import { LOCALE } from '#lib/text/locale.ts';

const numberFormat = once(() => new Intl.NumberFormat(LOCALE));

export const STORED_IN_BROWSER = 'They apply to all your terminals in this browser.';
export const COLOR_THEME = 'Color theme';
export const DARK_THEMES = 'Dark themes';
export const LIGHT_THEMES = 'Light themes';
export const THEME_NAMES: Readonly<Record<ThemeName, string>> = {
  dark: DARK,
  darkContrast: 'Dark high contrast',
  darkBlue: 'Dark blue',
  darkWarm: 'Dark warm',
  light: LIGHT,
  lightContrast: 'Light high contrast',
  lightBlue: 'Light blue',
  lightWarm: 'Light warm',
};
export const FONT = 'Font';
export const FONT_HINT = 'The name of a monospaced font on this device. Leave it empty to use the default font.';
export const FONT_SIZE_LABEL = 'Font size';
export const pixels = (size: number): string => `${numberFormat().format(size)} px`;
export const CURSOR = 'Cursor';
export const CURSOR_NAMES: Readonly<Record<CursorShape, string>> = {
  block: 'Block',
  bar: 'Bar',
  underline: 'Underline',
};
export const BLINKING_CURSOR = 'Blinking cursor';
export const COPY_ON_SELECT = 'Copy text when you select it';
export const PASTE_ON_RIGHT_CLICK = 'Paste with the right mouse button';
export const CONFIRM_MULTILINE_PASTE = 'Ask before pasting several lines';
export const RESET_SETTINGS = 'Reset settings';
