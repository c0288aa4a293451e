import { expect, test } from 'vitest';
import { partsOf, withTyped } from './chip-values.ts';

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
])('%j holds %j', (text, parts) => expect(partsOf(text)).toEqual(parts));

test('what stands in a field is added once', () => {
  expect(withTyped(['root'], 'ubuntu, root')).toEqual(['root', 'ubuntu']);
  expect(withTyped(['root'], '')).toEqual(['root']);
});
