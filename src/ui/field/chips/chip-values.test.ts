import { expect, test } from 'vitest';
import { splitValues, withTypedText } from './chip-values.ts';

test.each([
  ['', []],
  [' , ,', []],
  ['root', ['root']],
  [' root, ubuntu ,root', ['root', 'ubuntu']],
  ['DOMAIN\\first last\r\nsecond\tthird', ['DOMAIN\\first last', 'second', 'third']],
  ['a b', ['a b']],
  ['^a{1,2}$', ['^a{1,2}$']],
  ['^a,b$\nc', ['^a,b$', 'c']],
  ['{{regexp.replace(external.a, "x", "y")}}', ['{{regexp.replace(external.a, "x", "y")}}']],
  ['arn:aws:iam::111122223333:role/ops', ['arn:aws:iam::111122223333:role/ops']],
])('splits %j into %j', (text, parts) => expect(splitValues(text)).toEqual(parts));

test('adds each typed value once', () => {
  expect(withTypedText(['root'], 'ubuntu, root')).toEqual(['root', 'ubuntu']);
  expect(withTypedText(['root'], '')).toEqual(['root']);
});
