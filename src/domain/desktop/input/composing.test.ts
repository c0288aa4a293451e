import { expect, test } from 'vitest';
import { COMPOSES, heard, NOT_COMPOSING } from './composing.ts';

const key = (code: string, isDown: boolean, name = code) => ({
  on: 'key' as const,
  code,
  key: name,
  isDown,
  modifiers: { shift: false, control: false, alt: false, meta: false, altGraph: false },
  locks: { scroll: false, num: true, caps: false },
});

test.each([
  ['any key', key('KeyA', true, 'a')],
  ['a dead key, which the desktop has as well', key('BracketLeft', true, 'Dead')],
  ['a key that comes up', key('KeyA', false, 'a')],
])('%s goes out while nothing is composed', (_, event) => {
  expect(heard(NOT_COMPOSING, event)).toEqual({ composing: NOT_COMPOSING, keys: [event] });
});

test('what a text is composed of stays here, and what went down before comes up', () => {
  expect(heard(COMPOSES, key('KeyA', true, 'a')).keys).toEqual([]);
  expect(heard(COMPOSES, key('KeyA', true, 'Process')).keys).toEqual([]);
  expect(heard(COMPOSES, key('ShiftLeft', false)).keys).toEqual([key('ShiftLeft', false)]);
});

test('a key that an input method looked at goes out as it comes up, if nothing was composed of it', () => {
  const down = key('KeyA', true, 'Process');
  const { composing, keys } = heard(NOT_COMPOSING, down);
  expect(keys).toEqual([]);
  expect(heard(composing, key('KeyB', false)).keys).toEqual([key('KeyB', false)]);
  expect(heard(composing, key('KeyA', false))).toEqual({ composing: NOT_COMPOSING, keys: [down, key('KeyA', false)] });
  expect(heard(COMPOSES, key('KeyA', false)).keys).toEqual([key('KeyA', false)]);
});
