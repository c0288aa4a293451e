import { expect, test } from 'vitest';
import { letterOf } from './letter.ts';

test.each([
  ['grafana', 'G', 0],
  ['a', 'A', 7],
  ['aa', 'A', 4],
  ['søk', 'S', 0],
  ['42', '4', 2],
  ['<b>', '<', 0],
  ['👩‍🚀 moon', '👩‍🚀', 7],
  ['', '', 0],
] as const)('shows "%s" as %s in hue %i', (name, letter, hue) => {
  expect(letterOf(name)).toEqual({ letter, hue });
});

test('shows one letter for a name of any length', () => {
  expect(letterOf('x'.repeat(100_000)).letter).toBe('X');
});
