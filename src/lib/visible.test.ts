import { expect, test } from 'vitest';
import { visible } from './visible.ts';

test.each([
  ['web-01', 'web-01'],
  ['prüfstand-東京-😀', 'prüfstand-東京-😀'],
  ['שרת-1', 'שרת-1'],
  ['', ''],
  ['web-\u202Etxt.exe', 'web-U+202Etxt.exe'],
  ['\u2066a\u2069', 'U+2066aU+2069'],
  ['a\u200Bb', 'aU+200Bb'],
  ['a\u00ADb', 'aU+00ADb'],
  ['a\u0007b\nc', 'aU+0007bU+000Ac'],
  ['\uFEFFa', 'U+FEFFa'],
])('%j is shown as %j', (text, shown) => expect(visible(text)).toBe(shown));
