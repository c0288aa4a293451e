import { describe, expect, test } from 'vitest';
import {
  sanitizeFontName,
  parseTerminalSettings,
  stepFontSize,
  DEFAULT_TERMINAL_SETTINGS,
} from './terminal-settings.ts';

describe('stored settings', () => {
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

  test('are parsed completely', () => expect(parseTerminalSettings(JSON.stringify(all))).toEqual(all));

  test.each([null, '', 'dark', '[1]', '"x"', 'null', '{', '{"theme":7}'])(
    'are replaced with the defaults if they are %j',
    (stored) => {
      expect(parseTerminalSettings(stored)).toEqual(DEFAULT_TERMINAL_SETTINGS);
    },
  );

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
  ] as const)('with the invalid value %j set %s to %j', (stored, name, value) => {
    expect(parseTerminalSettings(JSON.stringify(stored))[name]).toBe(value);
  });

  test('keep their valid values next to invalid ones', () => {
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
])('the font name %j is sanitized to %j', (text, name) => expect(sanitizeFontName(text)).toBe(name));

test.each([
  [13, 1, 14],
  [13, -1, 12],
  [20, 0, 13],
  [32, 1, 32],
  [8, -1, 8],
] as const)('the font size %i with step %i becomes %i', (size, step, next) =>
  expect(stepFontSize(size, step)).toBe(next),
);
