import { expect, test } from 'vitest';
import {
  CURSOR_SHAPES,
  parseTerminalSettings,
  TERMINAL_THEMES,
  DEFAULT_TERMINAL_SETTINGS,
} from '#domain/terminal/tools/terminal-settings.ts';
import { contrast } from '#ui/theme/test-colors.ts';
import { backgroundOf, terminalOptionsOf } from './terminal-appearance.ts';

test.each(CURSOR_SHAPES)('the cursor can be a %s, blinking or not', (cursor) => {
  expect(terminalOptionsOf({ ...DEFAULT_TERMINAL_SETTINGS, cursor })).toMatchObject({
    cursorStyle: cursor,
    cursorBlink: false,
  });
  expect(terminalOptionsOf({ ...DEFAULT_TERMINAL_SETTINGS, cursor, isCursorBlinking: true }).cursorBlink).toBe(true);
});

test.each(TERMINAL_THEMES)('the theme %s gives the widget all of its colors', (theme) => {
  const { theme: palette = {} } = terminalOptionsOf({ ...DEFAULT_TERMINAL_SETTINGS, theme });
  const { background = '', foreground = '' } = palette;
  expect(background).toBe(backgroundOf({ theme }));
  expect(contrast(background, foreground)).toBeGreaterThanOrEqual(4.5);
  // The ground, the text, the cursor and what is below it, the selection, and the sixteen.
  expect(Object.values(palette).filter((color) => /^#[\da-f]{6}$/.test(String(color)))).toHaveLength(21);
  expect(
    terminalOptionsOf({ ...DEFAULT_TERMINAL_SETTINGS, theme }).theme,
    'the widget would draw everything again',
  ).toBe(palette);
});

test('a font of the user comes before the usual ones, and cannot end its quotes', () => {
  const usual = terminalOptionsOf(DEFAULT_TERMINAL_SETTINGS).fontFamily;
  const settings = parseTerminalSettings('{"font":"Fira Code\\", serif; x"}');
  expect(terminalOptionsOf(settings).fontFamily).toBe(`"Fira Code serif x", ${usual}`);
});

test('the right button selects a word unless it pastes', () => {
  expect(terminalOptionsOf(DEFAULT_TERMINAL_SETTINGS).rightClickSelectsWord).toBe(true);
  expect(terminalOptionsOf({ ...DEFAULT_TERMINAL_SETTINGS, pastesOnRightClick: true }).rightClickSelectsWord).toBe(
    false,
  );
});
