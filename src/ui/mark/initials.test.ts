import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['mira.keller', 'MK'],
  ['Mira Keller', 'MK'],
  ['mira', 'MI'],
  ['mira@example.com', 'MI'],
  ['deploy-bot-7', 'DB'],
  ['x', 'X'],
  ['élodie_ñandú', 'ÉÑ'],
  ['𝒜lice', '𝒜L'],
  ['@', '?'],
  ['', '?'],
])('shortens %s to %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
