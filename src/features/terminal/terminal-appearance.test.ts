import { expect, test } from 'vitest';
import {
  CURSOR_SHAPES,
  parseTerminalSettings,
  TERMINAL_THEMES,
  DEFAULT_TERMINAL_SETTINGS,
} from '#domain/terminal/tools/terminal-settings.ts';
import { contrast } from '#ui/theme/test-colors.ts';
import { backgroundOf, terminalOptionsOf } from './terminal-appearance.ts';

test.each(CURSOR_SHAPES)('a %s cursor can blink or not', (cursor) => {
  expect(terminalOptionsOf({ ...DEFAULT_TERMINAL_SETTINGS, cursor })).toMatchObject({
    cursorStyle: cursor,
    cursorBlink: false,
  });
  expect(terminalOptionsOf({ ...DEFAULT_TERMINAL_SETTINGS, cursor, isCursorBlinking: true }).cursorBlink).toBe(true);
});

test.each(TERMINAL_THEMES)('the theme %s sets all 21 colors of the widget, with readable text', (theme) => {
  const { theme: palette = {} } = terminalOptionsOf({ ...DEFAULT_TERMINAL_SETTINGS, theme });
  const { background = '', foreground = '' } = palette;
  expect(background).toBe(backgroundOf({ theme }));
  expect(contrast(background, foreground)).toBeGreaterThanOrEqual(4.5);
  // Background, text, cursor, text under the cursor, selection, and the sixteen colors of the palette.
  expect(Object.values(palette).filter((color) => /^#[\da-f]{6}$/.test(String(color)))).toHaveLength(21);
  expect(
    terminalOptionsOf({ ...DEFAULT_TERMINAL_SETTINGS, theme }).theme,
    'a new object would make the widget draw everything again',
  ).toBe(palette);
});

test('the font of the user comes before the default fonts and cannot break out of its quotes', () => {
  const defaultFonts = terminalOptionsOf(DEFAULT_TERMINAL_SETTINGS).fontFamily;
  const settings = parseTerminalSettings('{"font":"Fira Code\\", serif; x"}');
  expect(terminalOptionsOf(settings).fontFamily).toBe(`"Fira Code serif x", ${defaultFonts}`);
});

test('the right button selects a word unless it pastes', () => {
  expect(terminalOptionsOf(DEFAULT_TERMINAL_SETTINGS).rightClickSelectsWord).toBe(true);
  expect(terminalOptionsOf({ ...DEFAULT_TERMINAL_SETTINGS, pastesOnRightClick: true }).rightClickSelectsWord).toBe(
    false,
  );
});
