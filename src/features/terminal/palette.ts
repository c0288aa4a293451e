import type { ITheme } from '@xterm/xterm';
import { ansi, terminal } from '#ui/theme/tokens.ts';

/** The terminal's own ground and colours, the same in both themes. */
export const palette: ITheme = {
  ...ansi,
  background: terminal.ground,
  foreground: terminal.text,
  cursor: terminal.text,
  cursorAccent: terminal.ground,
  selectionBackground: terminal.chosen,
};
