// How a terminal looks and behaves, as its user set it.
import type { ITerminalOptions, ITheme } from '@xterm/xterm';
import { TERMINAL_THEMES, type TerminalSettings, type ThemeName } from '#domain/terminal/tools/terminal-settings.ts';
import { terminalThemes, type TerminalTheme } from '#ui/theme/terminal-themes.ts';
import { font as fonts } from '#ui/theme/tokens.ts';

const themes: Readonly<Record<ThemeName, TerminalTheme>> = terminalThemes;

export const themeOf = ({ theme }: Pick<TerminalSettings, 'theme'>): TerminalTheme => themes[theme];

/** The color of the ground, for what stands around the widget. */
export const groundOf = (settings: Pick<TerminalSettings, 'theme'>): string => themeOf(settings).ground;

function paletteOf({ ground, text, cursor, chosen, ...rest }: TerminalTheme): ITheme {
  const { match: _match, matchText: _matchText, current: _current, currentText: _currentText, ...ansi } = rest;
  return {
    ...ansi,
    background: ground,
    foreground: text,
    cursor,
    cursorAccent: ground,
    selectionBackground: chosen,
  };
}

/** Made once: the widget draws everything again for a theme that is another object. */
const palettes = new Map(TERMINAL_THEMES.map((name) => [name, paletteOf(themes[name])]));

/** The options of the widget. */
export function optionsOf(settings: TerminalSettings): ITerminalOptions {
  const { font, fontSize, cursor, isCursorBlinking, pastesOnRightClick } = settings;
  return {
    theme: palettes.get(settings.theme) ?? {},
    fontFamily: font === '' ? fonts.mono : `"${font}", ${fonts.mono}`,
    fontSize,
    cursorStyle: cursor,
    cursorBlink: isCursorBlinking,
    rightClickSelectsWord: !pastesOnRightClick,
  };
}
