import { describe, expect, test } from 'vitest';
import {
  sanitizeFontName,
  parseTerminalSettings,
  stepFontSize,
  DEFAULT_TERMINAL_SETTINGS,
} from './terminal-settings.ts';

describe('what was kept', () => {
  const all = {
    theme: 'lightWarm',
    font: 'Fira Code',
    fontSize: 18,
    cursor: 'bar',
    isCursorBlinking: true,
    copiesOnSelect: true,
    pastesOnRightClick: true,
    asksForLines: false,
  };

  test('comes back', () => expect(parseTerminalSettings(JSON.stringify(all))).toEqual(all));

  test.each([null, '', 'dark', '[1]', '"x"', 'null', '{', '{"theme":7}'])('%j is as usual', (stored) => {
    expect(parseTerminalSettings(stored)).toEqual(DEFAULT_TERMINAL_SETTINGS);
  });

  test.each([
    [{ theme: 'constructor' }, 'theme', 'dark'],
    [{ cursor: 'wave' }, 'cursor', 'block'],
    [{ fontSize: '18' }, 'fontSize', 13],
    [{ fontSize: 4000 }, 'fontSize', 32],
    [{ fontSize: -1 }, 'fontSize', 8],
    [{ fontSize: 13.4 }, 'fontSize', 13],
    [{ isCursorBlinking: 'yes' }, 'isCursorBlinking', false],
    [{ asksForLines: 0 }, 'asksForLines', true],
    [{ font: 'a"; background: url(//x)' }, 'font', 'a background urlx'],
  ] as const)('%j: %s is %j', (stored, name, value) => {
    expect(parseTerminalSettings(JSON.stringify(stored))[name]).toBe(value);
  });

  test('keeps what can be read beside what cannot', () => {
    expect(parseTerminalSettings('{"theme":"light","cursor":3}')).toEqual({
      ...DEFAULT_TERMINAL_SETTINGS,
      theme: 'light',
    });
  });
});

test.each([
  ['  JetBrains   Mono ', 'JetBrains Mono'],
  ['源ノ角ゴシック Code', '源ノ角ゴシック Code'],
  ['x'.repeat(80), 'x'.repeat(60)],
  ['"\\\n;{}', ''],
])('the font %j is %j', (text, name) => expect(sanitizeFontName(text)).toBe(name));

test.each([
  [13, 1, 14],
  [13, -1, 12],
  [20, 0, 13],
  [32, 1, 32],
  [8, -1, 8],
] as const)('%i stepped by %i is %i', (size, step, next) => expect(stepFontSize(size, step)).toBe(next));
