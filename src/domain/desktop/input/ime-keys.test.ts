import { expect, test } from 'vitest';
import { COMPOSING, filterComposedKeys, NOT_COMPOSING } from './ime-keys.ts';

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
  expect(filterComposedKeys(NOT_COMPOSING, event)).toEqual({ composing: NOT_COMPOSING, keys: [event] });
});

test('what a text is composed of stays here, and what went down before comes up', () => {
  expect(filterComposedKeys(COMPOSING, key('KeyA', true, 'a')).keys).toEqual([]);
  expect(filterComposedKeys(COMPOSING, key('KeyA', true, 'Process')).keys).toEqual([]);
  expect(filterComposedKeys(COMPOSING, key('ShiftLeft', false)).keys).toEqual([key('ShiftLeft', false)]);
});

test('a key that an input method looked at goes out as it comes up, if nothing was composed of it', () => {
  const down = key('KeyA', true, 'Process');
  const { composing, keys } = filterComposedKeys(NOT_COMPOSING, down);
  expect(keys).toEqual([]);
  expect(filterComposedKeys(composing, key('KeyB', false)).keys).toEqual([key('KeyB', false)]);
  expect(filterComposedKeys(composing, key('KeyA', false))).toEqual({
    composing: NOT_COMPOSING,
    keys: [down, key('KeyA', false)],
  });
  expect(filterComposedKeys(COMPOSING, key('KeyA', false)).keys).toEqual([key('KeyA', false)]);
});
