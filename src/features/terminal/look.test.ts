import { expect, test } from 'vitest';
import { CURSORS, readTerminalSettings, THEMES, USUAL } from '#domain/terminal/tools/settings.ts';
import { contrast } from '#ui/theme/test-colors.ts';
import { groundOf, optionsOf } from './look.ts';

test.each(CURSORS)('the cursor can be a %s, blinking or not', (cursor) => {
  expect(optionsOf({ ...USUAL, cursor })).toMatchObject({ cursorStyle: cursor, cursorBlink: false });
  expect(optionsOf({ ...USUAL, cursor, isCursorBlinking: true }).cursorBlink).toBe(true);
});

test.each(THEMES)('the theme %s gives the widget all of its colors', (theme) => {
  const { theme: palette = {} } = optionsOf({ ...USUAL, theme });
  const { background = '', foreground = '' } = palette;
  expect(background).toBe(groundOf({ theme }));
  expect(contrast(background, foreground)).toBeGreaterThanOrEqual(4.5);
  // The ground, the text, the cursor and what is below it, the selection, and the sixteen.
  expect(Object.values(palette).filter((color) => /^#[\da-f]{6}$/.test(String(color)))).toHaveLength(21);
  expect(optionsOf({ ...USUAL, theme }).theme, 'the widget would draw everything again').toBe(palette);
});

test('a font of the user comes before the usual ones, and cannot end its quotes', () => {
  const usual = optionsOf(USUAL).fontFamily;
  const settings = readTerminalSettings('{"font":"Fira Code\\", serif; x"}');
  expect(optionsOf(settings).fontFamily).toBe(`"Fira Code serif x", ${usual}`);
});

test('the right button selects a word unless it pastes', () => {
  expect(optionsOf(USUAL).rightClickSelectsWord).toBe(true);
  expect(optionsOf({ ...USUAL, pastesOnRightClick: true }).rightClickSelectsWord).toBe(false);
});
