import { expect, test } from 'vitest';
import { endsPiece, piecesOf, withPieces } from './chips.ts';

test.each([
  ['root', ['root']],
  [' a, b ,,c ', ['a', 'b', 'c']],
  ['a\r\nb\tc\n', ['a', 'b', 'c']],
  ['a b', ['a b']],
  ['^a{1,2}$', ['^a{1,2}$']],
  ['^a,b$\nc', ['^a,b$', 'c']],
  ['{{regexp.replace(external.a, "x", "y")}}', ['{{regexp.replace(external.a, "x", "y")}}']],
  ['  ', []],
])('%j is %j', (text, pieces) => expect(piecesOf(text)).toEqual(pieces));

test.each([
  ['Enter', 'a', true],
  [',', 'a', true],
  [',', '^a{1', false],
  [',', '{{f(a', false],
  [';', 'a', false],
])('%s after %j ends it: %s', (key, draft, ends) => expect(endsPiece(key, draft)).toBe(ends));

test('each is there once', () => {
  const values = ['a'];
  expect(withPieces(values, ['b', 'c'])).toEqual({ values: ['a', 'b', 'c'], doubled: undefined });
  expect(withPieces(values, ['b', 'a'])).toEqual({ values: ['a', 'b'], doubled: 'a' });
  expect(withPieces(values, ['b', 'b'])).toEqual({ values: ['a', 'b'], doubled: 'b' });
  expect(withPieces(values, ['a']).values).toBe(values);
});
