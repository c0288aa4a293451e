import { expect, test } from 'vitest';
import { COMPOSING, filterComposedKeys, NOT_COMPOSING } from './ime-keys.ts';

const key = (code: string, isDown: boolean, name = code) => ({
  type: 'key' as const,
  code,
  key: name,
  isDown,
  modifiers: { shift: false, control: false, alt: false, meta: false, altGraph: false },
  locks: { scroll: false, num: true, caps: false },
});

test.each([
  ['a key', key('KeyA', true, 'a')],
  ['a dead key', key('BracketLeft', true, 'Dead')],
  ['the release of a key', key('KeyA', false, 'a')],
])('sends %s while no text is composed', (_, event) => {
  expect(filterComposedKeys(NOT_COMPOSING, event)).toEqual({ composing: NOT_COMPOSING, keys: [event] });
});

test('does not send key presses during a composition, but sends releases', () => {
  expect(filterComposedKeys(COMPOSING, key('KeyA', true, 'a')).keys).toEqual([]);
  expect(filterComposedKeys(COMPOSING, key('KeyA', true, 'Process')).keys).toEqual([]);
  expect(filterComposedKeys(COMPOSING, key('ShiftLeft', false)).keys).toEqual([key('ShiftLeft', false)]);
});

test('sends a key that an input method received when it is released, if no text was composed', () => {
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
