// Converts the user's terminal settings to options of the widget.
import type { ITerminalOptions, ITheme } from '@xterm/xterm';
import { TERMINAL_THEMES, type TerminalSettings, type ThemeName } from '#domain/terminal/tools/terminal-settings.ts';
import { terminalThemes, type TerminalTheme } from '#ui/theme/terminal-themes.ts';
import { SYSTEM_MONO_FONT } from '#ui/theme/tokens.ts';

const themes: Readonly<Record<ThemeName, TerminalTheme>> = terminalThemes;

export const themeOf = ({ theme }: Pick<TerminalSettings, 'theme'>): TerminalTheme => themes[theme];

/** The background color, for the area around the widget. */
export const backgroundOf = (settings: Pick<TerminalSettings, 'theme'>): string => themeOf(settings).background;

function xtermThemeOf({ background, text, cursor, selection, ...rest }: TerminalTheme): ITheme {
  const {
    match: _match,
    matchText: _matchText,
    currentMatch: _current,
    currentMatchText: _currentText,
    ...ansi
  } = rest;
  return {
    ...ansi,
    background,
    foreground: text,
    cursor,
    cursorAccent: background,
    selectionBackground: selection,
  };
}

/** Created once, because the widget redraws everything when it gets another theme object. */
const xtermThemes = new Map(TERMINAL_THEMES.map((name) => [name, xtermThemeOf(themes[name])]));

export function terminalOptionsOf(settings: TerminalSettings): ITerminalOptions {
  const { font, fontSize, cursor, isCursorBlinking, pastesOnRightClick } = settings;
  return {
    theme: xtermThemes.get(settings.theme) ?? {},
    fontFamily: font === '' ? SYSTEM_MONO_FONT : `"${font}", ${SYSTEM_MONO_FONT}`,
    fontSize,
    cursorStyle: cursor,
    cursorBlink: isCursorBlinking,
    rightClickSelectsWord: !pastesOnRightClick,
  };
}
